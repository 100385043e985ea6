import { parseCronItems } from "graphile-worker";
import pg from "pg";
import type { Log } from "../log/log.ts";
import { type CronJob, toCronItem } from "./cron.ts";
import type { JobHandler } from "./job.ts";
import { freeAbandonedJobs } from "./presence.ts";
import { type Round, startRound } from "./round.ts";
import { toTaskList } from "./task-list.ts";

export interface WorkerOptions {
  readonly url: string;
  readonly handlers: readonly JobHandler[];
  readonly cron?: readonly CronJob[];
  /** Jobs at a time. */
  readonly concurrency: number;
  readonly log: Log;
}

/** Does jobs until it is stopped. */
export interface JobWorker {
  /** Whether jobs are being done now; false while the database is away. */
  isRunning(): boolean;
  /**
   * Takes no more jobs and waits for the running ones. Their signal aborts after half the time; what still runs after
   * `within` milliseconds is given back to be tried again.
   */
  stop(options?: { readonly within?: number }): Promise<void>;
}

const restartDelay = 1_000;
const abandonedCheckInterval = 10_000;
/** Ctrl-C ends the shop within 5 s. */
const defaultStopWithin = 4_000;
/** Beside one connection per job: listening, presence, clean-up. */
const extraConnections = 3;

/**
 * Starts doing jobs with connections of its own. Survives the database going away and coming back; at start and every
 * ten seconds takes over the jobs of workers that died.
 *
 * @throws when two handlers claim one job or a cron pattern is wrong (bugs of the program's assembly)
 */
export function startWorker({ url, handlers, cron = [], concurrency, log }: WorkerOptions): JobWorker {
  const pool = openPool(url, concurrency + extraConnections, log);
  const ending = new AbortController();
  const tasks = toTaskList(handlers, log, ending.signal);
  const cronItems = parseCronItems(cron.map(toCronItem));
  let round: Round | undefined;
  let endPause = () => {};
  let stopping = false;

  async function freeAbandoned() {
    try {
      const dead = await freeAbandonedJobs(pool);
      if (dead.length > 0) log.warn({ dead }, "jobs of dead workers are tried again");
    } catch (err) {
      log.debug({ err }, "abandoned jobs could not be fetched");
    }
  }

  /** One round lasts until a stop or until graphile-worker gives up on a broken database; then the next begins. */
  async function work() {
    while (!stopping) {
      try {
        await freeAbandoned();
        round = await startRound({ pool, tasks, cron: cronItems, concurrency, log });
        if (stopping) await round.stop(defaultStopWithin); // told to while it was starting
        await round.ended;
      } catch (err) {
        if (!stopping) log.error({ err }, "job worker failed, starting again");
      }
      round = undefined;
      if (!stopping) await pause(restartDelay);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const finished = work();
  const check = setInterval(freeAbandoned, abandonedCheckInterval);
  return {
    isRunning: () => round?.isReady() ?? false,
    stop: async ({ within = defaultStopWithin } = {}) => {
      stopping = true;
      clearInterval(check);
      endPause();
      const hurry = setTimeout(() => ending.abort(), within / 2);
      await round?.stop(within);
      clearTimeout(hurry);
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, within).unref())]);
      await pool.end();
    },
  };
}

function openPool(connectionString: string, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5_000, application_name: "passepartout" });
  pool.on("error", (err) => log.debug({ err }, "an idle worker connection was lost"));
  pool.on("connect", (client) => client.on("error", (err) => log.debug({ err }, "a worker connection was lost")));
  return pool;
}
