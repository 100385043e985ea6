import { createMiddleware } from "hono/factory";
import { deviceOf } from "./device.ts";
import type { AppEnv } from "./variables.ts";

/** Callers that ask every few seconds are logged at debug level. */
const quiet = /^\/health\//;

/** One line per request, without its query, where personal values may be. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now();
  await next();
  const { method, path } = c.req;
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const { clientAddress: client, pageCache } = c.var;
  const device = deviceOf(c.req.header("user-agent")).words;
  const line = { method, path, status: c.res.status, ms, client, device, ...(pageCache && { cache: pageCache }) };
  c.var.log[quiet.test(path) ? "debug" : "info"](line, "request");
});
