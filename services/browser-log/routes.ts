import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { limitBody } from "../../platform/http/body-limit.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { withoutRequestContext } from "../../platform/log/request-context.ts";
import { type BrowserLogs, browserLogPaths, browserLogs, type LogCounts, logCounts, mostBytes } from "./contract.ts";
import type { BrowserLog } from "./service.ts";

const sample = { page: "/leinwanddruck", details: { message: "x is not a function" } };
const exampleBatch: BrowserLogs = {
  page: sample.page,
  entries: [{ name: "browser-error", level: "error", times: 2, details: sample.details }],
};
const exampleCounts: LogCounts = {
  counts: [{ name: "browser-error", day: "2026-11-22", count: 2, lastAt: "2026-11-22T09:00:00.000Z", sample }],
};

interface BrowserLogRoutesOptions {
  readonly browserLog: BrowserLog;
  /** Slows down who reports without end. */
  readonly limitReports: MiddlewareHandler<AppEnv>;
}

/** Takes what browsers report. Nobody is asked who she is. */
export function browserLogRoutes({ browserLog, limitReports }: BrowserLogRoutesOptions): Router {
  const app = createRouter();
  app.post(browserLogPaths.log, limitReports, limitBody({ bytes: mostBytes }));
  app.openapi(
    createRoute({
      method: "post",
      path: browserLogPaths.log,
      request: { body: jsonBody(browserLogs, exampleBatch) },
      responses: { 204: { description: "Written down" }, default: problems },
    }),
    async (c) => {
      await withoutRequestContext(() => browserLog.record(c.req.valid("json"), c.var.log));
      return c.body(null, 204);
    },
  );
  return app;
}

/** Browser reports for operators. */
export function browserLogOfficeRoutes(browserLog: BrowserLog, requireOperator: MiddlewareHandler<AppEnv>): Router {
  const app = createRouter();
  app.use(browserLogPaths.counts, requireOperator);
  app.openapi(
    createRoute({
      method: "get",
      path: browserLogPaths.counts,
      responses: { 200: jsonAnswer(logCounts, "Events of browsers by name and day", exampleCounts), default: problems },
    }),
    async (c) => c.json(await browserLog.counts(), 200),
  );
  return app;
}
