import { beforeAll, expect, test } from "vitest";
import { createApi } from "../core/http/api.ts";
import type { Locale } from "../core/locale.ts";
import { formatMoney } from "../core/money.ts";
import { parseQuery } from "../core/query-string.ts";
import { shopOf } from "../core/shop.ts";
import { taxTableSchema } from "../core/tax-table-schema.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import { demoData } from "../demo/seed.ts";
import shippingTable from "../demo/shipping.json" with { type: "json" };
import taxes from "../demo/tax.json" with { type: "json" };
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../platform/http/app.ts";
import type { Router } from "../platform/http/router.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { pages as kindPages } from "../products/pages.ts";
import { labelsRoutes } from "../services/labels/routes.ts";
import { createLabels } from "../services/labels/service.ts";
import { type Calculator, productPagePaths } from "../services/product-pages/contract.ts";
import { productPagesRoutes } from "../services/product-pages/routes.ts";
import { createProductPages, publishPage } from "../services/product-pages/service.ts";
import { createShipping } from "../services/shipping/service.ts";
import { readPage } from "../web/content/read-page.ts";
import type { PageContext } from "../web/reading/page-context.ts";

const database = await migratedTestDatabase();
let app: Router;

beforeAll(async () => {
  const clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const { db } = database;
  const { pages } = await demoData();
  for (const page of pages ?? []) await publishPage(db, page);
  const shipping = createShipping({ database, clock });
  await shipping.tables.publish(db, shippingTable as never, new Date("2026-01-01"));
  const labels = createLabels({ db, clock, log: silentLog });
  const release = { data: { ...demoRelease, release: 1, validFrom: "2026-01-01" } };
  const productPages = createProductPages({
    db,
    clock,
    kindPages,
    labels,
    shippingTables: shipping.tables,
    releases: { current: async () => release, between: async () => [release] },
    taxTables: { current: async () => taxTableSchema.parse(taxes) },
  });
  app = createHttpApp({ log: silentLog });
  app.route("/", productPagesRoutes(productPages));
  app.route("/", labelsRoutes(labels));
});

async function shown(
  channel: "poster" | "card",
  locale: Locale,
  url: string,
  experimentOf: PageContext["experimentOf"] = () => null,
) {
  const notes: unknown[] = [];
  const api = createApi(async (input, init) => app.fetch(new Request(input, init)), "http://shop.example", {
    "x-channel": channel,
    "x-locale": locale,
  });
  const link = { fieldtype: "multilink", linktype: "url", url };
  const calculator = [{ _uid: "c", component: "calculator", headline: "Wie groß?", link }];
  const story = { id: 1, uuid: "u", name: "Wand", full_slug: "wand", lang: "default", tag_list: [] };
  const page = await readPage({ ...story, content: { component: "page", title: "Wand", calculator } }, {
    shop: shopOf(channel, locale),
    origins: { poster: {}, card: {} },
    cardsFolder: "cards",
    teamHost: null,
    api,
    note: (event: string, details: object) => notes.push([event, details]),
    experimentOf,
  } as never);
  const asked = await api.get<Calculator>(`${productPagePaths.calculator}?path=${url.replace("?", "&")}`);
  return { calculator: page?.calculator ?? null, asked: asked.ok ? asked.value : null, notes };
}

test.each([
  ["poster", "de-DE", "/leinwanddruck?materialType=leinwand&formatType=900x600"],
  ["card", "de-DE", "/leinwanddruck?materialType=leinwand"],
  ["poster", "en-GB", "/canvas-prints?materialType=aludibond"],
  ["poster", "de-CH", "/leinwanddruck?materialType=poster&frameType=holzrahmen"],
  ["poster", "en-US", "/canvas-prints"],
] as const)(
  "the short calculator of a page (%s, %s) offers what the calculator answers for its link",
  async (channel, locale, url) => {
    const { calculator, asked, notes } = await shown(channel, locale, url);
    expect(notes).toEqual([]);
    const offer = calculator?.offer;
    if (!asked || !offer) return expect.fail("no answer");
    expect([offer.material, offer.format]).toEqual([asked.selectedValue, asked.selectedFormat]);
    expect(offer.materials.map(({ value }) => value)).toEqual(asked.options.map(({ value }) => value));
    for (const [index, { formats, initial }] of offer.materials.entries()) {
      const all = new Map(asked.options[index]?.formats.map((format) => [format.value, format]));
      expect(formats.length).toBeGreaterThan(0);
      expect(formats.length).toBeLessThanOrEqual(14);
      expect(formats.map(({ value }) => value)).toContain(initial);
      for (const { value, price } of formats) {
        const amount = all.get(value)?.priceCurrent ?? Number.NaN;
        expect(price).toBe(formatMoney({ amount, currency: asked.currency }, locale));
      }
    }
    // What stands there at first: its price and its way to the designer.
    const material = offer.materials.find(({ value }) => value === offer.material);
    const format = material?.formats.find(({ value }) => value === offer.format);
    expect(format?.price).toBe(formatMoney({ amount: asked.sku.priceCurrent, currency: asked.currency }, locale));
    const merged = { ...offer.context, ...material?.context, ...format?.context };
    const [designer, query] = asked.link.split("?");
    expect(offer.designer).toBe(designer);
    expect(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))).toEqual(
      parseQuery(`?${query}`),
    );
  },
);

test("in the portrait experiment formats stand, with their price and their way to the designer; off they lie (second document, section 4)", async () => {
  const treated = async (treatment: "off" | "on", url = "/leinwanddruck?materialType=leinwand") => {
    const { calculator } = await shown("poster", "de-DE", url, () => ({ name: "1031-portrait", treatment }));
    const offer = calculator?.offer;
    const material = offer?.materials.find(({ value }) => value === offer.material);
    const format = material?.formats.find(({ value }) => value === offer?.format);
    const link = { ...offer?.context, ...material?.context, ...format?.context };
    return [format?.label, format?.price, link.formatType];
  };
  expect(await treated("off")).toEqual(["60\u00a0×\u00a040\u00a0cm", "33,90\u00a0€", "600x400"]);
  expect(await treated("on")).toEqual(["40\u00a0×\u00a060\u00a0cm", "33,90\u00a0€", "400x600"]);
  // What an editor chose stays as she chose it.
  const chosen = "/leinwanddruck?materialType=leinwand&formatType=900x600";
  expect(await treated("on", chosen)).toEqual(["90\u00a0×\u00a060\u00a0cm", "55,90\u00a0€", "900x600"]);
});

test("a link that leads to no product page shows nothing, and operators read why", async () => {
  const { calculator, notes } = await shown("poster", "de-DE", "/ratgeber");
  expect(calculator?.offer).toBeNull();
  expect(notes).toEqual([
    ["hybrid-parse-error", { story: "wand", what: "calculator: the shop has no answer for its link" }],
  ]);
});
