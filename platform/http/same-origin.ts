import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "./problem.ts";
import type { AppEnv } from "./variables.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site makes a visitor's browser request. Browsers send the origin; API clients (webhooks,
 * curl) send neither origin nor a visitor's cookies.
 *
 * @param keyed addresses that check a key in the request and no cookie, with those below them
 */
export const sameOrigin = (keyed: readonly string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isKeyed = keyed.some((prefix) => c.req.path.startsWith(`${prefix}/`));
    if (isKeyed || harmless.has(c.req.method) || comesFromHere(c)) return next();
    return problem(c, { status: 403, kind: "cross-site" });
  });

function comesFromHere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  // "none" is the visitor herself, without any page.
  if (site !== undefined) return site === "same-origin" || site === "none";
  // Browsers leave out Sec-Fetch-Site on plain http.
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === (c.req.header("host") ?? new URL(c.req.url).host);
}
