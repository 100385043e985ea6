import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { newsletterPaths, type SubscriberList, subscriberList, subscribersQuery } from "./contract.ts";
import type { NewsletterOffice } from "./office.ts";

export interface NewsletterOfficeRoutesOptions {
  readonly office: NewsletterOffice;
  readonly requireReader: MiddlewareHandler<AppEnv>;
  /** Roles that may export addresses. */
  readonly requireExporter: MiddlewareHandler<AppEnv>;
}

const example: SubscriberList = {
  subscribers: [
    {
      id: "0199a1f0-3c1e-7a44-9d0e-6a1d6b1f2c3d",
      email: "lena@example.com",
      state: "asked",
      locale: "de-DE",
      channel: "poster",
      askedAt: "2026-11-22T09:00:00.000Z",
      confirmedAt: null,
      endedAt: null,
      consents: [{ deed: "asked", at: "2026-11-22T09:00:00.000Z", place: "/", textVersion: "2026-11-22" }],
    },
  ],
  counts: { asked: 1, confirmed: 0, ended: 0 },
  total: 1,
  page: 1,
  pageSize: 50,
  exports: [],
};
const exampleFile = "email,locale,channel,confirmed\r\nlena@example.com,de-DE,poster,2026-11-22T09:05:00.000Z\r\n";

/** Subscribers for operators; see contract.ts. */
export function newsletterOfficeRoutes({
  office,
  requireReader,
  requireExporter,
}: NewsletterOfficeRoutesOptions): Router {
  const app = createRouter();
  app.use(newsletterPaths.list, requireReader);
  app.openapi(
    createRoute({
      method: "get",
      path: newsletterPaths.list,
      request: { query: subscribersQuery },
      responses: { 200: jsonAnswer(subscriberList, "Subscribers, the newest first", example), default: problems },
    }),
    async (c) => c.json(await office.list(c.req.valid("query")), 200),
  );

  app.use(newsletterPaths.file, requireExporter);
  app.openapi(
    createRoute({
      method: "get",
      path: newsletterPaths.file,
      responses: {
        200: csvAnswer("The confirmed addresses; who took them is written down", exampleFile),
        default: problems,
      },
    }),
    async (c) => c.body(await office.file(operatorName(c)), 200, csvHeaders("newsletter")) as never,
  );
  return app;
}
