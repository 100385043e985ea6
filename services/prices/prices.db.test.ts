import { beforeAll, expect, test } from "vitest";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import deDE from "../../demo/labels/de-DE.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import { jsonb } from "../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import type { Router } from "../../platform/http/router.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { releasePath } from "../catalogue/contract.ts";
import { createPriceHistory, createReleases, createTaxTables, type PriceHistory } from "../catalogue/service.ts";
import { createLabels } from "../labels/service.ts";
import { pricePaths } from "./contract.ts";
import { noThemes } from "./demo-prices.fixture.ts";
import { priceRoutes } from "./routes.ts";
import { createPrices } from "./service.ts";

const own = {
  article: "/web-api/product-selection-photo-frame/price-article",
  data: "/web-api/product-selection-photo-frame/data",
};
const clock = stoppedClock("2026-11-20T10:00:00+01:00");
const campaign = {
  key: "january",
  label: "fmt.all",
  from: "2027-01-10",
  to: "2027-01-20",
  percent: 20,
  materials: ["leinwand"],
};
const database = await migratedTestDatabase();
let history: PriceHistory;
let app: Router;

beforeAll(async () => {
  const { db } = database;
  const data = { ...demoRelease, campaigns: [campaign] };
  await db
    .insertInto("catalogue_release")
    .values({ kind: "photoframe", release: 1, valid_from: "2026-01-01", data: jsonb(data) })
    .execute();
  await db
    .insertInto("label")
    .values(Object.entries(deDE).map(([key, text]) => ({ locale: "de-DE", key, text })))
    .execute();
  const releases = createReleases({ db, clock });
  const taxTables = createTaxTables({ db, clock });
  await taxTables.publish(db, taxes);
  history = createPriceHistory({ db, clock, releases, taxTables });
  const labels = createLabels({ db, clock, log: silentLog });
  app = createHttpApp({ log: silentLog });
  const prices = createPrices({ clock, kinds: productKinds, releases, taxTables, labels, history, themes: noThemes });
  app.route("/", priceRoutes({ prices, answers: keptAnswers({ clock }) }));
});

async function get(path: string, locale = "de-DE") {
  const response = await app.request(path, { headers: { "x-locale": locale } });
  return { status: response.status, body: (await response.json()) as never as Record<string, unknown> };
}

test("canvas 75 x 50 costs 43,90 in the shop, with lines that add up to it, and 8.1 % in Switzerland", async () => {
  const { body } = await get(`${pricePaths.article}?materialType=leinwand&formatType=750x500`);
  expect(body).toMatchObject({
    price: { priceCurrent: 4390, currency: "EUR", taxIncluded: true },
    gross: 4390,
    tax: 701,
  });
  const lines = body.lines as { micro: number }[];
  expect(lines.reduce((sum, { micro }) => sum + micro, 0)).toBe(43_900_000);
  const swiss = await get(`${pricePaths.article}?materialType=leinwand&formatType=750x500`, "de-CH");
  expect(swiss.body).toMatchObject({ price: { priceCurrent: 5490, currency: "CHF" }, gross: 5490, tax: 411 });
});

test("both names of a path answer the same", async () => {
  const query = "?materialType=poster&formatType=600x400";
  expect(await get(pricePaths.article + query)).toEqual(await get(own.article + query));
});

test.each([
  ["materialType=leinwand&formatType=0x20", "format", "format-unknown"],
  ["materialType=leinwand&formatType=01x20", "format", "format-unknown"],
  ["materialType=leinwand&formatType=1e9x20", "format", "format-unknown"],
  ["materialType=leinwand&formatType=-40x20", "format", "format-unknown"],
  ["materialType=leinwand&formatType=99999x99999", "format", "format-too-large"],
  ["materialType=gold", "materialType", "material-unknown"],
  ["materialType=poster&frameType=goldrahmen", "frameType", "frame-unknown"],
  ["materialType=leinwand&optionTypes[]=stretcher-99", "optionTypes", "option-unknown"],
  [
    "materialType=leinwand&formatType=1500x1000&optionTypes[]=stretcher-25",
    "optionTypes.stretcher",
    "option-too-large",
  ],
])("%s is answered by the reason, not by a price", async (query, field, reason) => {
  const { status, body } = await get(`${pricePaths.article}?${query}`);
  expect(status).toBe(422);
  expect(body).toMatchObject({ reasons: [{ field, reason, text: expect.stringMatching(/\p{L}.*\.$/u) }] });
  expect(JSON.stringify(body)).not.toContain("priceCurrent");
});

