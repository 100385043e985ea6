import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./variables.ts";

/**
 * Finds the caller's address. Trusted proxies append the address they saw to X-Forwarded-For; earlier entries are the
 * caller's own claim.
 *
 * @param trustedProxies how many proxies of ours are in front of the shop; 0 ignores the header
 */
export const clientAddress = (trustedProxies: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = forwardedAddress(c.req.header("x-forwarded-for"), trustedProxies);
    c.set("clientAddress", forwarded || socketAddress(c));
    await next();
  });

/** The entry that the outermost trusted proxy appended to X-Forwarded-For. */
export function forwardedAddress(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const seen = String(header).split(",");
  return seen.at(-Math.min(trustedProxies, seen.length))?.trim();
}

/** "in-process" when no socket is behind the request: a loader's call, a test. */
function socketAddress(c: Context): string {
  if (!c.env?.incoming) return "in-process";
  return getConnInfo(c).remote.address ?? "unknown";
}
