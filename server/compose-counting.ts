import { shopZone } from "../core/shop.ts";
import { browserLogOfficeRoutes, browserLogRoutes } from "../services/browser-log/routes.ts";
import { createBrowserLog } from "../services/browser-log/service.ts";
import { consentOfficeRoutes, consentRoutes } from "../services/consent/routes.ts";
import { createConsents } from "../services/consent/service.ts";
import { createFlags } from "../services/flags/service.ts";
import { requireOperator } from "../services/operators/require-operator.ts";
import { createTracking } from "../services/tracking/service.ts";
import { createTreatments } from "../services/treatments/service.ts";
import { flagServiceOf } from "./flag-service.ts";
import type { Foundation } from "./foundation.ts";
import type { RateLimits } from "./rate-limits.ts";

export interface ComposeCountingOptions extends Foundation {
  readonly limits: Pick<RateLimits, "flagReports" | "flagQuestions" | "tracking" | "browserLogs" | "consents">;
}

/** Experiments, consent, and the counting of visitors who agreed. */
export function composeCounting({ config, database, clock, log, limits }: ComposeCountingOptions) {
  const { db } = database;
  const flags = createFlags({ db, clock, log, secret: config.sessionSecret, limitReports: limits.flagReports });
  const tracking = createTracking({
    db,
    clock,
    zone: shopZone,
    limitTracking: limits.tracking,
    requireReader: requireOperator("funnel"),
  });
  const browserLog = createBrowserLog({ db, clock });
  const consents = createConsents({ db, clock });
  const { service, serverKey, clientKey } = config.flags;
  const treatments = createTreatments({
    key: serverKey,
    url: flagServiceOf(config).forServer,
    log,
    limitQuestions: limits.flagQuestions,
    limitWithdrawals: limits.consents,
    forget: service === "embedded" && clientKey !== null ? (key) => flags.forgetVisitor(clientKey, key) : null,
  });
  return {
    treatments,
    flags: { heard: flags.heard, streams: flags.streams },
    openRoutes: [
      ...flags.routes,
      tracking.openRoutes,
      browserLogRoutes({ browserLog, limitReports: limits.browserLogs }),
      consentRoutes({ consents, limitChoices: limits.consents }),
      treatments.routes,
    ],
    routes: [
      tracking.routes,
      ...flags.officeRoutes({
        requireReader: requireOperator("flags"),
        requireChanger: requireOperator("flags-change"),
      }),
      browserLogOfficeRoutes(browserLog, requireOperator("jobs")),
      consentOfficeRoutes(consents, requireOperator("jobs")),
    ],
    handlers: [...flags.handlers, ...tracking.handlers, ...browserLog.handlers, ...consents.handlers],
    cron: [...flags.cron, ...tracking.cron, ...browserLog.cron, ...consents.cron],
  };
}
