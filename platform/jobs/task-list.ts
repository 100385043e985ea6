import type { JobHelpers, TaskList } from "graphile-worker";
import { withJobStatements } from "../database/statement-limit.ts";
import type { Log } from "../log/log.ts";
import { withRequestContext } from "../log/request-context.ts";
import { endAttempts } from "./give-up.ts";
import type { JobHandler } from "./job.ts";

/**
 * Turns handlers into what graphile-worker runs. Each run logs under the id `job-<number>-<attempt>`.
 *
 * @param signal aborts when running jobs should end early
 * @throws when two handlers claim one job (a bug of the program's assembly)
 */
export function toTaskList(handlers: readonly JobHandler[], log: Log, signal: AbortSignal): TaskList {
  const tasks: TaskList = {};
  for (const handler of handlers) {
    if (tasks[handler.name]) throw new Error(`two handlers for job ${handler.name}`);
    tasks[handler.name] = (payload: unknown, helpers: JobHelpers) => runJob(handler, payload, helpers, { log, signal });
  }
  return tasks;
}

interface Surroundings {
  readonly log: Log;
  readonly signal: AbortSignal;
}

async function runJob(handler: JobHandler, payload: unknown, helpers: JobHelpers, { log, signal }: Surroundings) {
  const { id, attempts, max_attempts } = helpers.job;
  await withRequestContext({ requestId: `job-${id}-${attempts}` }, async () => {
    const run = {
      id: String(id),
      attempt: attempts,
      maxAttempts: max_attempts,
      log: log.child({ job: handler.name, jobId: String(id) }),
      signal,
    };
    const result = await withJobStatements(async () => handler.work(withoutCronMark(payload), run));
    if (result) await endAttempts(helpers, result.gaveUp);
  });
}

/** graphile-worker adds when a repeated job was due; our schemas know nothing of it. */
function withoutCronMark(payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || !("_cron" in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}