test("a frame that is too small for a format is a reason in the list, not a missing row", async () => {
  const { body } = await get(
    `${pricePaths.formats}?materialType=poster&frameType=holzrahmen-slim-oak-natural&formatType=600x400`,
  );
  const formats = (
    body.groups as { formats: { formatType: string; price: unknown; reasons: { reason: string }[] }[] }[]
  ).flatMap((group) => group.formats);
  const large = formats.find(({ formatType }) => formatType === "1500x1000");
  expect(large).toMatchObject({ price: null, reasons: [{ reason: "frame-too-large" }] });
});

test("prices are written down once a day and never changed", async () => {
  const written = await history.record();
  expect(written).toBeGreaterThan(1_000);
  expect(await history.record()).toBe(0);
  await expect(database.db.updateTable("price_history").set({ gross: 1 }).execute()).rejects.toThrow("append-only");
  await expect(database.db.deleteFrom("price_history").execute()).rejects.toThrow("append-only");
});

test("a reduction names the lowest price of the 30 days before it; without one there is none", async () => {
  const path = `${pricePaths.article}?materialType=leinwand&formatType=750x500`;
  clock.set("2026-12-20T10:00:00+01:00");
  await history.record();
  clock.set("2027-01-09T10:00:00+01:00");
  expect((await get(path)).body).toMatchObject({
    price: { priceOriginal: 4390, priceCurrent: 4390, lowest30Days: null, discount: 0 },
  });
  clock.set("2027-01-12T10:00:00+01:00");
  await history.record();
  expect((await get(path)).body).toMatchObject({
    price: { priceOriginal: 4390, priceCurrent: 3490, lowest30Days: 4390, discount: 205_011 },
  });
});

test("a size that is not written down daily is measured against what it cost before the reduction", async () => {
  clock.set("2027-01-12T10:00:00+01:00");
  const { body } = await get(`${pricePaths.article}?materialType=leinwand&formatType=770x510`);
  const { priceOriginal, lowest30Days } = body.price as Record<string, number>;
  expect(lowest30Days).toBe(priceOriginal);
});

test("a price raised shortly before is no price to be reduced from, written down daily or not", async () => {
  const canvas = demoRelease.materials.map((material) =>
    material.key === "leinwand" ? { ...material, rate: { ...material.rate, fix: material.rate.fix + 2000 } } : material,
  );
  const raised = { ...demoRelease, release: 2, validFrom: "2027-01-05", materials: canvas, campaigns: [campaign] };
  await database.db
    .insertInto("catalogue_release")
    .values({ kind: "photoframe", release: 2, valid_from: "2027-01-05", data: jsonb(raised) })
    .execute();
  clock.set("2027-01-12T11:00:00+01:00");
  for (const [format, lowest] of [
    ["750x500", 4390],
    ["770x510", 4590],
  ] as const) {
    const { body } = await get(`${pricePaths.article}?materialType=leinwand&formatType=${format}`);
    const price = body.price as Record<string, number>;
    expect(price).toMatchObject({ priceOriginal: expect.any(Number), lowest30Days: lowest });
    // 20 % off the raised price is still more than the picture cost before: no reduction at all.
    expect([price.priceOriginal, price.discount]).toEqual([price.priceCurrent, 0]);
  }
});

test.each([own.data, releasePath("photoframe")])(
  "a release is handed out whole and named by its number: %s",
  async (path) => {
    expect((await get(`${path}?release=1`)).body).toMatchObject({
      release: 1,
      data: { kind: "photoframe" },
    });
    expect((await get(path)).body).toMatchObject({ release: 2 });
    expect((await get(`${path}?release=7`)).status).toBe(404);
    expect((await get(`${path}?release=-1`)).status).toBe(422);
    expect((await get(`${path}?release=99999999999`)).status).toBe(422);
  },
);

test("a release never changes, which one is current does", async () => {
  const cacheOf = async (path: string) => (await app.request(path)).headers.get("cache-control");
  expect(await cacheOf(`${releasePath("photoframe")}?release=1`)).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf(releasePath("photoframe"))).toBe("public, max-age=60");
});

test("a kind that is not sold, or that nobody knows, has no release", async () => {
  for (const kind of ["photobook", "teapot", "constructor"]) {
    expect(await get(releasePath(kind))).toMatchObject({
      status: 404,
      body: { type: expect.stringContaining("release-not-found") },
    });
  }
});

test("a release that is published ahead of its day is not handed out before", async () => {
  clock.set("2027-01-04T23:00:00+01:00");
  expect((await get(`${own.data}?release=2`)).status).toBe(404);
  clock.set("2027-01-05T00:00:00+01:00");
  expect((await get(`${own.data}?release=2`)).body).toMatchObject({ release: 2 });
});
