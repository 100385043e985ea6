/**
 * The process in which photos are decoded, started by `decoder.ts`. It knows no secrets, and whatever a hostile file
 * does to it, the shop lives on.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { type ExamineRequest, examinePhoto } from "./examine-photo.ts";

// Each file is read once; two processes beside each other use two cores better than threads within one.
sharp.cache(false);
sharp.concurrency(1);
// Nothing but the formats the shop takes is ever opened, whatever a file's first bytes make the library think.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadTiff",
    "VipsForeignLoadHeif",
  ],
});
dieFirst();

process.on("message", (request: ExamineRequest) => {
  examinePhoto(request).then(
    (verdict) => process.send?.({ verdict }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// Not exit(), which would wait for the picture being decoded.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl-C reaches every process of a terminal; the shop ends this one itself, so that no photo is blamed for it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

/** When memory runs out, Linux ends this process and not the shop. */
function dieFirst() {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // A system that does not allow it still has the limit of `decoder.ts`.
  }
}
