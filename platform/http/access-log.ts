import { createMiddleware } from "hono/factory";
import { deviceOf } from "./device.ts";
import type { AppEnv } from "./variables.ts";

const health = /^\/health\//;

/**
 * One line per request, without its query, which may contain personal values.
 *
 * @param polled paths that open pages request every few seconds: logged at debug level, like health, because their
 * lines would show how long each network looked at what
 */
export const accessLog = (polled: readonly string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { clientAddress: client, pageCache } = c.var;
    const device = deviceOf(c.req.header("user-agent")).words;
    const line = { method, path, status: c.res.status, ms, client, device, ...(pageCache && { cache: pageCache }) };
    c.var.log[health.test(path) || polled.includes(path) ? "debug" : "info"](line, "request");
  });
