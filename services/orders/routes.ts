import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { nobody } from "../../platform/database/ownership.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { CheckoutFailure } from "./checkout.ts";
import {
  checkoutSummary,
  idempotencyKeyHeader,
  myOrders,
  type OrderProblem,
  orderView,
  payAgainRequest,
  placedOrder,
  placeOrderRequest,
  summaryRequest,
  withdrawRequest,
} from "./contract.ts";
import { orderNumber } from "./order-view.ts";
import { parcelRoutes } from "./parcel-routes.ts";
import { orderProblem } from "./problem-words.ts";
import type { Orders, PlaceFailure, WithdrawFailure } from "./service.ts";
import type { ProviderUnavailable } from "./start-payment.ts";

export interface OrdersRoutesOptions {
  readonly orders: Orders;
  /** Slows down who orders or guesses tokens by the hundred. */
  readonly limitOrders: MiddlewareHandler<AppEnv>;
}

/** The order's token or, for the customer, its number. */
const nameParam = z.object({ name: z.string().max(100) });
const idempotencyKey = z
  .string()
  .min(16)
  .max(100)
  .regex(/^[\w-]+$/);

/** Checkout and the customer's order page; see contract.ts. */
export function ordersRoutes({ orders, limitOrders }: OrdersRoutesOptions): Router {
  const app = createRouter();
  app.use("/web-api/checkout/*", neverCached);
  // The star also matches nothing, so this includes placing an order.
  app.use("/web-api/orders/*", neverCached, limitOrders);

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/checkout/summary",
      request: { body: jsonBody(summaryRequest) },
      responses: { 200: jsonAnswer(checkoutSummary, "What the basket costs there, all included"), default: problems },
    }),
    async (c) => {
      const { country, shippingMethod: method, sending } = c.req.valid("json");
      const summary = await orders.summary(c.var.visitor ?? nobody, c.var.shop.locale, { country, method, sending });
      return summary.ok ? c.json(summary.value, 200) : refuse(c, summary.error, orders);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/orders",
      request: {
        headers: z.object({ [idempotencyKeyHeader]: z.string().optional() }),
        body: jsonBody(placeOrderRequest),
      },
      responses: { 201: jsonAnswer(placedOrder, "The order and where to pay"), default: problems },
    }),
    async (c) => {
      const key = idempotencyKey.safeParse(c.req.valid("header")[idempotencyKeyHeader]);
      if (!key.success) return refuse(c, { kind: "idempotency-key-missing" }, orders);
      const placed = await orders.place({
        owner: c.var.visitor ?? nobody,
        channel: c.var.shop.channel,
        locale: c.var.shop.locale,
        idempotencyKey: key.data,
        request: c.req.valid("json"),
      });
      return placed.ok ? c.json(placed.value, 201) : refuse(c, placed.error, orders);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/orders",
      responses: { 200: jsonAnswer(myOrders, "The customer's orders, the newest first"), default: problems },
    }),
    async (c) => {
      const customerId = c.var.visitor?.customerId ?? null;
      if (customerId === null) return refuse(c, { kind: "not-signed-in" }, orders);
      return c.json({ orders: await orders.mine(customerId, c.var.shop.locale) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/orders/{name}",
      request: { params: nameParam },
      responses: { 200: jsonAnswer(orderView, "The order"), default: problems },
    }),
    async (c) => {
      const order = await orders.view(c.var.visitor ?? nobody, c.req.valid("param").name);
      return order ? c.json(order, 200) : refuse(c, { kind: "order-not-found" }, orders);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/orders/{name}/pay",
      request: { params: nameParam, body: jsonBody(payAgainRequest) },
      responses: { 200: jsonAnswer(placedOrder, "Where to pay"), default: problems },
    }),
    async (c) => {
      const { paymentMethod } = c.req.valid("json");
      const paying = await orders.pay(c.var.visitor ?? nobody, c.req.valid("param").name, paymentMethod);
      return paying.ok ? c.json(paying.value, 200) : refuse(c, paying.error, orders);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/orders/{name}/cancel",
      request: { params: nameParam },
      responses: { 200: jsonAnswer(orderView, "The cancelled order"), default: problems },
    }),
    async (c) => {
      const cancelled = await orders.cancel(c.var.visitor ?? nobody, c.req.valid("param").name);
      return cancelled.ok ? c.json(cancelled.value, 200) : refuse(c, { kind: cancelled.error }, orders);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/orders/{name}/withdrawal",
      request: {
        params: nameParam,
        headers: z.object({ [idempotencyKeyHeader]: z.string().optional() }),
        body: jsonBody(withdrawRequest),
      },
      responses: { 200: jsonAnswer(orderView, "The order with the declared withdrawal"), default: problems },
    }),
    async (c) => {
      const key = idempotencyKey.safeParse(c.req.valid("header")[idempotencyKeyHeader]);
      if (!key.success) return refuse(c, { kind: "idempotency-key-missing" }, orders);
      const { name } = c.req.valid("param");
      const withdrawn = await orders.withdraw(c.var.visitor ?? nobody, name, key.data, c.req.valid("json"));
      return withdrawn.ok ? c.json(withdrawn.value, 200) : refuse(c, withdrawn.error, orders);
    },
  );

  app.route("/", parcelRoutes(orders, limitOrders));
  return app;
}

type Failure =
  | PlaceFailure
  | CheckoutFailure
  | WithdrawFailure
  | ProviderUnavailable
  | {
      readonly kind:
        | "idempotency-key-missing"
        | "order-not-found"
        | "not-signed-in"
        | "not-payable"
        | "vouchers-used"
        | "not-cancellable";
    };

function refuse(c: Context<AppEnv>, failure: Failure, orders: Orders) {
  const title = orderProblem(failure.kind, localeOf(c));
  const status = statuses[failure.kind];
  if (failure.kind === "payment-provider-unavailable") c.header("retry-after", "10");
  return problem(c, { status, kind: failure.kind, title, extra: extraOf(failure, orders) });
}

/** Members of a problem for the page that shows it. */
function extraOf(failure: Failure, orders: Orders): Readonly<Record<string, unknown>> {
  if ("order" in failure) {
    return { orderToken: orders.tokenOf(failure.order.id), number: orderNumber(failure.order) };
  }
  if ("summary" in failure) return { summary: failure.summary };
  if ("reason" in failure) return { code: failure.code, reason: failure.reason };
  return "lines" in failure ? { lines: failure.lines } : {};
}

const statuses = {
  "basket-empty": 409,
  "line-unavailable": 409,
  "price-changed": 409,
  "already-ordered": 409,
  "basket-not-found": 404,
  "idempotency-key-missing": 400,
  "idempotency-mismatch": 422,
  "country-not-delivered": 422,
  "shipping-method-unavailable": 422,
  "voucher-refused": 409,
  "order-too-large": 422,
  "too-many-parcels": 422,
  "payment-method-unavailable": 422,
  "order-not-found": 404,
  "not-signed-in": 401,
  "not-payable": 409,
  "vouchers-used": 409,
  "not-cancellable": 409,
  "withdrawal-not-offered": 409,
  "withdrawal-over": 409,
  "already-withdrawn": 409,
  "line-personalised": 409,
  "line-not-found": 422,
  "payment-provider-unavailable": 503,
  "voucher-spent": 409,
} as const satisfies Record<OrderProblem, number>;

const neverCached: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header("cache-control", "private, no-store");
  await next();
};
