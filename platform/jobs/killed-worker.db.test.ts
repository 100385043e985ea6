import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { migratedTestDatabase } from "../database/migrated-test-database.ts";
import { silentLog } from "../log/log.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, handleJob } from "./job.ts";
import { listJobs } from "./jobs-view.ts";
import { freeAbandonedJobs } from "./presence.ts";
import { startWorker } from "./worker.ts";

const database = await migratedTestDatabase();
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill("SIGKILL");
});

const print = defineJob("print", z.object({ order: z.string() }));

/** A worker in a process of its own that takes the job and never ends it. */
async function startHangingWorker() {
  const url = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const program = `
    import { startWorker } from ${url("worker.ts")};
    import { silentLog } from ${url("../log/log.ts")};
    const work = () => new Promise(() => { process.stdout.write("begun"); setInterval(() => {}, 1000); });
    startWorker({ url: ${JSON.stringify(database.url)}, handlers: [{ name: "print", work }], concurrency: 1, log: silentLog });
  `;
  child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

test("the job of a killed process is done by the next worker at once; that of a living one is left alone", async () => {
  await enqueue(database.db, print, { order: "o-1" });
  const holder = await startHangingWorker();
  expect(await freeAbandonedJobs(database.pool)).toEqual([]);
  expect((await listJobs(database.db)).jobs).toMatchObject([{ state: "running", attempts: 1 }]);

  holder.kill("SIGKILL");
  await once(holder, "exit");
  const finished = Promise.withResolvers<number>();
  const handlers = [handleJob(print, async (_, { attempt }) => finished.resolve(attempt))];
  const worker = startWorker({ url: database.url, handlers, concurrency: 1, log: silentLog });
  expect(await finished.promise).toBe(2);
  await worker.stop();
  expect((await listJobs(database.db)).total).toBe(0);
});
