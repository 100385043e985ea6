import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./variables.ts";

/**
 * Finds the caller's address. Each trusted proxy has appended the address it saw to X-Forwarded-For; what stands
 * before those is the caller's own claim and not believed.
 *
 * @param trustedProxies how many proxies of ours stand before the shop; 0 ignores the header
 */
export const clientAddress = (trustedProxies: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const seen = c.req.header("x-forwarded-for")?.split(",") ?? [];
    const forwarded = trustedProxies > 0 ? seen.at(-Math.min(trustedProxies, seen.length))?.trim() : undefined;
    c.set("clientAddress", forwarded || socketAddress(c));
    await next();
  });

/** "in-process" when no socket is behind the request: a loader's call, a test. */
function socketAddress(c: Context): string {
  if (!c.env?.incoming) return "in-process";
  return getConnInfo(c).remote.address ?? "unknown";
}
