import { createMiddleware } from "hono/factory";
import { answerHeaders } from "./answer-headers.ts";
import type { AppEnv } from "./variables.ts";

/** An answer that sets a cookie is for one visitor: no shared cache may keep it, whatever its handler said. */
export const privateCookies = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.has("set-cookie")) answerHeaders(c).set("cache-control", "private, no-store");
});
