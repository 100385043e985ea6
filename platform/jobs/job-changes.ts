import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../database/database.ts";
import { defaultMaxAttempts } from "./job.ts";

/** Why an operator's wish for a job was not done. */
export type JobChangeProblem = "not-found" | "running";

/** Tries a waiting or dead job again now, with all its attempts. */
export async function retryJob(db: Db, id: string): Promise<Outcome<void, JobChangeProblem>> {
  return change(
    db,
    id,
    (number) => sql`
    select id from graphile_worker.reschedule_jobs(
      array[${number}::bigint], run_at => now(), attempts => 0, max_attempts => ${defaultMaxAttempts}::int)`,
  );
}

/** Sends a waiting job to the dead letters, for a reason the office shows. */
export async function failJob(db: Db, id: string, reason: string): Promise<Outcome<void, JobChangeProblem>> {
  return change(
    db,
    id,
    (number) => sql`
    select id from graphile_worker.permanently_fail_jobs(array[${number}::bigint], ${reason}::text)`,
  );
}

async function change(db: Db, id: string, statement: (id: string) => ReturnType<typeof sql>) {
  if (!/^[1-9]\d{0,17}$/.test(id)) return failed("not-found" as const);
  const { rows } = await statement(id).execute(db);
  if (rows.length > 0) return done(undefined);
  const { rows: found } = await sql`select 1 from graphile_worker._private_jobs where id = ${id}::bigint`.execute(db);
  return failed(found.length > 0 ? ("running" as const) : ("not-found" as const));
}
