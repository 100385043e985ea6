import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { answerOf, readConsent, type VendorId } from "../../core/consent.ts";
import { experiments, flagOf } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import { isRandomKey, proposedKeyHeader, readVisitor } from "../../core/visitor.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { problems } from "../../platform/http/problem.ts";
import { refusesAll } from "../../platform/http/refuses-all.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type FeatureFlags, featureFlags, featureFlagsPath, flagWithdrawalPath } from "./contract.ts";
import { exchangedKey, type Visits } from "./visits.ts";

/** Guards of the routes, and access to the counting service. */
export interface TreatmentsDoor {
  /** Forgets what was counted under a visitor's key; null: it is counted where the shop cannot reach it. */
  readonly forget: ((key: string) => Promise<void>) | null;
  /** Rate limits of requests and withdrawals. */
  readonly limitQuestions: MiddlewareHandler<AppEnv>;
  readonly limitWithdrawals: MiddlewareHandler<AppEnv>;
}

interface TreatmentsRoutesOptions extends TreatmentsDoor {
  readonly visitOf: Visits;
  readonly isReady: () => boolean;
  /** A flag that was killed, or is gone. */
  readonly isOver: (flag: string) => boolean;
  /** The counting vendor, who needs consent. */
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

/** A visitor's experiments; see contract.ts. */
export function treatmentsRoutes({ visitOf, isReady, isOver, vendor, ...door }: TreatmentsRoutesOptions): Router {
  const app = createRouter();
  app.get(featureFlagsPath, door.limitQuestions);
  app.post(flagWithdrawalPath, door.limitWithdrawals);
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
  app.openapi(
    createRoute({
      method: "post",
      path: flagWithdrawalPath,
      responses: {
        204: { description: "Nothing is known of the visitor any more; she has another key" },
        default: problems,
      },
    }),
    async (c) => {
      const visitor = readVisitor(c.req.header("cookie") ?? "");
      if (visitor.key !== null) {
        // A random key proves its holder's identity. Another key can be guessed, and may belong to a person in another
        // program of the same flag service.
        if (isRandomKey(visitor.key)) await door.forget?.(visitor.key);
        for (const cookie of exchangedKey(visitor)) c.header("set-cookie", cookie, { append: true });
      }
      return c.body(null, 204);
    },
  );
  return app;
}
