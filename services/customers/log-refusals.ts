import { createMiddleware } from "hono/factory";
import type { ServerLogName } from "../../core/log-names.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";

/** Logs a form's failures for operators (second specification document, section 8), except status `expected`. */
export const logRefusals = (event: ServerLogName, expected: number | null) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { status } = c.res;
    if (status >= 400 && status !== expected) logEvent(c.var.log, event, { status });
  });
