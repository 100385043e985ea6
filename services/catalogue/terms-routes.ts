import { createRoute } from "@hono/zod-openapi";
import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import { taxesOn } from "../../core/tax.ts";
import { taxClasses } from "../../core/tax-class.ts";
import type { Db } from "../../platform/database/database.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { daysBeforeReductions } from "../../products/reduction.ts";
import { type AnyKind, productKinds } from "../../products/registry.ts";
import type { ShippingTables } from "../shipping/service.ts";
import { type ShopTerms, shopTerms, shopTermsPath } from "./contract.ts";
import type { Releases } from "./releases.ts";
import type { TaxTables } from "./tax-tables.ts";

export interface TermsRoutesOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: Pick<Releases, "current" | "between">;
  readonly taxTables: Pick<TaxTables, "current">;
  readonly shippingTables: Pick<ShippingTables, "current">;
  /** Every kind that is sold. */
  readonly kinds?: readonly AnyKind[];
}

/** Terms for browsers to compute prices and delivery days. */
export function termsRoutes(options: TermsRoutesOptions): Router {
  const { db, clock, releases, taxTables, shippingTables, kinds = productKinds } = options;
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: shopTermsPath,
      responses: { 200: jsonAnswer(shopTerms, "Taxes, day and delivery"), default: problems },
    }),
    async (c) => {
      const { country } = c.var.shop;
      const on = wallClock(clock.now(), shopZone).date;
      const taxOf = taxesOn(await taxTables.current(), country, on);
      const taxes = Object.fromEntries(taxClasses.map((taxClass) => [taxClass, taxOf(taxClass)] as const));
      c.header("cache-control", "public, max-age=60");
      c.header("vary", "x-channel, x-locale, accept-encoding");
      const { site, countries } = await shippingTables.current(db);
      const earlier = await Promise.all(kinds.map((kind) => releasesBefore(kind, releases, on)));
      const terms = {
        taxes,
        on,
        earlier: Object.fromEntries(earlier.flat()),
        shipping: { site, carrier: countries[country] },
      };
      return c.json(terms as ShopTerms, 200);
    },
  );
  return app;
}

/**
 * Empty without a reduction. Includes the current release if it was valid then, because a design may use an older one.
 */
async function releasesBefore(
  kind: AnyKind,
  releases: TermsRoutesOptions["releases"],
  on: CalendarDate,
): Promise<readonly (readonly [string, readonly number[]])[]> {
  const current = await releases.current(kind.key);
  const days = current && daysBeforeReductions(kind.reductionsOn(current.data, on));
  if (!days) return [];
  const found = await releases.between(kind.key, days.from, days.to);
  return [[kind.key, found.map(({ release }) => release)]];
}
