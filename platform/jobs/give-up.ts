import type { JobHelpers } from "graphile-worker";

/** Thrown to graphile-worker, which knows exceptions only. */
export class JobGaveUp extends Error {
  override readonly name = "JobGaveUp";
}

/**
 * Makes the present attempt the last one. graphile-worker 0.17.3 has no call for a job that runs, so this writes
 * its own table; the version is pinned.
 */
export async function endAttempts({ job, query }: JobHelpers, reason: string): Promise<never> {
  await query("update graphile_worker._private_jobs set max_attempts = attempts where id = $1", [job.id]);
  job.max_attempts = job.attempts;
  throw new JobGaveUp(reason);
}
