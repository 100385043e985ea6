import { createRoute } from "@hono/zod-openapi";
import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import { taxTerms } from "../../core/tax.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { daysBeforeCampaigns } from "../../products/photoframe/campaign.ts";
import type { Release } from "../../products/photoframe/release.ts";
import type { ShippingTables } from "../shipping/service.ts";
import { shopTerms, shopTermsPath } from "./contract.ts";
import type { Releases } from "./releases.ts";
import type { TaxTables } from "./tax-tables.ts";

export interface TermsRoutesOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: Pick<Releases, "current" | "between">;
  readonly taxTables: Pick<TaxTables, "current">;
  readonly shippingTables: Pick<ShippingTables, "current">;
}

/** What browsers need to price and to promise a day by themselves. */
export function termsRoutes({ db, clock, releases, taxTables, shippingTables }: TermsRoutesOptions): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: shopTermsPath,
      responses: { 200: jsonAnswer(shopTerms, "Tax, day and delivery"), default: problems },
    }),
    async (c) => {
      const { country } = c.var.shop;
      const on = wallClock(clock.now(), shopZone).date;
      const tax = taxTerms(await taxTables.current(), country, "printed-standard", on);
      if (!tax.ok) throw new Error(`no tax rate for ${country} on ${on}`);
      c.header("cache-control", "public, max-age=60");
      c.header("vary", "x-channel, x-locale, accept-encoding");
      const { site, countries } = await shippingTables.current(db);
      const earlier = await releasesBefore(releases, on);
      return c.json({ tax: tax.value, on, earlier, shipping: { site, carrier: countries[country] } }, 200);
    },
  );
  return app;
}

/** The current one, too, if it was valid in those days: a design may be laid out with an older one. */
async function releasesBefore(releases: TermsRoutesOptions["releases"], on: CalendarDate): Promise<number[]> {
  const current = await releases.current("photoframe");
  const days = current && daysBeforeCampaigns(current.data as Release, on);
  if (!days) return [];
  const found = await releases.between("photoframe", days.from, days.to);
  return found.map(({ release }) => release);
}
