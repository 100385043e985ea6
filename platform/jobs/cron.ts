import type { CronItem } from "graphile-worker";
import type { Job } from "./job.ts";

/** A job that is enqueued again and again. */
export interface CronJob {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week, in UTC: `"0 3 * * *"` is 3 o'clock each night. */
  readonly pattern: string;
  readonly payload: unknown;
}

/**
 * Enqueues a job by the clock. With many processes each moment still gives one job, and one that has not
 * finished is not doubled.
 *
 * @example
 * everyTime("0 3 * * *", forgetOldBaskets, {})
 */
export function everyTime<Payload>(pattern: string, job: Job<Payload>, payload: Payload): CronJob {
  return { name: job.name, pattern, payload: job.payload.parse(payload) };
}

/** As graphile-worker wants it. */
export function toCronItem({ name, pattern, payload }: CronJob): CronItem {
  return {
    task: name,
    identifier: name,
    match: pattern,
    payload: payload as { [key: string]: unknown },
    options: { jobKey: `cron:${name}`, jobKeyMode: "preserve_run_at" },
  };
}
