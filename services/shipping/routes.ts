import { createRoute } from "@hono/zod-openapi";
import type { Locale } from "../../core/locale.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import {
  shippingExample,
  shippingInformation,
  shippingInformationPath,
  shippingInformationRequest,
} from "./contract.ts";
import type { Parcel, Shipping } from "./service.ts";

export interface ShippingRoutesOptions {
  readonly shipping: Shipping;
  /** The visitor's basket as a parcel; null while it is empty. */
  readonly parcelOf: (owner: Owner, locale: Locale) => Promise<Parcel | null>;
}

/** Prices and dates of delivery; see contract.ts. */
export function shippingRoutes({ shipping, parcelOf }: ShippingRoutesOptions): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: shippingInformationPath,
      request: { query: shippingInformationRequest },
      responses: {
        200: jsonAnswer(shippingInformation, "Ways of delivery, charges and dates", shippingExample),
        default: problems,
      },
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      const parcel = visitor ? await parcelOf(visitor, shop.locale) : null;
      const information = await shipping.information(shop.locale, c.req.valid("query").country, parcel);
      c.header("cache-control", "private, no-store");
      if (information.ok) return c.json(information.value, 200);
      return problem(c, { status: 422, kind: information.error });
    },
  );
  return app;
}
