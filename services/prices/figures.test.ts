import { describe, expect, test } from "vitest";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });

async function get(path: string, locale = "de-DE", channel = "poster") {
  const response = await app.request(path, { headers: { "x-locale": locale, "x-channel": channel } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const article = (query: string, locale?: string) => get(`/price-api/prices/article?${query}`, locale);

test("an article has the name of tracking and structured data as its number, whatever kind it is of (core/article.ts)", async () => {
  const skus = [
    "photoframe-leinwand-600x400",
    "photoframe-poster-holzrahmen-slim-white-600x400",
    "calendar-wandkalender-297x210",
    "photobook-digitalfotobuch-hard-297x210",
    "card-a6-quer-folded",
    "photobox-small-100x100",
    "photoprint-matt-150x100",
    "collage-canvas-600x400",
  ];
  const { status, body } = await get(`/web-api/sku/container?${skus.map((sku) => `skus[]=${sku}`).join("&")}`);
  const found = body.skus as { sku: string; kind: string; link: string }[];
  expect([status, found?.map(({ kind }) => kind)]).toEqual([200, skus.map((sku) => sku.split("-")[0])]);
  for (const { sku, kind, link } of found) {
    const { value } = (await get(`/frontend-api/mp/calculator?productType=${kind}&${link.split("?")[1]}`)).body.sku as {
      value: string;
    };
    expect(value).toBe(sku);
  }
  expect((await get("/web-api/sku/container?skus[]=calendar-wandkalender-1x1")).status).toBe(422);
});

test("an article number is of accessories, too, at the price at which they are sold alone (specification, section 3)", async () => {
  const skus = ["envelope-plain-navy-162x114", "ribbon-satin-sage", "posterbar-30-oak", "leinwand-600x400"];
  const { status, body } = await get(`/web-api/sku/container?${skus.map((sku) => `skus[]=${sku}`).join("&")}`);
  const found = body.skus as { sku: string; title: string; priceCurrent: number; link: string }[];
  expect([status, found?.map(({ sku, priceCurrent }) => [sku, priceCurrent])]).toEqual([
    200,
    [
      ["envelope-plain-navy-162x114", 95],
      ["ribbon-satin-sage", 55],
      ["posterbar-30-oak", 1590],
      ["leinwand-600x400", 3390],
    ],
  ]);
  expect(found[0]?.link).toContain("envelope-plain-navy-162x114");
  const alone = await get("/accessory?sku=ribbon-satin-sage");
  expect(alone.body).toMatchObject({ label: found[1]?.title, price: { priceCurrent: 55 } });
  for (const sku of ["envelope-plain-plaid-162x114", "ribbon-satin", "posterbar-31-oak"]) {
    expect((await get(`/web-api/sku/container?skus[]=${sku}`)).status, sku).toBe(422);
  }
});

test("where cards or calendars cost less from a number on, the line says so (the law: no fall without a named break)", async () => {
  const line = async (query: string) => {
    const { body } = await article(query);
    const lines = body.lines as { key: string; text: string }[];
    const { priceCurrent } = body.price as { priceCurrent: number };
    return [priceCurrent, lines.find(({ key }) => /^(paper|refinement)\./.test(key) && !key.endsWith("set-up"))?.text];
  };
  const cotton = "themeId=x&card=a6-quer-folded&paper=cotton&quantity=";
  // What 250 cost is charged for 245, too.
  expect(await line(`${cotton}245`)).toEqual([39_500, "Baumwollpapier, 600\u00a0g"]);
  expect(await line(`${cotton}250`)).toEqual([39_500, "Baumwollpapier, 600\u00a0g, Preis ab 250 Stück"]);
  const gold = "calendarType=wandkalender&formatType=a4-quer&refinementType=gold&amount=";
  expect((await line(`${gold}9`))[1]).not.toContain("Preis ab");
  expect((await line(`${gold}10`))[1]).toMatch(/, Preis ab 10 Stück$/);
  expect((await line(`${gold}50`))[1]).toMatch(/, Preis ab 50 Stück$/);
});

describe("prices of the catalogue facts over HTTP", () => {
  test.each([
    // Sections 2 to 4: wall pictures and frames.
    ["materialType=leinwand&formatType=600x400", "de-DE", 3390],
    ["materialType=gallerybond&formatType=1200x800", "de-DE", 24_700],
    ["materialType=leinwand&formatType=600x400&optionTypes[]=stretcher-38", "de-DE", 4090],
    // Section 5: collages cost what the material costs.
    ["materialType=canvas&designId=13&formatType=600x400", "de-DE", 3390],
    ["materialType=poster&designId=13&formatType=600x600", "de-DE", 1599],
    // Section 6: photobooks, more pages, copies.
    ["photobookPrinting=digitalfotobuch&cover=hard&format=200x200&pageCount=24", "de-DE", 1990],
    ["photobookPrinting=digitalfotobuch&cover=hard&format=200x200&pageCount=30", "de-DE", 2284],
    ["photobookPrinting=echtfotobuch&format=300x300&pageCount=16", "de-DE", 5490],
    ["photobookPrinting=fotoheft&format=a6-quer&pageCount=20", "de-DE", 578],
    // Section 7: calendars, what they stand on, refinement by number.
    ["calendarType=wandkalender&formatType=a3-hoch", "de-DE", 2490],
    ["calendarType=tischkalender&formatType=a6-quer&mountingType=holzblock", "de-DE", 1680],
    ["calendarType=kuechenkalender&formatType=150-400&months=12", "de-DE", 1490],
    ["calendarType=wandkalender&formatType=a4-quer&refinementType=gold", "de-DE", 2480],
    // Section 8: cards in their quantities, samples and guestbooks.
    ["themeId=x&card=a6-quer-folded&quantity=50", "de-DE", 8450],
    ["themeId=x&card=a6-quer-folded&quantity=1000", "de-DE", 62_000],
    ["themeId=x&card=a6-quer-folded&quantity=sample", "de-DE", 99],
    ["themeId=x&card=guestbook-spiral-40-square", "de-DE", 2490],
    // Section 9: prints by the step, boxes by size and paper.
    ["photoprintFormat=150x100&quantity=25", "de-DE", 400],
    ["photoprintFormat=150x100&quantity=24", "de-DE", 400],
    ["photoprintFormat=300x200&quantity=1&paper=hahnemuehle", "de-DE", 429],
    ["photoboxType=small&photoboxQuantityMax=36", "de-DE", 1690],
    ["photoboxType=photoprint&photoboxQuantityMax=300", "de-DE", 5790],
    ["photoboxType=small&photoboxQuantityMax=24&paper=hahnemuehle&box=wood", "de-DE", 3522],
    // Section 1: the currencies.
    ["materialType=leinwand&formatType=600x400", "de-CH", 4190],
    ["themeId=x&card=a6-quer-folded&quantity=50", "fr-CH", 10_565],
    ["photoboxType=small&photoboxQuantityMax=24", "en-GB", 1161],
  ])("%s costs in %s %d", async (query, locale, price) => {
    const { status, body } = await article(query, locale);
    expect([status, (body.price as { priceCurrent: number } | undefined)?.priceCurrent]).toEqual([200, price]);
    const lines = body.lines as { micro: number }[];
    expect(lines.reduce((sum, { micro }) => sum + micro, 0)).toBe(price * 10_000);
  });

  test("photobooks are taxed by binding in Britain, and as all else in Germany (section 12)", async () => {
    const taxed = async (query: string, locale: string) => (await article(query, locale)).body.tax;
    expect(await taxed("photobookPrinting=digitalfotobuch&cover=hard&format=200x200", "en-GB")).toBe(0);
    expect(await taxed("photobookPrinting=echtfotobuch&format=200x200", "en-GB")).toBe(450);
    expect(await taxed("photobookPrinting=digitalfotobuch&cover=hard&format=200x200", "de-DE")).toBe(318);
  });

  test.each([
    // Specification section 9: big, compact and standard, and Swiss booklets.
    ["a5-folded", "envelope-plain-navy-229x162", { "de-DE": 180, "de-AT": 150, "de-CH": 110 }],
    ["b6-folded", "envelope-plain-navy-176x125", { "de-DE": 110, "de-AT": 150, "de-CH": 110 }],
    ["a6-quer-folded", "envelope-plain-navy-162x114", { "de-DE": 95, "de-AT": 100, "de-CH": 110 }],
    ["booklet-8", "inlay-148x105-transparent", { "de-DE": 110, "de-AT": 150, "de-CH": 140 }],
  ])("what goes with %s costs its country's extra price", async (card, sku, prices) => {
    for (const [locale, price] of Object.entries(prices)) {
      const { body } = await get(`/price-api/accessory?sku=${sku}&card=${card}`, locale);
      expect(body, locale).toMatchObject({ sku, quantity: 1, price: { priceCurrent: price } });
    }
  });

  test("the whole quantity list of cards is priced and explained, 154 steps, the eleventh of 50 (section 9)", async () => {
    const { body } = await get("/web-api/card-price?card=a6-quer-folded&paper=natural", "de-DE", "card");
    const [{ steps }] = body.ladders as [{ steps: Record<string, unknown>[] }];
    expect(steps).toHaveLength(154);
    expect(steps[10]).toMatchObject({
      value: 50,
      chosen: true,
      price: { priceCurrent: 9450 },
      unitPrice: 189,
      lines: [{ micro: 84_500_000 }, { text: expect.stringMatching(/\p{L}/u), micro: 10_000_000 }],
    });
    expect(steps.at(-1)).toMatchObject({ value: 5000 });
    expect(steps.filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  test("a book's pages and copies are ladders of their own (section 6)", async () => {
    const { body } = await get("/web-api/photobook-price?printing=digitalfotobuch&cover=hard&format=200x200");
    const [pages, copies] = body.ladders as { field: string; steps: Record<string, unknown>[] }[];
    expect([pages?.field, pages?.steps.length, pages?.steps.at(-1)]).toMatchObject(["pageCount", 69, { value: 160 }]);
    expect(copies?.steps.map(({ value }) => value)).toEqual([1, 2, 5, 10]);
    expect(copies?.steps[1]).toMatchObject({ price: { priceCurrent: 3582 }, unitPrice: 1791 });
  });
});

describe("a price call refuses what a page would let fall back", () => {
  test.each([
    ["materialType=gold", "materialType", "material-unknown"],
    ["materialType=leinwand&formatType=3000x200", "format", "format-too-large"],
    ["materialType=leinwand&formatType=600x400&matSize=wide", "matSize", "mat-unknown"],
    ["materialType[]=leinwand&materialType[]=poster&productType=photoframe", "materialType", "given-once"],
    ["materialType=leinwand&materialType=poster&productType=photoframe", "materialType", "given-once"],
    ["productType=calendar&productType=card", "productType", "product-unknown"],
    ["materialType=canvas&designId=99", "designId", "design-unknown"],
    ["materialType=canvas&designId=13&formatType=333x222", "panels", "format-not-offered"],
    ["calendarType=mondkalender", "calendarType", "calendar-type-unknown"],
    ["calendarType=wandkalender&mountingType=holzblock", "accessory", "calendar-accessory"],
    ["calendarType=wandkalender&months=14", "months", "calendar-months"],
    ["calendarType=wandkalender&amount=1e3", "amount", "calendar-number"],
    ["calendarType=wandkalender&startMonth=13", "startMonth", "calendar-start"],
    ["photobookType=buch", "printing", "photobook-type-unknown"],
    ["printing=fotoheft&productType=photobook&pageCount=18", "pageCount", "photobook-pages"],
    ["printing=fotoheft&productType=photobook&format=300x300", "format", "photobook-format"],
    ["photobookPrinting=digitalfotobuch&giftBox=yes", "giftBox", "flag-unknown"],
    ["themeId=x&quantity=51", "quantity", "quantity-unlisted"],
    ["themeId=x&quantity=6000", "quantity", "quantity-unlisted"],
    ["themeId=x&quantity=-1", "quantity", "quantity-unreadable"],
    ["themeId=x&refinementType=platin", "refinementType", "value-unreadable"],
    [
      "themeId=x&card=a6-quer-folded&accessory[envelope-plain-navy-229x162]=50",
      "accessories.",
      "accessory-not-in-size",
    ],
    ["themeId=x&ribbon=satin", "ribbon", "ribbon-incomplete"],
    ["photoboxType=small&photoboxQuantityMax=100", "photoboxQuantityMax", "box-size-unknown"],
    ["photoboxType=small&tileCount=25&photoboxQuantityMax=24", "tileCount", "too-many-prints"],
    ["photoprintFormat=150x101", "photoprintFormat", "format-not-offered"],
    ["productType=photoprint&quantity=1000000", "quantity", "quantity-unknown"],
    ["productType=photoprint&locale=pl-PL", "locale", "locale-unknown"],
    ["productType=socks", "productType", "product-unknown"],
    ["quantity=50", "productType", "product-missing"],
  ])("%s: %s, %s", async (query, field, reason) => {
    for (const locale of ["de-DE", "en-GB", "fr-CH"]) {
      const { status, body } = await article(query, locale);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        type: "urn:passepartout:problem:impossible-configuration",
        errors: [{ in: "query", pointer: expect.stringMatching(/^\/[A-Za-z]/) }],
        reasons: [{ field: expect.stringContaining(field), reason, text: expect.stringMatching(/\p{L}/u) }],
      });
      expect(JSON.stringify(body)).not.toContain("priceCurrent");
    }
  });

  test("every wrong field is named, with what could be written instead", async () => {
    const { body } = await article("photobookPrinting=digitalfotobuch&cover=leder&paper=pergament&pageCount=25");
    expect(body.reasons).toMatchObject([
      { field: "cover", possible: ["hard", "soft"], text: expect.stringContaining("leder") },
      { field: "paper", possible: ["standard", "glaenzend", "matt", "feinstweiss"] },
      { field: "pageCount", possible: expect.arrayContaining(["24", "26", "160"]) },
    ]);
  });

  test("no path of a kind answers for another, and no locale without currency is sold to", async () => {
    const other = await get("/web-api/calendar-price?productType=card");
    expect(other.body).toMatchObject({ status: 422, reasons: [{ reason: "product-other", possible: ["calendar"] }] });
    const { status, body } = await get("/web-api/calendar-price", "pl-PL");
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [{ in: "header", pointer: "/x-locale", detail: expect.stringContaining("de-AT, de-CH") }],
    });
  });

  test.each([
    ["/price-api/prices/format-group?materialType=leinwand&ratio=7:2", "ratio"],
    ["/web-api/variants-for-frame-types?frameTypes[]=goldrahmen", "frameTypes"],
    ["/web-api/aspect-ratio?formatType=0x20", "formatType"],
    ["/web-api/aspect-ratio", "formatType"],
    ["/accessory?sku=envelope-plain-mauve-162x114", "accessories.envelope-plain-mauve-162x114"],
    ["/accessory?sku=sock-blue", "sku"],
    ["/accessory?sku=ribbon-satin-sage&quantity=0", "quantity"],
    ["/web-api/sku/container", "skus"],
    ["/web-api/sku/container?skus[]=leinwand-600x400&skus[]=leinwand-9000x400", "skus.1"],
    ["/web-api/card-accessory-price?card=a6-quer-folded", "accessory"],
  ])("%s names %s", async (path, field) => {
    expect((await get(path)).body).toMatchObject({ status: 422, reasons: [{ field }] });
  });

  test("a release that is not there is not found", async () => {
    expect((await get("/web-api/photobox-data?release=1")).body).toMatchObject({
      release: 1,
      data: { kind: "photobox" },
    });
    expect((await get("/web-api/photobox-data?release=2")).status).toBe(404);
  });
});
