import type { Pool, PoolClient } from "pg";
import type { Log } from "../log/log.ts";

/** First half of the advisory lock numbers that stand for living workers: "PPJW". */
const presenceLocks = 0x50_50_4a_57;
const reconnectDelay = 500;

/** While it is held, nobody takes this worker's jobs for abandoned. */
export interface Presence {
  /** Resolves as soon as the presence is held; a worker takes no job before. */
  held(): Promise<void>;
  leave(): void;
}

/**
 * Shows that a worker lives by holding a lock in a database session of its own. When the process dies, however it
 * dies, PostgreSQL ends the session and the lock is free: no heartbeat and no clock is needed.
 *
 * @param poolId graphile-worker's name for this worker, as in `locked_by` of its jobs
 */
export function showPresence(pool: Pool, poolId: string, log: Log): Presence {
  let left = false;
  let client: PoolClient | undefined;
  let holding = hold();

  async function hold(): Promise<void> {
    while (!left) {
      try {
        await connect();
        return;
      } catch (err) {
        log.warn({ err }, "worker presence cannot be recorded, retrying");
        await new Promise((resolve) => setTimeout(resolve, reconnectDelay));
      }
    }
  }

  async function connect() {
    const session = await pool.connect();
    try {
      await session.query("select pg_advisory_lock($1, hashtext($2))", [presenceLocks, poolId]);
    } catch (error) {
      session.release(true);
      throw error;
    }
    client = session;
    session.once("error", () => {
      // Given back already: the database ended after we left.
      if (client !== session) return;
      client = undefined;
      session.release(true);
      if (!left) holding = hold();
    });
    if (left) leave();
  }

  function leave() {
    left = true;
    client?.release(true);
    client = undefined;
  }

  return { held: () => holding, leave };
}

/**
 * Frees the jobs of workers that are no more, so that they are tried again now and not after graphile-worker's
 * four hours.
 *
 * @returns the names of the dead workers
 */
export async function freeAbandonedJobs(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ dead: string[] }>(
    `with holders as materialized (
       select locked_by from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null
     ), dead as materialized (
       select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
     ), found as materialized (
       select coalesce(array_agg(locked_by), '{}') as dead from dead
     )
     select dead, graphile_worker.force_unlock_workers(dead) from found`,
    [presenceLocks],
  );
  return rows[0]?.dead ?? [];
}
