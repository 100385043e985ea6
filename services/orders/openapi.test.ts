import { expect, test } from "vitest";
import { createHttpApp } from "../../platform/http/app.ts";
import { serveOpenApi } from "../../platform/http/openapi.ts";
import { silentLog } from "../../platform/log/log.ts";
import { officeOrdersRoutes } from "./office-routes.ts";
import { ordersRoutes } from "./routes.ts";

/** The routes are only described here, nothing is asked of the service. */
const nobody = {} as never;
const next = (_: unknown, go: () => Promise<void>) => go();

test("every route of orders is in the OpenAPI document, with the shape of what it takes", async () => {
  const app = createHttpApp({ log: silentLog });
  app.route("/", ordersRoutes({ orders: nobody, limitOrders: next }));
  app.route("/", officeOrdersRoutes(nobody, nobody, next));
  serveOpenApi(app, { version: "1" });
  const answer = await app.request("/openapi.json");
  expect(answer.status).toBe(200);
  const { paths } = await answer.json();
  expect(Object.keys(paths).sort()).toEqual([
    "/office-api/orders",
    "/office-api/orders/{id}",
    "/office-api/orders/{id}/parcels",
    "/office-api/orders/{id}/parcels/file",
    "/office-api/orders/{id}/parcels/moves",
    "/office-api/orders/{id}/parcels/tracking",
    "/office-api/orders/{id}/parcels/{parcelId}/refund",
    "/office-api/orders/{id}/transitions",
    "/office-api/payment-alerts",
    "/office-api/payment-alerts/{id}/refund",
    "/office-api/payment-alerts/{id}/resolve",
    "/web-api/checkout/lines/{lineId}/recipients",
    "/web-api/checkout/summary",
    "/web-api/orders",
    "/web-api/orders/{name}",
    "/web-api/orders/{name}/cancel",
    "/web-api/orders/{name}/parcels",
    "/web-api/orders/{name}/pay",
    "/web-api/orders/{name}/withdrawal",
  ]);
  const { schema } = paths["/web-api/orders"].post.requestBody.content["application/json"];
  expect(schema.required).toEqual(expect.arrayContaining(["cartId", "shippingAddress", "expectedTotal"]));
  expect(schema.properties.shippingAddress.properties).toMatchObject({
    country: { enum: expect.arrayContaining(["DE"]) },
  });
});
