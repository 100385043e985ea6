import { EventEmitter } from "node:events";
import { type ParsedCronItem, run, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "../log/log.ts";
import { workerLogger } from "../log/worker-logger.ts";
import { finishJobs } from "./finish-jobs.ts";
import { type Presence, showPresence } from "./presence.ts";

export interface RoundOptions {
  readonly pool: Pool;
  readonly tasks: TaskList;
  readonly cron: ParsedCronItem[];
  readonly concurrency: number;
  readonly log: Log;
}

/** One life of graphile-worker, from its start to a stop or to an error it does not survive. */
export interface Round {
  /** Whether it listens for jobs, so that a new one starts at once. */
  isReady(): boolean;
  /** Resolves or rejects when no job is done any more. */
  readonly ended: Promise<void>;
  /** Waits for running jobs so many milliseconds, then gives them back. */
  stop(within: number): Promise<void>;
}

/** Milliseconds between polls without a notification: for jobs that wait for their time or a retry. */
const pollInterval = 2_000;

export async function startRound({ pool, tasks, cron, concurrency, log }: RoundOptions): Promise<Round> {
  const events: WorkerEvents = new EventEmitter();
  const created = Promise.withResolvers<{ workerPool: WorkerPool; presence: Presence }>();
  const stopping = Promise.withResolvers<void>();
  let ready = false;
  events.on("pool:create", ({ workerPool }) => {
    created.resolve({ workerPool, presence: showPresence(pool, workerPool.id, log) });
  });
  events.on("pool:listen:success", () => (ready = true));
  events.on("pool:listen:error", () => (ready = false));
  events.on("job:failed", ({ job, error }) => {
    log.error({ err: error, job: job.task_identifier, jobId: job.id }, "job failed for good");
  });

  const runner = await run({
    preset: finishJobs,
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: cron,
    concurrency,
    pollInterval,
    noHandleSignals: true,
    logger: workerLogger(log),
    events,
    // Asked before each job is taken: none is taken while others could think this worker dead.
    forbiddenFlags: async () => {
      await Promise.race([created.promise.then(({ presence }) => presence.held()), stopping.promise]);
      return null;
    },
  });
  const { workerPool, presence } = await created.promise;
  let graceful: Promise<void> | undefined;
  const endGracefully = () => {
    ready = false;
    graceful ??= runner.stop().catch((err) => log.debug({ err }, "job worker stopped with an error"));
    stopping.resolve();
    return graceful;
  };
  // After one failed query for its task ids, graphile-worker (0.17) caches the failure and never finds a job again,
  // silently. A new round queries again.
  events.on("worker:getJob:error", ({ error }) => {
    log.warn({ err: error }, "jobs cannot be fetched, the job worker restarts");
    endGracefully();
  });
  const ended = runner.promise.finally(() => {
    ready = false;
    presence.leave();
  });
  ended.catch(() => {}); // whoever awaits `ended` hears of it

  return {
    isReady: () => ready,
    ended,
    stop: async (within) => {
      const timer = setTimeout(() => {
        Promise.resolve(workerPool.forcefulShutdown("the shop was stopped")).catch((err) =>
          log.warn({ err }, "running jobs could not be released; the next worker takes them over"),
        );
      }, within);
      await endGracefully();
      clearTimeout(timer);
    },
  };
}
