import type { z } from "zod";
import type { Log } from "../log/log.ts";

/** A kind of background work: its name in the database and the shape of what it is given. */
export interface Job<Payload> {
  /** Kebab-case, unique over all services; stored with each job, so renaming needs a migration. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Tries before it is left for the operator (dead letter). */
  readonly maxAttempts: number;
}

/** Twelve attempts, waiting e^n seconds after the nth (6 hours at most), stretch over about 17 hours. */
export const defaultMaxAttempts = 12;

/**
 * Declares a kind of job.
 *
 * @example
 * export const sendConfirmation = defineJob("send-order-confirmation", z.object({ orderId: z.uuid() }));
 */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { maxAttempts = defaultMaxAttempts }: { readonly maxAttempts?: number } = {},
): Job<Payload> {
  return { name, payload, maxAttempts };
}

/** The run as its handler sees it. */
export interface JobRun {
  readonly id: string;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly log: Log;
  /** Aborts when the process stops; a long job ends early then and is tried again. */
  readonly signal: AbortSignal;
}

/** Trying again would not help: the job goes to the dead letters at once, with this reason for the operator. */
export interface GaveUp {
  readonly gaveUp: string;
}

/** Result of a handler whose work can never succeed in its present form. */
export const giveUp = (reason: string): GaveUp => ({ gaveUp: reason });

/** Returning is success; an exception is tried again later. A job may run twice after a crash: make it idempotent. */
// biome-ignore lint/suspicious/noConfusingVoidType: handlers mostly return nothing
export type JobWork<Payload> = (payload: Payload, run: JobRun) => Promise<void | GaveUp>;

/** A job and the work that does it. */
export interface JobHandler {
  readonly name: string;
  readonly work: (payload: unknown, run: JobRun) => ReturnType<JobWork<unknown>>;
}

/**
 * Binds a job to its work. A stored payload that no longer fits the schema is given up with the fields named.
 *
 * @example
 * handleJob(sendConfirmation, async ({ orderId }, { log }) => { ... })
 */
export function handleJob<Payload>(job: Job<Payload>, work: JobWork<Payload>): JobHandler {
  return {
    name: job.name,
    work: async (stored, run) => {
      const payload = job.payload.safeParse(stored);
      if (!payload.success) return giveUp(`payload does not fit: ${payload.error.message}`);
      return work(payload.data, run);
    },
  };
}
