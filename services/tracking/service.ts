import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/variables.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import { forgetOldEvents } from "./events.ts";
import type { FunnelDependencies } from "./funnel.ts";
import { funnelRoutes, trackingRoutes } from "./routes.ts";

export { recordEvents } from "./events.ts";

const forgetTracking = defineJob("forget-tracking", z.object({}), { maxAttempts: 1 });

export interface TrackingDependencies extends FunnelDependencies {
  /** Slows down floods of events. */
  readonly limitTracking: MiddlewareHandler<AppEnv>;
  readonly requireReader: MiddlewareHandler<AppEnv>;
}

/** The shop's own store of events of visitors who consented, and their funnel; see README. */
export function createTracking({ limitTracking, requireReader, ...figures }: TrackingDependencies) {
  return {
    /** Identifies nobody. */
    openRoutes: trackingRoutes({ ...figures, limitTracking }),
    routes: funnelRoutes({ ...figures, requireReader }),
    handlers: [handleJob(forgetTracking, () => forgetOldEvents(figures))],
    cron: [everyTime("40 3 * * *", forgetTracking, {})],
  };
}
