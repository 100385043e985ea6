import { expect, test } from "vitest";
import { createLog } from "../log/log.ts";
import { startWorker } from "./worker.ts";

test("a worker whose database is away stops at once when it is told to", async () => {
  const failed = Promise.withResolvers<void>();
  const destination = { write: (line: string) => line.includes("starting again") && failed.resolve() };
  const log = createLog({ level: "error", destination });
  const worker = startWorker({ url: "postgres://127.0.0.1:1/none", handlers: [], concurrency: 1, log });
  await failed.promise;
  expect(worker.isRunning()).toBe(false);
  const told = performance.now();
  await worker.stop({ within: 100_000 });
  expect(performance.now() - told).toBeLessThan(50_000);
});
