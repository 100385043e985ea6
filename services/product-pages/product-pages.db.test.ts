import { beforeAll, describe, expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import deDE from "../../demo/labels/de-DE.json" with { type: "json" };
import enGB from "../../demo/labels/en-GB.json" with { type: "json" };
import { demoData } from "../../demo/seed.ts";
import shippingTable from "../../demo/shipping.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import type { Router } from "../../platform/http/router.ts";
import { silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { pages as kindPages } from "../../products/pages.ts";
import { quote } from "../../products/photoframe/quote.ts";
import { readLink } from "../../products/photoframe/read-link.ts";
import { kindOf } from "../../products/registry.ts";
import { createLabels } from "../labels/service.ts";
import { createShipping } from "../shipping/service.ts";
import { type Calculator, type HomePage, type ProductPage, productPagePaths } from "./contract.ts";
import { productPagesRoutes } from "./routes.ts";
import { createProductPages, publishPage } from "./service.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let app: Router;

const demoPages = async () => (await demoData()).pages ?? [];

beforeAll(async () => {
  clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const { db } = database;
  for (const [locale, texts] of Object.entries({ "de-DE": deDE, "en-GB": enGB })) {
    const rows = Object.entries(texts).map(([key, text]) => ({ locale, key, text }));
    await db.insertInto("label").values(rows).execute();
  }
  for (const page of await demoPages()) await publishPage(db, page);
  const taxTables = { current: async () => taxTableSchema.parse(taxes) };
  const shipping = createShipping({ database, clock });
  await shipping.tables.publish(db, shippingTable as never, new Date("2026-01-01"));
  const labels = createLabels({ db, clock, log: silentLog });
  const first = { data: { ...demoRelease, release: 1, validFrom: "2026-01-01" } };
  const second = { data: { ...demoRelease, release: 2, validFrom: "2026-12-20" } };
  const releases = {
    current: async (kind: string) => {
      if (kind === "collage") return { data: demoCollages };
      if (kind !== "photoframe") return { data: kindOf(kind)?.dataSchema.parse(demoCatalogues[kind]) };
      return clock.now() < new Date("2026-12-20") ? first : second;
    },
    between: async () => [first, second],
  };
  app = createHttpApp({ log: silentLog });
  const pages = createProductPages({
    db,
    clock,
    kindPages,
    releases,
    labels,
    taxTables,
    shippingTables: shipping.tables,
  });
  app.route("/", productPagesRoutes(pages));
});

async function get<Body>(path: string, locale = "de-DE"): Promise<{ status: number; body: Body }> {
  const response = await app.request(path, { headers: { "x-locale": locale, "x-channel": "poster" } });
  return { status: response.status, body: (await response.json()) as Body };
}
const page = (path: string, locale?: string) =>
  get<ProductPage>(`${productPagePaths.page}?path=${encodeURIComponent(path)}`, locale);
const calculator = (path: string, choice = "", locale?: string) =>
  get<Calculator>(`${productPagePaths.calculator}?path=${encodeURIComponent(path)}&${choice}`, locale);

describe("a product page", () => {
  test("lives at one address per language, and nowhere else", async () => {
    expect((await page("/leinwanddruck")).body).toMatchObject({ key: "canvas-prints", heading: "Foto auf Leinwand" });
    expect((await page("/canvas-prints", "en-GB")).body).toMatchObject({ heading: "Photo on canvas" });
    expect((await page("/fr/impression-sur-toile", "fr-CH")).body).toMatchObject({ path: "/fr/impression-sur-toile" });
    expect((await page("/canvas-prints")).status).toBe(404);
    const missing = await get("/frontend-api/mp/product-page?path=/nichts");
    expect(missing.body).toMatchObject({ status: 404, detail: "Page not found: /nichts" });
    // Whatever is no page of this shop may be one that editors wrote, or is none at all: never a fault of whoever asks.
    expect((await page(`/${"x".repeat(2_000)}`)).status).toBe(404);
  });

  test("names its addresses in all other locales", async () => {
    const { body } = await page("/leinwanddruck");
    const { alternates } = body as unknown as { alternates: { locale: string; path: string }[] };
    expect(alternates.map(({ locale }) => locale)).toEqual(locales);
    expect(alternates).toContainEqual({ locale: "de-CH", path: "/leinwanddruck" });
    expect(alternates).toContainEqual({ locale: "de-IT", path: "/de/leinwanddruck" });
    expect(alternates).toContainEqual({ locale: "fr-CH", path: "/fr/impression-sur-toile" });
    expect(alternates).toContainEqual({ locale: "en-US", path: "/canvas-prints" });
  });

  test("is spelled as its country spells, and falls back where it has no text of its own", async () => {
    expect((await page("/poster-mit-rahmen", "de-CH")).body.lead).toContain("auf Mass gerahmt");
    expect((await page("/poster-mit-rahmen")).body.lead).toContain("auf Maß gerahmt");
    expect((await page("/framed-posters", "en-US")).body.description).toContain("matte paper");
    expect((await page("/stampa-su-tela", "it-CH")).body.heading).toBe("Foto su tela");
  });

  test("the label in its picture has a real price and leads to exactly that", async () => {
    const { body } = await page("/leinwanddruck");
    expect(body.gallery[0]?.label).toEqual({
      title: "Dünen, Abend",
      facts: ["Leinwand 75\u00a0×\u00a050\u00a0cm"],
      price: { amount: 4390, currency: "EUR" },
      href: "/leinwanddruck?formatType=750x500",
    });
  });

  test("two pages at one address are refused by the database", async () => {
    const [canvas] = (await demoPages()).filter((one) => one.type === "product");
    if (!canvas) throw new Error("no page");
    const twin = { ...canvas, key: "twin" };
    await expect(database.db.transaction().execute((trx) => publishPage(trx, twin))).rejects.toThrow("duplicate key");
    const found = await database.db.selectFrom("product_page").select("key").where("key", "=", "twin").execute();
    expect(found).toEqual([]);
  });

  test("publishing a page again replaces it with its addresses", async () => {
    const all = await demoPages();
    for (const one of all) await publishPage(database.db, one);
    const addresses = await database.db.selectFrom("product_page_address").selectAll().execute();
    expect(addresses).toHaveLength(48);
  });
});

describe("the home page", () => {
  test("leads to real pages at real prices", async () => {
    const { body } = await get<HomePage>(productPagePaths.home);
    expect(body.products.pages.map(({ href, priceFrom }) => [href, priceFrom.amount])).toEqual([
      ["/leinwanddruck", 1549],
      ["/poster-mit-rahmen", expect.any(Number)],
      ["/fotocollage", 2090],
      ["/fotobuch", 1790],
      ["/kalender", 1290],
      ["/fotos-drucken", 19],
      ["/fotobox", 1290],
      ["/karte", 176],
    ]);
    expect(body.surfaces.rows.map(({ price, href }) => [href, price.amount])).toEqual([
      ["/leinwanddruck", 3390],
      ["/leinwanddruck?materialType=hahnemuehle", 3090],
      ["/leinwanddruck?materialType=aludibond", 4690],
      ["/leinwanddruck?materialType=acrylglas", 5490],
      ["/leinwanddruck?materialType=gallerybond", 8190],
    ]);
  });
});

describe("the calculator", () => {
  test("has every material with its formats; the chosen one and its article number", async () => {
    const { body } = await calculator("/leinwanddruck", "formatType=900x600");
    expect(body).toMatchObject({
      product: "photoframe",
      selectedValue: "leinwand",
      selectedFormat: "900x600",
      isCollage: false,
      sku: { value: "photoframe-leinwand-900x600", priceCurrent: 5590, priceOriginal: 5590 },
      labels: [],
    });
    expect(body.options.map(({ value }) => value)).toEqual(demoRelease.materials.map(({ key }) => key));
    const poster = body.options.find(({ value }) => value === "poster");
    expect(poster).toMatchObject({ labelTranslationKey: "mat.poster", initiallySelectedFormat: "600x400" });
    expect(poster?.formats.find(({ value }) => value === "600x400")).toMatchObject({
      priceCurrent: 1199,
      labelTranslationKey: "fmt.size",
      translationOptions: { size: { width: 600, height: 400 } },
    });
  });

  test.each(["/leinwanddruck", "/poster-mit-rahmen"])(
    "%s: the contexts add up to links that are read back",
    async (path) => {
      const { body } = await calculator(path, "orientation=portrait");
      const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
      for (const material of body.options) {
        for (const format of material.formats) {
          const merged = { ...body.context, ...material.context, ...format.context };
          const query = parseQuery(writeQuery(merged));
          const reading = readLink(query, demoRelease, { currency: "EUR", unit: "cm" });
          expect(reading.notices).toEqual([]);
          expect(`${reading.configuration.format.width}x${reading.configuration.format.height}`).toBe(format.value);
          const quoted = quote(reading.configuration, demoRelease, terms);
          expect(quoted.ok && quoted.value.priceCurrent).toBe(format.priceCurrent);
        }
      }
    },
  );

  test("an article number preselects material and format", async () => {
    const { body } = await calculator("/leinwanddruck", "sku=acrylglas-800x600");
    expect(body).toMatchObject({ selectedValue: "acrylglas", selectedFormat: "800x600" });
    expect(body.link).toContain("/configurator-photo-frame/?materialType=acrylglas&formatType=800x600");
  });

  test("American formats are inches, without tax", async () => {
    const { body } = await calculator("/canvas-prints", "", "en-US");
    expect(body).toMatchObject({ currency: "USD", selectedFormat: "610x406" });
  });

  test("nonsense in the choice falls back instead of failing", async () => {
    const { status, body } = await calculator("/leinwanddruck", "materialType=gold&formatType=01x20&optionTypes[]=x");
    expect(status).toBe(200);
    expect(body).toMatchObject({ selectedValue: "leinwand", selectedFormat: "600x400" });
  });
});

test("while a campaign runs, reduced materials are marked and the releases of the 30 days before come along", async () => {
  clock.set("2027-01-12T10:00:00+01:00");
  const { body } = await calculator("/leinwanddruck");
  expect(body.labels).toEqual([{ index: 1, text: "TOP DEAL", backgroundColor: "red", textColor: "white" }]);
  expect((await page("/leinwanddruck")).body.calculator.earlier.map(({ release }) => release)).toEqual([1]);
  clock.set("2027-02-12T10:00:00+01:00");
  expect((await page("/leinwanddruck")).body.calculator.earlier).toEqual([]);
});

test("unique identifiers of pages are resolved to their addresses, in the locale and elsewhere (core document, section 7)", async () => {
  const path = (...keys: string[]) =>
    `${productPagePaths.localizedUrls}?${keys.map((key) => `uniqueIdentifiers[]=${key}`).join("&")}`;
  const { body } = await get<{ urls: { url: string }[] }>(path("canvas-prints", "home"), "en-GB");
  expect(body.urls).toMatchObject([
    { uniqueIdentifier: "canvas-prints", url: "/canvas-prints" },
    { uniqueIdentifier: "home", url: "/" },
  ]);
  const german = await get<{ urls: { url: string; alternates: unknown[] }[] }>(path("canvas-prints"), "de-DE");
  expect(german.body.urls).toMatchObject([{ url: "/leinwanddruck" }]);
  expect(german.body.urls[0]?.alternates).toContainEqual({ locale: "en-GB", path: "/canvas-prints" });
  // Its address in any language names it, too.
  for (const address of ["leinwanddruck", "%2Fleinwanddruck", "canvas-prints"])
    expect((await get(path(address), "en-GB")).body).toMatchObject({ urls: [{ url: "/canvas-prints" }], missing: [] });
  const partly = await get(path("home", "canvas-socks"));
  expect(partly).toMatchObject({
    status: 200,
    body: { urls: [{ uniqueIdentifier: "home" }], missing: ["canvas-socks"] },
  });
  expect((await get(productPagePaths.localizedUrls)).status).toBe(422);
  expect((await get(`${path("home")}&ids[]=home`)).status).toBe(422);
});
