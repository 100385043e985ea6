import { describe, expect, test } from "vitest";
import { channels } from "../../core/channel.ts";
import { currencyOf, locales } from "../../core/locale.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import type { Db } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { campaignData, expressShop, offerPaths } from "./contract.ts";
import { offersRoutes } from "./routes.ts";

const winter = { key: "winter", label: "campaign.winter", from: "2026-11-19", to: "2026-11-30", percent: 20 };
/** The poster was slightly cheaper within the 30 days before, so its shown share is smaller than the campaign's. */
const reductions = new Map([
  ["winter", { least: 96_154, most: 117_949 }],
  ["even", { least: 200_000, most: 200_030 }],
]);
const campaigns = [
  { ...winter, key: "even", to: "2026-12-01", materials: ["acrylglas"] },
  { ...winter, key: "no-reduction", materials: ["forexplatte"] },
  { ...winter, materials: ["poster"] },
  { ...winter, key: "over", to: "2026-11-19", materials: ["leinwand"] },
  { ...winter, key: "soon", from: "2026-11-23", materials: ["leinwand"] },
];
const app = createHttpApp({ log: silentLog });
app.route(
  "/",
  offersRoutes({
    // A Friday evening, already Saturday where the workshop is.
    clock: stoppedClock("2026-11-20T23:30:00Z"),
    kinds: productKinds,
    releases: { current: async (kind) => (kind === "photoframe" ? { data: { ...demoRelease, campaigns } } : null) },
    texts: async (locale) => (label: string | { key: string }) =>
      `${typeof label === "string" ? label : label.key} (${locale})`,
    reductionsOf: async () => reductions,
    shippingTables: { current: async () => shippingTableSchema.parse(shipping) },
    db: {} as Db, // the table is given above
  }),
);
const ask = async (path: string, channel = "poster", locale = "de-DE") => {
  const answer = await app.request(path, { headers: { "x-channel": channel, "x-locale": locale } });
  return { status: answer.status, body: await answer.json() };
};

test("campaigns are those that run today and reduce something, with the share that prices show and the moment they end where the shop is", async () => {
  expect((await ask(offerPaths.campaigns, "card", "de-CH")).body).toEqual({
    channel: "card",
    locale: "de-CH",
    on: "2026-11-21",
    campaigns: [
      {
        key: "winter",
        label: "campaign.winter (de-CH)",
        kind: "photoframe",
        names: ["poster"],
        percent: 11.8,
        upTo: true,
        text: "campaign.up-to (de-CH)",
        from: "2026-11-19",
        to: "2026-11-30",
        endsAt: "2026-11-30T23:00:00.000Z",
      },
      {
        key: "even",
        label: "campaign.winter (de-CH)",
        kind: "photoframe",
        names: ["acrylglas"],
        percent: 20,
        upTo: false,
        text: "20%",
        from: "2026-11-19",
        to: "2026-12-01",
        endsAt: "2026-12-01T23:00:00.000Z",
      },
    ],
  });
});

describe("express", () => {
  test("costs what the table says, larger parcels as much more as by standard, and names the day", async () => {
    const { body } = await ask(offerPaths.express);
    // Catalogue facts, section 11: Germany 12.90, XL 9.90 and bulky 19.90 against a parcel of 4.95.
    expect(body).toMatchObject({
      country: "DE",
      currency: "EUR",
      prices: { parcel: 1290, xl: 1785, bulky: 2785 },
      transit: { min: 1, max: 1 },
      kinds: [{ kind: "photoframe", orderable: true, price: 1290 }],
    });
    expect(body.countries).toContain("AT");
    expect(body.countries).not.toContain("CH");
  });

  test("goes to the countries of the currency only, which are asked for by name", async () => {
    expect((await ask(`${offerPaths.express}?country=AT`)).body).toMatchObject({
      country: "AT",
      prices: { parcel: 1790 },
    });
    expect(await ask(`${offerPaths.express}?country=CH`)).toMatchObject({
      status: 422,
      body: { type: "urn:passepartout:problem:country-not-delivered", title: "Dorthin liefert dieser Shop nicht" },
    });
    expect(await ask(`${offerPaths.express}?country=XX`)).toMatchObject({ status: 422 });
  });
});

test.each(channels.flatMap((channel) => locales.map((locale) => [channel, locale] as const)))(
  "both answer in the channel %s and the locale %s",
  async (channel, locale) => {
    expect(campaignData.parse((await ask(offerPaths.campaigns, channel, locale)).body)).toMatchObject({
      channel,
      locale,
    });
    const express = expressShop.parse((await ask(offerPaths.express, channel, locale)).body);
    expect(express).toMatchObject({ currency: currencyOf(locale) });
  },
);
