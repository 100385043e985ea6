import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { currencies } from "../../core/currency.ts";
import { countries, locales } from "../../core/locale.ts";
import { arrival } from "../shipping/contract.ts";

/** `services/offers` over HTTP, each for the shop of X-Channel and X-Locale; nothing in it is personal. */
export const offerPaths = {
  /** GET -> `campaignData`. */
  campaigns: "/web-api/campaign-data",
  /** GET, query `country` -> `expressShop`; 422 "country-not-delivered". */
  express: "/web-api/express-shop",
} as const;

export const campaignData = z.object({
  channel: z.enum(channels),
  locale: z.enum(locales),
  /** Today, where the shop is. */
  on: z.iso.date(),
  /** Those that run today and reduce something, the first to end first. */
  campaigns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Product kind, and what of it is reduced, in the catalogue's names. */
      kind: z.string(),
      names: z.array(z.string()),
      /**
       * Its largest reduction from the lowest price of the 30 days before, in percent with one decimal: the share that
       * pages show beside a price, not the campaign's share of the list price.
       */
      percent: z.number(),
      /** Whether it takes less off some of it; then only "up to" may be said. */
      upTo: z.boolean(),
      /** The share as it may be written: "11,8 %", "bis zu 11,8 %". */
      text: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
      /** The moment it is over, for a countdown. */
      endsAt: z.iso.datetime(),
    }),
  ),
});

const minor = z.int();

export const expressShop = z.object({
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** Countries this shop sends to by express. */
  countries: z.array(z.enum(countries)),
  /** An order's price by its largest parcel, minor units. */
  prices: z.object({ parcel: minor, xl: minor, bulky: minor }),
  /** Working days between the workshop and the door. */
  transit: z.object({ min: minor, max: minor }),
  kinds: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      /** Whether it can be ordered today, or only priced. */
      orderable: z.boolean(),
      /** Working days of its usual form without express; express takes half, at least one. */
      productionDays: minor,
      price: minor,
      /** When its usual form comes if it is paid now. */
      arrival,
    }),
  ),
});

/** For the description of the interface. */
export const offerExamples: {
  readonly campaigns: z.input<typeof campaignData>;
  readonly express: z.input<typeof expressShop>;
} = {
  campaigns: {
    channel: "poster",
    locale: "de-DE",
    on: "2026-11-20",
    campaigns: [
      {
        key: "canvas-weeks",
        label: "Leinwandwochen",
        kind: "photoframe",
        names: ["leinwand"],
        percent: 20,
        upTo: true,
        text: "bis zu 20 %",
        from: "2026-11-16",
        to: "2026-11-30",
        endsAt: "2026-11-30T23:00:00.000Z",
      },
    ],
  },
  express: {
    country: "DE",
    currency: "EUR",
    countries: ["AT", "DE", "NL"],
    prices: { parcel: 1290, xl: 1790, bulky: 2990 },
    transit: { min: 1, max: 1 },
    kinds: [
      {
        kind: "photoframe",
        title: "Leinwandbild 60 × 40 cm",
        orderable: true,
        productionDays: 3,
        price: 1290,
        arrival: { earliest: "2026-11-25", latest: "2026-11-25" },
      },
    ],
  },
};
