import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import type { PaymentAlert } from "../payments/service.ts";
import type { OfficeOrders, OrderFolder } from "./office.ts";
import {
  moveOrderRequest,
  type OfficeOrder,
  officeOrder,
  officeOrderList,
  officeOrdersQuery,
  officePageSize,
  paymentAlertList,
  refundAlertRequest,
  resolveAlertRequest,
} from "./office-contract.ts";
import type { OfficeParcelsOfOrders } from "./office-parcels.ts";
import { officeOrderProblem } from "./office-problem-words.ts";
import { filesAreGood } from "./order-files.ts";
import { orderView } from "./order-view.ts";
import { officeParcelRoutes } from "./parcel-routes.ts";
import { orderProblem } from "./problem-words.ts";
import { waysOn } from "./transitions.ts";

const idParam = z.object({ id: z.uuid() });
const notFound = (c: Context<AppEnv>) =>
  problem(c, { status: 404, kind: "order-not-found", title: orderProblem("order-not-found", localeOf(c)) });
const noAlert = (c: Context<AppEnv>) =>
  problem(c, { status: 404, kind: "alert-not-found", title: officeOrderProblem("alert-not-found", localeOf(c)) });

/** Orders for operators. */
export function officeOrdersRoutes(
  office: OfficeOrders,
  parcels: OfficeParcelsOfOrders,
  requireOperator: MiddlewareHandler<AppEnv>,
): Router {
  const app = createRouter();
  app.use("/office-api/orders", requireOperator);
  app.use("/office-api/orders/*", requireOperator);
  app.use("/office-api/payment-alerts", requireOperator);
  app.use("/office-api/payment-alerts/*", requireOperator);

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/orders",
      request: { query: officeOrdersQuery },
      responses: {
        200: jsonAnswer(officeOrderList, "Orders: work that ships next first, all others the newest first"),
        default: problems,
      },
    }),
    async (c) => {
      const filter = c.req.valid("query");
      const [{ rows, total }, counts] = await Promise.all([office.list(filter), office.counts()]);
      const orders = rows.map((row) => ({
        ...row,
        number: String(row.number),
        placedAt: row.placedAt.toISOString(),
      }));
      return c.json({ orders, counts, total, page: filter.page, pageSize: officePageSize }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/orders/{id}",
      request: { params: idParam },
      responses: { 200: jsonAnswer(officeOrder, "One order with its audit trail"), default: problems },
    }),
    async (c) => {
      const folder = await office.open(c.req.valid("param").id);
      return folder ? c.json(folderView(folder), 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/orders/{id}/transitions",
      request: { params: idParam, body: jsonBody(moveOrderRequest) },
      responses: { 200: jsonAnswer(officeOrder, "The order in its new state"), default: problems },
    }),
    async (c) => {
      const { to, why } = c.req.valid("json");
      const moved = await office.move(c.req.valid("param").id, to, { operator: operatorName(c), why });
      if (moved.ok) return c.json(folderView(moved.value), 200);
      if (moved.error === "order-not-found") return notFound(c);
      if (moved.error === "reason-missing") {
        return problem(c, { status: 400, kind: moved.error, title: officeOrderProblem(moved.error, localeOf(c)) });
      }
      if (moved.error === "voucher-spent") return problem(c, { status: 409, kind: moved.error });
      return problem(c, { status: 409, kind: moved.error, title: officeOrderProblem(moved.error, localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/payment-alerts",
      responses: { 200: jsonAnswer(paymentAlertList, "Money to look after"), default: problems },
    }),
    async (c) => c.json({ alerts: (await office.alerts()).map(alertView) }, 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/payment-alerts/{id}/resolve",
      request: { params: idParam, body: jsonBody(resolveAlertRequest) },
      responses: { 200: jsonAnswer(paymentAlertList, "What is left to look after"), default: problems },
    }),
    async (c) => {
      const { note } = c.req.valid("json");
      if (await office.resolveAlert(c.req.valid("param").id, operatorName(c), note)) {
        return c.json({ alerts: (await office.alerts()).map(alertView) }, 200);
      }
      return noAlert(c);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/payment-alerts/{id}/refund",
      request: { params: idParam, body: jsonBody(refundAlertRequest) },
      responses: { 200: jsonAnswer(officeOrder, "The order; the money is on its way"), default: problems },
    }),
    async (c) => {
      const { why } = c.req.valid("json");
      const refunded = await office.refund(c.req.valid("param").id, { operator: operatorName(c), why });
      if (refunded.ok) return c.json(folderView(refunded.value), 200);
      if (refunded.error === "refund-running") {
        return problem(c, {
          status: 409,
          kind: refunded.error,
          title: officeOrderProblem(refunded.error, localeOf(c)),
        });
      }
      return noAlert(c);
    },
  );

  app.route("/", officeParcelRoutes(parcels));
  return app;
}

function folderView(folder: OrderFolder): OfficeOrder {
  const { order, lines, transitions, payments, refunds, alerts } = folder;
  const history = transitions.map(({ to, at }) => ({ state: to, at }));
  return {
    id: order.id,
    order: orderView({ ...folder, history, sequels: new Map() }),
    shipsOn: order.shipsOn,
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      configuration: { ...line.configuration },
      release: line.release,
      designId: line.designId,
      versionId: line.versionId,
      sceneHash: line.sceneHash,
      fileState: line.fileState,
      fileNote: line.fileNote,
    })),
    transitions: transitions.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    payments: payments.map(({ id, provider, state, amount, currency, reference, createdAt }) => {
      return { id, method: provider, state, amount, currency, reference, createdAt: createdAt.toISOString() };
    }),
    refunds: refunds.map(({ requestedAt, changedAt, orderId: _, ...refund }) => {
      return { ...refund, requestedAt: requestedAt.toISOString(), changedAt: changedAt.toISOString() };
    }),
    alerts: alerts.map(alertView),
    ways: waysOn(order.state, "operator").filter((to) => to !== "files-checked" || filesAreGood(lines)),
  };
}

const alertView = ({ createdAt, resolvedAt, ...alert }: PaymentAlert) => ({
  ...alert,
  createdAt: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});
