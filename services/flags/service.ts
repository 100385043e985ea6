import type { MiddlewareHandler } from "hono";
import type { Db } from "../../platform/database/database.ts";
import { createRouter } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { handleJob } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createFlagStore } from "./flag-store.ts";
import { accessOf } from "./keys.ts";
import { manageRoutes } from "./manage/routes.ts";
import { environmentRoutes } from "./office/environment-routes.ts";
import { figureRoutes } from "./office/figure-routes.ts";
import { type FlagOfficeOptions, flagRoutes } from "./office/flag-routes.ts";
import { segmentRoutes } from "./office/segment-routes.ts";
import { flagsPath } from "./protocol.ts";
import { forgetFlagReports, forgetReports } from "./records/forgetting.ts";
import { recordsRoutes } from "./records/routes.ts";
import { forgetVisitor } from "./records/withdrawals.ts";
import { crossOrigin } from "./sdk/cors.ts";
import { sdkRoutes } from "./sdk/routes.ts";
import { streamTokens } from "./stream/stream-token.ts";
import { createStreams } from "./stream/streams.ts";

export { type FlagInput, flagDefinition, type RuleSegmentInput, ruleSegment } from "./definition/flag-schema.ts";
export { createFlagStore } from "./flag-store.ts";
export { addFlagKey, createEnvironment, firstEnvironment, type NewEnvironment } from "./keys.ts";
export { recordEvents } from "./records/events.ts";
export { impressionRecords } from "./records/impressions.ts";

export interface FlagsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Signs the tokens of streams. */
  readonly secret: string;
  /** Slows down floods of reports under a client's key. */
  readonly limitReports: MiddlewareHandler<AppEnv>;
  /** Open streams that one process takes. */
  readonly mostStreams?: number;
}

/** The flag service: what official clients ask, what scripts and operators change. */
export function createFlags(dependencies: FlagsDependencies) {
  const { db, clock, log, secret, limitReports, mostStreams } = dependencies;
  const tokens = streamTokens({ clock, secret });
  const streams = createStreams({ db, clock, log, ...(mostStreams !== undefined && { most: mostStreams }) });
  const store = createFlagStore({ db, clock });
  const clients = createRouter();
  clients.use(`${flagsPath}/*`, crossOrigin);
  clients.route("/", sdkRoutes({ db, tokens, streams }));
  clients.route("/", recordsRoutes({ db, clock, limitReports }));

  return {
    store,
    routes: [clients, manageRoutes({ db, store })] as const,
    /** Flags changed in some process; also after listening was restarted. */
    heard: streams.heard,
    /** Streams that this process holds open. */
    streams,
    /** Deletes a visitor's reports in the environment of a browser's key. */
    async forgetVisitor(clientKey: string, visitor: string): Promise<void> {
      const access = await accessOf(db, clientKey);
      if (access) await forgetVisitor({ db, clock }, access.environment, visitor);
    },
    /** Views and changes of operators. */
    officeRoutes: (rights: Pick<FlagOfficeOptions, "requireReader" | "requireChanger">) =>
      [flagRoutes, segmentRoutes, figureRoutes, environmentRoutes].map((routes) => routes({ db, store, ...rights })),
    handlers: [handleJob(forgetFlagReports, () => forgetReports(db, clock.now())), store.plans.handler],
    cron: [everyTime("20 3 * * *", forgetFlagReports, {})],
  };
}
