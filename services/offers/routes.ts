import { createRoute, z } from "@hono/zod-openapi";
import { addDays, beginOfDay, wallClock } from "../../core/calendar-date.ts";
import { consign } from "../../core/consignment.ts";
import type { Translate } from "../../core/labels.ts";
import { countries, type Locale } from "../../core/locale.ts";
import { shippingOffers } from "../../core/shipping.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { AnyKind } from "../../products/registry.ts";
import { arrivalOf, deliverableCountries, type ShippingTables } from "../shipping/service.ts";
import { announcedShare, campaignsOn, type Reduction } from "./campaigns.ts";
import { campaignData, expressShop, offerExamples, offerPaths } from "./contract.ts";

export interface OffersRoutesOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly kinds: readonly AnyKind[];
  readonly releases: { current(kind: string): Promise<{ readonly data: unknown } | null> };
  readonly texts: (locale: Locale) => Promise<Translate>;
  readonly shippingTables: Pick<ShippingTables, "current">;
  /** Reductions of a kind's present campaigns in shown prices, by their key. */
  readonly reductionsOf: (shop: Shop, kind: AnyKind) => Promise<ReadonlyMap<string, Reduction>>;
}

/** Advertised offers: present campaigns, and express products; see contract.ts. */
export function offersRoutes(options: OffersRoutesOptions): Router {
  const { db, clock, kinds, releases, texts, shippingTables, reductionsOf } = options;
  const app = createRouter();
  const open = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding" };

  app.openapi(
    createRoute({
      method: "get",
      path: offerPaths.campaigns,
      responses: {
        200: jsonAnswer(campaignData, "Campaigns that run today", offerExamples.campaigns),
        default: problems,
      },
    }),
    async (c) => {
      const { channel, locale } = c.var.shop;
      const { date: on } = wallClock(clock.now(), shopZone);
      const over = (day: string) => beginOfDay(addDays(day, 1), shopZone).toISOString();
      const text = await texts(locale);
      const published = await Promise.all(kinds.map(async (kind) => [kind, await releases.current(kind.key)] as const));
      const running = await Promise.all(
        published.map(async ([kind, release]) => {
          const announced = release ? campaignsOn(kind.key, release.data, on) : [];
          if (announced.length === 0) return [];
          const reductions = await reductionsOf(c.var.shop, kind);
          return announced.flatMap((one) => {
            const reduction = reductions.get(one.key);
            // A campaign that is no cheaper than the 30 days before is not announced.
            return reduction && reduction.most > 0 ? [{ ...one, ...announcedShare(reduction, locale, text) }] : [];
          });
        }),
      );
      const campaigns = running
        .flat()
        .toSorted((one, other) => (one.to < other.to ? -1 : one.to > other.to ? 1 : 0))
        .map((one) => ({ ...one, label: text({ key: one.label }), endsAt: over(one.to) }));
      return c.json({ channel, locale, on, campaigns }, 200, open);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: offerPaths.express,
      request: { query: z.object({ country: z.enum(countries).optional() }) },
      responses: {
        200: jsonAnswer(expressShop, "What comes by express, prices and days", offerExamples.express),
        default: problems,
      },
    }),
    async (c) => {
      const { shop } = c.var;
      const country = c.req.valid("query").country ?? shop.country;
      const table = await shippingTables.current(db);
      const deliverable = deliverableCountries(table, shop.currency);
      if (!deliverable.includes(country)) {
        return problem(c, { status: 422, kind: "country-not-delivered" });
      }
      const now = clock.now();
      const priceOf = (shippingClass: "parcel" | "xl" | "bulky") =>
        shippingOffers(table.countries[country], shippingClass, 0).find(({ method }) => method === "express")?.price
          .amount ?? 0;
      const text = await texts(shop.locale);
      const usual = await usualForms(kinds, releases, shop, wallClock(now, shopZone).date);
      const listed = usual.map(({ kind, orderable, title, productionDays, shippingClass }) => ({
        kind,
        orderable,
        productionDays,
        title: text(title),
        price: priceOf(shippingClass === "letter" ? "parcel" : shippingClass),
        arrival: arrivalOf(table, country, "express", productionDays, now),
      }));
      const { currency } = shop;
      const { min, max } = table.countries[country].transit.express;
      const prices = { parcel: priceOf("parcel"), xl: priceOf("xl"), bulky: priceOf("bulky") };
      const answer = { country, currency, countries: [...deliverable], prices, transit: { min, max }, kinds: listed };
      return c.json(answer, 200, open);
    },
  );
  return app;
}

/** Each kind as its designer opens when nothing is chosen; those without a catalogue are left out. */
async function usualForms(
  kinds: readonly AnyKind[],
  releases: OffersRoutesOptions["releases"],
  { channel, currency, unit }: Shop,
  on: string,
) {
  const forms = await Promise.all(
    kinds.map(async (kind) => {
      const release = await releases.current(kind.key);
      if (!release) return [];
      const { configuration } = kind.readLink({}, release.data, { channel, currency, unit, on });
      if (kind.check(configuration, release.data).length > 0) return [];
      const { productionDays, pieces } = kind.production(configuration, release.data);
      const { class: shippingClass } = consign(pieces);
      const { title } = kind.describe(configuration, release.data);
      return [{ kind: kind.key, orderable: kind.design !== null, title, productionDays, shippingClass }];
    }),
  );
  return forms.flat();
}
