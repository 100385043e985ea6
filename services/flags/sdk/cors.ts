import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../../platform/http/variables.ts";

/** By name: a star does not stand for `Authorization` (protocol, section 3). */
const headers = "authorization, content-type, splitsdkversion, splitsdkimpressionsmode, cache-control";

/** Browsers on other hosts may ask: keys open everything here, and cookies nothing. */
export const crossOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS") {
    return c.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-allow-headers": headers,
      "access-control-max-age": "86400",
    });
  }
  await next();
  c.res.headers.set("access-control-allow-origin", "*");
  c.res.headers.set("cross-origin-resource-policy", "cross-origin");
  return undefined;
});
