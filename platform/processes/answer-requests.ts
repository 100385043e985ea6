import { writeFileSync } from "node:fs";

/** The program's side of `createProcessPool`: answers one request after the other until the shop is gone. */
export function answerRequests<Request, Answer>(handle: (request: Request) => Promise<Answer>): void {
  dieFirst();
  process.on("message", (request: Request) => {
    handle(request).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  // Not exit(), which would wait for the picture being decoded.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // Ctrl-C reaches every process of a terminal; the shop ends this one itself, so that no file is blamed for it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}

/** When memory runs out, Linux ends this process and not the shop. */
function dieFirst(): void {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // A system that does not allow it still has the limit of the pool.
  }
}
