import { createRoute, type z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { answerOf, readConsent } from "../../core/consent.ts";
import { limitBody } from "../../platform/http/body-limit.ts";
import { problems } from "../../platform/http/problem.ts";
import { refusesAll } from "../../platform/http/refuses-all.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type Funnel, funnel, funnelQuery, trackingBatch, trackingPaths, trackingWithdrawal } from "./contract.ts";
import { type EventsDependencies, recordEvents, withdrawVisitor } from "./events.ts";
import { type FunnelDependencies, funnelFile, readFunnel } from "./funnel.ts";

/** A hundred events with a full basket in some of them; browsers send no larger beacon. */
const mostBytes = 64_000;

const visitor = "0b8a9f3e-6a0f-4a51-9a53-0a4f6fd1a001";
const exampleBatch: z.input<typeof trackingBatch> = {
  visitor,
  shop: { channel: "poster", locale: "de-DE", platform: "web" },
  events: [
    {
      id: "5f0c6b0e-27a5-4a8e-8f8e-0f4f5f3c2b11",
      at: 1_795_338_000_000,
      what: { event: "landingpage_view", name: "slug", path: "/leinwand", page: { uniqueIdentifier: "/leinwand" } },
    },
  ],
};

export interface TrackingRoutesOptions extends EventsDependencies {
  /** Slows down floods. */
  readonly limitTracking: MiddlewareHandler<AppEnv>;
}

/** Events of browsers; reads no cookie but that of consent, and stores no address. */
export function trackingRoutes({ limitTracking, ...events }: TrackingRoutesOptions): Router {
  const app = createRouter();
  for (const path of [trackingPaths.events, trackingPaths.withdrawal]) {
    app.use(path, limitTracking, limitBody({ bytes: mostBytes }));
  }
  app.openapi(
    createRoute({
      method: "post",
      path: trackingPaths.events,
      request: { body: jsonBody(trackingBatch, exampleBatch) },
      responses: {
        204: { description: "Written down, each event once; nothing without consent, which the cookie says" },
        default: problems,
      },
    }),
    async (c) => {
      // Late events do not count after a withdrawal or a browser's general refusal.
      const state = readConsent(c.req.header("cookie") ?? "");
      const answer = answerOf(state, "shop-statistics", refusesAll(c.req.raw.headers));
      if (answer === "GRANTED") await recordEvents(events, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: trackingPaths.withdrawal,
      request: { body: jsonBody(trackingWithdrawal, { visitor }) },
      responses: { 204: { description: "Everything of this visitor is forgotten" }, default: problems },
    }),
    async (c) => {
      await withdrawVisitor(events, c.req.valid("json").visitor);
      return c.body(null, 204);
    },
  );
  return app;
}

const exampleFunnel: Funnel = {
  from: "2026-11-01",
  to: "2026-11-22",
  groups: ["photoframe"],
  samples: 0,
  steps: [
    { step: "landing", visitors: 100, conversion: null, lost: null, seen: 100, events: 120 },
    { step: "product", visitors: 60, conversion: 0.6, lost: 40, seen: 58, events: 90 },
  ],
};

export interface FunnelRoutesOptions extends FunnelDependencies {
  readonly requireReader: MiddlewareHandler<AppEnv>;
}

/** The funnel for operators. */
export function funnelRoutes({ requireReader, ...figures }: FunnelRoutesOptions): Router {
  const app = createRouter();
  app.use(trackingPaths.funnel, requireReader);
  app.openapi(
    createRoute({
      method: "get",
      path: trackingPaths.funnel,
      request: { query: funnelQuery },
      responses: { 200: jsonAnswer(funnel, "How far visitors came", exampleFunnel), default: problems },
    }),
    async (c) => c.json(await readFunnel(figures, c.req.valid("query")), 200),
  );
  app.use(trackingPaths.file, requireReader);
  app.openapi(
    createRoute({
      method: "get",
      path: trackingPaths.file,
      request: { query: funnelQuery },
      responses: {
        200: csvAnswer("The same figures as a table", funnelFile(exampleFunnel)),
        default: problems,
      },
    }),
    async (c) =>
      c.body(funnelFile(await readFunnel(figures, c.req.valid("query"))), 200, csvHeaders("funnel")) as never,
  );
  return app;
}
