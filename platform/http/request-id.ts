import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Log } from "../log/log.ts";
import { withRequestContext } from "../log/request-context.ts";
import { answerHeaders } from "./answer-headers.ts";
import type { AppEnv } from "./variables.ts";

/** An id from outside is kept when it can neither break a log line nor be a capability. */
const idShape = /^[A-Za-z0-9._-]{8,36}$/;

/** Gives each request an id, from X-Request-Id or new; response, log lines and problem documents contain it. */
export const requestId = (log: Log) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header("x-request-id");
    const id = given && idShape.test(given) ? given : randomUUID();
    c.set("requestId", id);
    c.set("log", log);
    await withRequestContext({ requestId: id }, next);
    answerHeaders(c).set("x-request-id", id);
  });
