import { createRoute } from "@hono/zod-openapi";
import type { Db } from "../../platform/database/database.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import type { ShippingTables } from "../shipping/service.ts";
import { deliveryTerms, legalPaths, type Seller, seller, withdrawal } from "./contract.ts";
import { deliveryCharges } from "./delivery-terms.ts";
import { withdrawalOf } from "./withdrawal.ts";

export interface LegalRoutesOptions {
  readonly db: Db;
  readonly seller: Seller;
  readonly shippingTables: Pick<ShippingTables, "current">;
  /** In the order offered. */
  readonly paymentMethods: readonly PaymentMethod[];
}

const forAMinute = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding" };

/** Data of legal pages; see contract.ts. */
export function legalRoutes({ db, seller: who, shippingTables, paymentMethods }: LegalRoutesOptions): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: legalPaths.seller,
      responses: { 200: jsonAnswer(seller, "Who sells"), default: problems },
    }),
    (c) => c.json(who, 200, forAMinute),
  );
  app.openapi(
    createRoute({
      method: "get",
      path: legalPaths.withdrawal,
      responses: { 200: jsonAnswer(withdrawal, "Instruction on withdrawal and model form"), default: problems },
    }),
    (c) => {
      const { locale, country } = c.var.shop;
      return c.json(withdrawalOf({ locale, country, seller: who, number: null }), 200, forAMinute);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: legalPaths.delivery,
      responses: { 200: jsonAnswer(deliveryTerms, "Charges of delivery and ways to pay"), default: problems },
    }),
    async (c) => {
      const { shop } = c.var;
      const charges = deliveryCharges(await shippingTables.current(db), shop);
      const { currency } = shop;
      return c.json({ currency, countries: charges, paymentMethods: [...paymentMethods] }, 200, forAMinute);
    },
  );
  return app;
}
