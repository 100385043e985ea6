import { createRoute } from "@hono/zod-openapi";
import { answerOf, readConsent, type VendorId } from "../../core/consent.ts";
import { experiments, flagOf } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import { proposedKeyHeader } from "../../core/visitor.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { problems } from "../../platform/http/problem.ts";
import { refusesAll } from "../../platform/http/refuses-all.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { type FeatureFlags, featureFlags, featureFlagsPath } from "./contract.ts";
import type { Visits } from "./visits.ts";

interface TreatmentsRoutesOptions {
  readonly visitOf: Visits;
  readonly isReady: () => boolean;
  /** A flag that was killed, or is gone. */
  readonly isOver: (flag: string) => boolean;
  /** Who counts, and must be consented to. */
  readonly vendor: VendorId;
}

const example: FeatureFlags = {
  key: "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11",
  isCrawler: false,
  isReady: true,
  consent: "UNKNOWN",
  treatments: { "965-redesign": "off", "1409-canvas-redesign": "on", "1031-portrait": "off", "967-nudging": "off" },
  over: ["967-nudging"],
};

/** Who somebody is to experiments; see contract.ts. */
export function treatmentsRoutes({ visitOf, isReady, isOver, vendor }: TreatmentsRoutesOptions): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: featureFlagsPath,
      responses: {
        200: jsonAnswer(featureFlags, "Her key and treatments; only hers, and never kept", example),
        default: problems,
      },
    }),
    (c) => {
      const cookies = c.req.header("cookie") ?? "";
      const userAgent = c.req.header("user-agent");
      const { channel } = c.var.shop;
      const visit = visitOf({ channel, cookies, userAgent, proposedKey: c.req.header(proposedKeyHeader) });
      const decided = experiments.map((name): [string, Treatment] => [name, visit.decide(name)]);
      for (const cookie of visit.cookies()) c.header("set-cookie", cookie, { append: true });
      c.header("cache-control", "private, no-store");
      return c.json(
        {
          key: visit.key,
          isCrawler: deviceOf(userAgent).crawler,
          isReady: isReady(),
          consent: answerOf(readConsent(cookies), vendor, refusesAll(c.req.raw.headers)),
          treatments: Object.fromEntries(decided) as FeatureFlags["treatments"],
          over: experiments.filter((name) => isOver(flagOf(channel, name))),
        },
        200,
      );
    },
  );
  return app;
}
