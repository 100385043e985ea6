import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { hashToken, isToken } from "../../../platform/tokens/random.ts";
import { paymentPaths, testOutcome } from "../contract.ts";
import { findTestPayment } from "./books.ts";
import { type DeliveryOptions, deliver } from "./delivery.ts";
import { play } from "./outcomes.ts";
import { paymentPage } from "./page.ts";

export interface TestPageOptions extends DeliveryOptions {
  /** The shop's tokens and fonts as CSS; the page falls back to the poster channel's colours. */
  readonly stylesheet?: string;
}

/** The page's own rules are enough; it loads and runs nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The embedded payment page of the demo. */
export function testPageRoutes(options: TestPageOptions): Router {
  const { database, clock, stylesheet = "" } = options;
  const app = createRouter();
  // Tokens only, so that the webhook's address does not match.
  const path = "/web-api/payments/test/:token{[A-Za-z0-9_-]{43}}";

  const paymentOf = async (c: Context<AppEnv>) => {
    const token = c.req.param("token") ?? "";
    return isToken(token) ? findTestPayment(database.db, { tokenHash: hashToken(token) }) : null;
  };
  const notFound = (c: Context<AppEnv>) =>
    problem(c, { status: 404, kind: "payment-not-found", title: "There is no such payment" });

  const request = { params: z.object({ token: z.string() }) };
  const body = { content: { "application/x-www-form-urlencoded": { schema: testOutcome } } };
  const page = { description: "A page for a person", content: { "text/html": { schema: z.string() } } };
  const address = paymentPaths.testPage("{token}");
  app.openAPIRegistry.registerPath({
    method: "get",
    path: address,
    request,
    responses: { 200: page, default: problems },
  });
  app.openAPIRegistry.registerPath({
    method: "post",
    path: address,
    request: { ...request, body },
    responses: { 303: { description: "Back to the order" }, default: problems },
  });

  app.get(path, async (c) => {
    const payment = await paymentOf(c);
    if (!payment) return notFound(c);
    c.header("content-security-policy", policy);
    c.header("cache-control", "private, no-store");
    c.header("referrer-policy", "same-origin");
    return c.html(paymentPage(payment, stylesheet));
  });

  app.post(path, async (c) => {
    const payment = await paymentOf(c);
    if (!payment) return notFound(c);
    const form = testOutcome.safeParse(await c.req.parseBody());
    if (!form.success) return problem(c, { status: 422, kind: "invalid-request", title: "There is no such outcome" });
    const toDeliver = await database.db
      .transaction()
      .execute((trx) => play(trx, payment.id, form.data.outcome, clock.now()));
    for (const eventId of toDeliver ?? []) await deliver(options, eventId);
    return c.redirect(payment.returnUrl, 303);
  });

  return app;
}
