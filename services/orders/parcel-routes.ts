import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { countries } from "../../core/locale.ts";
import { nobody } from "../../platform/database/ownership.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import {
  lineRecipients,
  moveParcelsRequest,
  officeParcels,
  orderParcels,
  refundParcelRequest,
  trackedParcels,
  trackParcelsRequest,
} from "./contract.ts";
import type { OfficeParcelsOfOrders } from "./office-parcels.ts";
import { orderProblem } from "./problem-words.ts";
import type { Orders } from "./service.ts";

const statuses = {
  "order-not-found": 404,
  "parcel-not-found": 404,
  "parcel-not-movable": 409,
  "not-refundable": 409,
} as const;
const refuse = (c: Context, kind: keyof typeof statuses) =>
  problem(c, { status: statuses[kind], kind, title: orderProblem(kind, localeOf(c)) });

/** Parcels to people of lists, as customers see them; see parcel-contract.ts. */
export function parcelRoutes(
  orders: Pick<Orders, "lineRecipients" | "parcels">,
  limit: MiddlewareHandler<AppEnv>,
): Router {
  const app = createRouter();
  app.use("/web-api/checkout/lines/*", limit);

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/checkout/lines/{lineId}/recipients",
      request: { params: z.object({ lineId: z.uuid() }), query: z.object({ country: z.enum(countries) }) },
      responses: {
        200: jsonAnswer(lineRecipients, "Everyone of the list, and who cannot be reached"),
        default: problems,
      },
    }),
    async (c) => {
      const asked = { lineId: c.req.valid("param").lineId, country: c.req.valid("query").country };
      const found = await orders.lineRecipients(c.var.visitor ?? nobody, c.var.shop.locale, asked);
      if (found) return c.json(found, 200);
      return problem(c, {
        status: 404,
        kind: "line-not-found",
        title: orderProblem("list-line-not-found", localeOf(c)),
      });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/orders/{name}/parcels",
      request: { params: z.object({ name: z.string().max(100) }) },
      responses: { 200: jsonAnswer(orderParcels, "What of the order goes to people of lists"), default: problems },
    }),
    async (c) => {
      const parcels = await orders.parcels(c.var.visitor ?? nobody, c.req.valid("param").name);
      return parcels ? c.json(parcels, 200) : refuse(c, "order-not-found");
    },
  );

  return app;
}

/** The same for operators, behind the guard of orders. */
export function officeParcelRoutes(parcels: OfficeParcelsOfOrders): Router {
  const app = createRouter();
  const params = z.object({ id: z.uuid() });
  const answers = { 200: jsonAnswer(officeParcels, "The parcels of the order"), default: problems };

  app.openapi(
    createRoute({ method: "get", path: "/office-api/orders/{id}/parcels", request: { params }, responses: answers }),
    async (c) => {
      const found = await parcels.list(c.req.valid("param").id);
      return found ? c.json(found, 200) : refuse(c, "order-not-found");
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/orders/{id}/parcels/moves",
      request: { params, body: jsonBody(moveParcelsRequest) },
      responses: answers,
    }),
    async (c) => {
      const moved = await parcels.move(c.req.valid("param").id, c.req.valid("json"), operatorName(c));
      return moved.ok ? c.json(moved.value, 200) : refuse(c, moved.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/orders/{id}/parcels/tracking",
      request: { params, body: jsonBody(trackParcelsRequest) },
      responses: {
        200: jsonAnswer(trackedParcels, "The parcels, and what was noted; where there are faults, nothing was"),
        default: problems,
      },
    }),
    async (c) => {
      const { lines } = c.req.valid("json");
      const tracked = await parcels.track(c.req.valid("param").id, lines, operatorName(c));
      return tracked.ok ? c.json(tracked.value, 200) : refuse(c, tracked.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/orders/{id}/parcels/{parcelId}/refund",
      request: { params: params.extend({ parcelId: z.uuid() }), body: jsonBody(refundParcelRequest) },
      responses: answers,
    }),
    async (c) => {
      const { id, parcelId } = c.req.valid("param");
      const { why } = c.req.valid("json");
      const refunded = await parcels.refund(id, parcelId, { operator: operatorName(c), why });
      return refunded.ok ? c.json(refunded.value, 200) : refuse(c, refunded.error);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/orders/{id}/parcels/file",
      request: { params },
      responses: {
        200: csvAnswer("Their addresses, for labels", "parcel;name;company\r\n100001-1;Inge Brandt;\r\n"),
        default: problems,
      },
    }),
    async (c) => {
      const file = await parcels.file(c.req.valid("param").id);
      if (!file) return refuse(c, "order-not-found");
      return c.body(file.csv, 200, {
        ...csvHeaders(`parcels-${file.number}`),
        "cache-control": "private, no-store",
      }) as never;
    },
  );
  return app;
}
