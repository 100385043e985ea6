import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { Job } from "./job.ts";

export interface EnqueueOptions {
  /**
   * Allows one waiting job per key: a new one replaces it and resets its attempts. A running job stays, and the new one
   * runs after it.
   */
  readonly jobKey?: string;
  /** Not before this moment. */
  readonly runAt?: Date;
  /** Instead of the job's own number. */
  readonly maxAttempts?: number;
  /** Jobs of one queue run sequentially. */
  readonly queue?: string;
}

/**
 * Puts a job in the database. Inside a transaction it exists only if the transaction commits, so work and its
 * reason never part; it starts within milliseconds of the commit.
 *
 * @returns the id of the job
 * @throws when the payload does not fit the job's schema (a bug of the caller)
 * @example
 * await db.transaction().execute(async (trx) => {
 *   await placeOrder(trx, order);
 *   await enqueue(trx, sendConfirmation, { orderId: order.id }, { jobKey: `confirm:${order.id}` });
 * });
 */
export async function enqueue<Payload>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { jobKey, runAt, maxAttempts = job.maxAttempts, queue }: EnqueueOptions = {},
): Promise<string> {
  const stored = JSON.stringify(job.payload.parse(payload));
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => ${stored}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::integer,
      job_key => ${jobKey ?? null}::text
    )`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`job ${job.name} was not stored`);
  return row.id;
}
