import { createRoute, z } from "@hono/zod-openapi";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { paymentMethod } from "./contract.ts";
import type { Payments } from "./service.ts";

/** Webhooks of providers. The body is read unparsed, because its signature covers its bytes. */
export function paymentsRoutes(payments: Payments): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/payments/{provider}/webhook",
      request: { params: z.object({ provider: paymentMethod }) },
      responses: {
        200: jsonAnswer(z.object({ received: z.literal(true) }), "Taken, also when it was known or changes nothing"),
        default: problems,
      },
    }),
    async (c) => {
      const { provider } = c.req.valid("param");
      const received = await payments.receive(provider, await c.req.text(), c.req.raw.headers);
      if (received.ok) return c.json({ received: true as const }, 200);
      if (received.error === "unknown-provider") {
        return problem(c, { status: 404, kind: received.error, title: "This shop has no such payment provider" });
      }
      if (received.error === "unreadable") {
        c.var.log.warn({ provider }, "unreadable payment webhook");
        return problem(c, { status: 422, kind: received.error, title: "The message is signed, and cannot be read" });
      }
      c.var.log.warn({ provider }, "forged payment webhook");
      return problem(c, { status: 400, kind: received.error, title: "The signature is not the provider's" });
    },
  );
  return app;
}
