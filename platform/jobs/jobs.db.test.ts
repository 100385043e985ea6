import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { migratedTestDatabase } from "../database/migrated-test-database.ts";
import { silentLog } from "../log/log.ts";
import { currentRequestId } from "../log/request-context.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, giveUp, handleJob, type JobHandler } from "./job.ts";
import { failJob, retryJob } from "./job-changes.ts";
import { countJobs, listJobs } from "./jobs-view.ts";
import { type JobWorker, startWorker } from "./worker.ts";

const database = await migratedTestDatabase();
let worker: JobWorker | undefined;

beforeEach(async () => {
  await database.pool.query("truncate graphile_worker._private_jobs");
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const print = defineJob("print", z.object({ order: z.string() }));
const start = (...handlers: JobHandler[]) => {
  worker = startWorker({ url: database.url, handlers, concurrency: 2, log: silentLog });
  return worker;
};
const theJob = async () => (await listJobs(database.db)).jobs[0];
const eventually = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test("a job is done once with its payload, and is gone", async () => {
  const done: string[] = [];
  start(handleJob(print, async ({ order }, { id }) => void done.push(order, id, currentRequestId() ?? "")));
  const id = await enqueue(database.db, print, { order: "o-1" });
  await eventually(async () => expect((await listJobs(database.db)).total).toBe(0));
  expect(done).toEqual(["o-1", id, `job-${id}-1`]);
});

test("a worker told to stop while a finished job is being taken off the list waits for that", async () => {
  const slow = await database.pool.connect();
  const stopping = start(
    handleJob(print, async (_, { id }) => {
      await slow.query("begin");
      await slow.query("select from graphile_worker._private_jobs where id = $1 for update", [id]);
    }),
  );
  await enqueue(database.db, print, { order: "o-1" });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect((await database.pool.query(waiting)).rowCount).toBe(1));

  let stopped = false;
  const end = stopping.stop().then(() => (stopped = true));
  worker = undefined;
  await eventually(() => expect(stopping.isRunning()).toBe(false));
  expect(stopped).toBe(false);
  await slow.query("commit");
  slow.release();
  await end;
  expect((await listJobs(database.db)).total).toBe(0);
});

test("a job enqueued in a transaction that is rolled back never was", async () => {
  const attempt = database.db.transaction().execute(async (trx) => {
    await enqueue(trx, print, { order: "o-1" });
    expect((await listJobs(trx)).total).toBe(1);
    throw new Error("payment declined");
  });
  await expect(attempt).rejects.toThrow("payment declined");
  expect((await listJobs(database.db)).total).toBe(0);
});

test("a payload that does not fit is refused before it is stored", async () => {
  await expect(enqueue(database.db, print, { order: 1 as never })).rejects.toThrow();
  expect((await listJobs(database.db)).total).toBe(0);
});

test("the same key twice is one waiting job, the later one", async () => {
  await enqueue(database.db, print, { order: "old" }, { jobKey: "print:o-1" });
  await enqueue(database.db, print, { order: "new" }, { jobKey: "print:o-1" });
  expect((await listJobs(database.db)).jobs.map(({ payload }) => payload)).toEqual([{ order: "new" }]);
});

test("a job that throws is kept to be tried again later, with the error", async () => {
  let attempts = 0;
  start(
    handleJob(print, async () => {
      attempts++;
      throw new Error("printer offline");
    }),
  );
  await enqueue(database.db, print, { order: "o-1" });
  const job = await eventually(async () => {
    const found = await theJob();
    expect(found?.state).toBe("retrying");
    return found;
  });
  expect(job).toMatchObject({ attempts: 1, maxAttempts: 12, lastError: "printer offline", payload: { order: "o-1" } });
  expect(job && job.runAt > new Date()).toBe(true);
  expect(attempts).toBe(1);
});

test("a job whose attempts are used up is dead, until the operator tries it again", async () => {
  let broken = true;
  const done: string[] = [];
  start(
    handleJob(print, async ({ order }) => {
      if (broken) throw new Error("printer offline");
      done.push(order);
    }),
  );
  const id = await enqueue(database.db, print, { order: "o-1" }, { maxAttempts: 1 });
  await eventually(async () => expect((await theJob())?.state).toBe("dead"));
  expect(await countJobs(database.db)).toEqual({ scheduled: 0, waiting: 0, running: 0, retrying: 0, dead: 1 });
  broken = false;
  expect(await retryJob(database.db, id)).toEqual({ ok: true });
  await eventually(() => expect(done).toEqual(["o-1"]));
});

test("a job that gives up is dead at the first attempt, with its reason", async () => {
  start(handleJob(print, async () => giveUp("the photo was deleted")));
  await enqueue(database.db, print, { order: "o-1" });
  const job = await eventually(async () => {
    const found = await theJob();
    expect(found?.state).toBe("dead");
    return found;
  });
  expect(job).toMatchObject({ attempts: 1, maxAttempts: 1, lastError: "the photo was deleted" });
});

test("an operator can fail a waiting job, but not one that runs or is not there", async () => {
  const release = Promise.withResolvers<void>();
  const id = await enqueue(database.db, print, { order: "o-1" }, { runAt: new Date(Date.now() + 60_000) });
  expect(await theJob()).toMatchObject({ state: "scheduled" });
  expect(await failJob(database.db, id, "ordered by mistake")).toEqual({ ok: true });
  expect(await theJob()).toMatchObject({ state: "dead", lastError: "ordered by mistake" });

  start(handleJob(print, () => release.promise));
  await retryJob(database.db, id);
  await eventually(async () => expect((await theJob())?.state).toBe("running"));
  expect(await failJob(database.db, id, "x")).toEqual({ ok: false, error: "running" });
  expect(await retryJob(database.db, id)).toEqual({ ok: false, error: "running" });
  release.resolve();
  expect(await retryJob(database.db, "987654321")).toEqual({ ok: false, error: "not-found" });
  expect(await retryJob(database.db, "1; drop table")).toEqual({ ok: false, error: "not-found" });
});

test("the list is filtered by state and searched in name, payload and error; wildcards are plain characters", async () => {
  await enqueue(database.db, print, { order: "alpha" }, { runAt: new Date(Date.now() + 60_000) });
  const id = await enqueue(database.db, print, { order: "50%" });
  const orders = async (filter: Parameters<typeof listJobs>[1]) =>
    (await listJobs(database.db, filter)).jobs.map(({ payload }) => (payload as { order: string }).order);
  expect(await orders({})).toEqual(["50%", "alpha"]);
  expect(await orders({ state: "scheduled" })).toEqual(["alpha"]);
  expect(await orders({ search: "PRIN" })).toHaveLength(2);
  expect(await orders({ search: "lph" })).toEqual(["alpha"]);
  expect(await orders({ search: "%" })).toEqual(["50%"]);
  expect(await orders({ search: id })).toEqual(["50%"]);
  expect(await listJobs(database.db, { page: 2 })).toMatchObject({ jobs: [], total: 2, page: 2, pageSize: 50 });
});

test("a stop waits for the running job and takes no other", async () => {
  const begun: string[] = [];
  const release = Promise.withResolvers<void>();
  const first = start(
    handleJob(print, async ({ order }) => {
      begun.push(order);
      await release.promise;
    }),
  );
  for (const order of ["1", "2", "3"]) await enqueue(database.db, print, { order });
  await eventually(() => expect(begun).toHaveLength(2));
  const stopped = first.stop();
  release.resolve();
  await stopped;
  worker = undefined;
  expect(begun).toHaveLength(2);
  expect((await listJobs(database.db)).jobs).toMatchObject([{ state: "waiting" }]);
});

test("a job that outlasts the stop is told so and given back to be tried again", async () => {
  let aborted = false;
  const first = start(
    handleJob(print, async (_, { signal }) => {
      signal.addEventListener("abort", () => (aborted = true));
      await new Promise(() => {});
    }),
  );
  await enqueue(database.db, print, { order: "o-1" });
  await eventually(async () => expect((await theJob())?.state).toBe("running"));
  await first.stop({ within: 300 });
  worker = undefined;
  expect(aborted).toBe(true);
  expect(await theJob()).toMatchObject({ state: "retrying", attempts: 1 });
});

test("a worker told to stop while it starts has ended, not waited", { timeout: 50_000 }, async () => {
  const starting = start(handleJob(print, async () => {}));
  worker = undefined;
  await starting.stop({ within: 60_000 });
  expect(starting.isRunning()).toBe(false);
});

test("a worker says whether it listens, and goes on after its connections were cut", async () => {
  const done: string[] = [];
  const running = start(handleJob(print, async ({ order }) => void done.push(order)));
  await eventually(() => expect(running.isRunning()).toBe(true));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await enqueue(database.db, print, { order: "after" });
  await eventually(() => expect(done).toEqual(["after"]));
  await eventually(() => expect(running.isRunning()).toBe(true));
});
