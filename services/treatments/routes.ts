import { createRoute } from "@hono/zod-openapi";
import { answerOf, readConsent, type VendorId } from "../../core/consent.ts";
import { experiments } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import { readVisitor } from "../../core/visitor.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { type FeatureFlags, featureFlags, featureFlagsPath } from "./contract.ts";
import type { Visits } from "./visits.ts";

interface TreatmentsRoutesOptions {
  readonly visitOf: Visits;
  readonly isReady: () => boolean;
  /** Who counts, and must be consented to. */
  readonly vendor: VendorId;
}

const example: FeatureFlags = {
  key: "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11",
  isCrawler: false,
  isReady: true,
  consent: "UNKNOWN",
  treatments: { "965-redesign": "off", "1409-canvas-redesign": "on", "1031-portrait": "off", "967-nudging": "control" },
};

/** Who somebody is to experiments; see contract.ts. */
export function treatmentsRoutes({ visitOf, isReady, vendor }: TreatmentsRoutesOptions): Router {
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
      const { key } = readVisitor(cookies);
      // Who has no key yet is given none here, and would be given a new one each time.
      const visit = visitOf({ channel: c.var.shop.channel, cookies, userAgent });
      const decide = (): [string, Treatment][] =>
        experiments.map((name) => [name, key === null ? "control" : visit.decide(name)]);
      c.header("cache-control", "private, no-store");
      return c.json(
        {
          key,
          isCrawler: deviceOf(userAgent).crawler,
          isReady: isReady(),
          consent: answerOf(readConsent(cookies), vendor),
          treatments: Object.fromEntries(decide()) as FeatureFlags["treatments"],
        },
        200,
      );
    },
  );
  return app;
}
