import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/database.ts";
import { literally } from "../database/like.ts";

/**
 * State of a job: `scheduled` for later, `waiting`, `running`, `retrying` after an error, or `dead`: out of attempts,
 * so that an operator must act. Finished jobs are deleted.
 */
export const jobStates = ["scheduled", "waiting", "running", "retrying", "dead"] as const;
export type JobState = (typeof jobStates)[number];

/** A job as the office sees it. */
export interface JobView {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string | null;
  readonly jobKey: string | null;
  readonly runAt: Date;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
}

export interface JobFilter {
  readonly state?: JobState;
  /** Found in the name, the payload, the last error, or equal to the id. */
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
}

export interface JobPage {
  readonly jobs: readonly JobView[];
  /** Number of all matches. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export const jobPageSize = 50;

/** The payload is only in graphile-worker's private tables; its version is pinned. */
const allJobs = sql`
  select jobs.id::text as id, tasks.identifier as name, jobs.payload, jobs.attempts::int as attempts,
    jobs.max_attempts::int as "maxAttempts", jobs.last_error as "lastError", jobs.key as "jobKey",
    jobs.run_at as "runAt", jobs.created_at as "createdAt", jobs.locked_at as "startedAt",
    case
      when jobs.locked_at is not null then 'running'
      when jobs.attempts >= jobs.max_attempts then 'dead'
      when jobs.attempts > 0 then 'retrying'
      when jobs.run_at > now() then 'scheduled'
      else 'waiting'
    end as state
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id`;

/** Lists jobs, dead letters before all others and the newest first, 50 a page. */
export async function listJobs(db: Db, filter: JobFilter = {}): Promise<JobPage> {
  const { page = 1 } = filter;
  const matching = sql`select * from (${allJobs}) job where ${matches(filter)}`;
  const [jobs, count] = await Promise.all([
    sql<JobView>`${matching} order by state = 'dead' desc, id::bigint desc limit ${jobPageSize} offset ${(page - 1) * jobPageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from (${matching}) matching`.execute(db),
  ]);
  return { jobs: jobs.rows, total: count.rows[0]?.total ?? 0, page, pageSize: jobPageSize };
}

/** Number of jobs in each state. */
export async function countJobs(db: Db): Promise<Record<JobState, number>> {
  const { rows } = await sql<{ state: JobState; count: number }>`
    select state, count(*)::int as count from (${allJobs}) job group by state`.execute(db);
  const counts = { scheduled: 0, waiting: 0, running: 0, retrying: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

function matches({ state, search }: JobFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`state = ${state}`);
  if (search) {
    const like = `%${literally(search)}%`;
    conditions.push(
      sql`(id = ${search} or name ilike ${like} or payload::text ilike ${like} or "lastError" ilike ${like})`,
    );
  }
  return sql.join(conditions, sql` and `);
}
