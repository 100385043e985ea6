import { createRoute, z } from "@hono/zod-openapi";
import type { Log } from "../log/log.ts";
import { within } from "../time/within.ts";
import { createRouter, jsonAnswer, type Router } from "./router.ts";

/** Looks whether a part of the shop works; rejects when it does not. */
export type HealthCheck = () => Promise<unknown>;

const status = z.enum(["up", "down"]);
const readinessSchema = z.object({ status, parts: z.record(z.string(), status) }).openapi("Readiness");

/** A part that does not answer within so many milliseconds is down. */
const patience = 2_000;

const liveRoute = createRoute({
  method: "get",
  path: "/health/live",
  responses: { 200: jsonAnswer(z.object({ status: z.literal("up") }), "The process answers") },
});
const readyRoute = createRoute({
  method: "get",
  path: "/health/ready",
  responses: {
    200: jsonAnswer(readinessSchema, "Every part answers"),
    503: jsonAnswer(readinessSchema, "A part does not answer"),
  },
});

/**
 * `/health/live`: the process answers. `/health/ready`: so do its parts, each named; 503 when one does not.
 *
 * @example
 * healthRoutes({ database: () => sql`select 1`.execute(db), files: () => files.check() })
 */
export function healthRoutes(checks: Readonly<Record<string, HealthCheck>>): Router {
  const app = createRouter();
  app.openapi(liveRoute, (c) => c.json({ status: "up" as const }, 200));
  app.openapi(readyRoute, async (c) => {
    const parts = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([part, check]) => [part, await look(part, check, c.var.log)]),
      ),
    );
    const down = Object.values(parts).includes("down");
    c.header("cache-control", "no-store");
    return down ? c.json({ status: "down" as const, parts }, 503) : c.json({ status: "up" as const, parts }, 200);
  });
  return app;
}

async function look(part: string, check: HealthCheck, log: Log): Promise<"up" | "down"> {
  try {
    await within(patience, check());
    return "up";
  } catch (err) {
    log.warn({ err, part }, "part of the shop is down");
    return "down";
  }
}
