import { expect, test } from "vitest";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];
  readonly reasons: readonly {
    readonly field: string;
    readonly parameter: string;
    readonly reason: string;
    readonly text: string;
    readonly possible?: readonly string[];
    readonly range?: { readonly min: number; readonly max: number };
  }[];
}

async function get(address: string, locale = "de-DE") {
  const response = await app.request(address, { headers: { "x-locale": locale } });
  return { status: response.status, body: (await response.json()) as never as Refusal & Record<string, unknown> };
}
const article = (query: string, locale?: string) => get(`/price-api/prices/article?${query}`, locale);

test.each([
  ["calendarType=wandkalender&amount=abc", { min: 1, max: 1000 }, "Möglich: 1 bis 1.000."],
  [
    "calendarType=wandkalender&amount=1001",
    { min: 1, max: 1000 },
    "Mehr als 1.000 Stück auf einmal drucken wir nicht.",
  ],
  ["productType=photoprint&quantity=x", { min: 1, max: 2000 }, "Möglich: 1 bis 2.000."],
  ["photobookPrinting=digitalfotobuch&quantity=x", { min: 1, max: 500 }, "Möglich: 1 bis 500."],
])("%s: what is counted one by one has a range, not the steps of its discount", async (query, range, sentence) => {
  const [reason] = (await article(query)).body.reasons;
  expect(reason).toMatchObject({ range, text: expect.stringContaining(sentence) });
  expect(reason?.possible).toBeUndefined();
});

test("what comes in steps lists them, and a calculator says which ladder is which", async () => {
  const [card] = (await article("themeId=meadow-vows&quantity=7")).body.reasons;
  expect(card?.possible?.slice(0, 4)).toEqual(["1", "5", "10", "15"]);
  const { body } = await get("/web-api/photobook-price?printing=digitalfotobuch&cover=hard");
  expect(body.ladders).toMatchObject([
    { field: "pageCount", range: null },
    { field: "quantity", range: { min: 1, max: 500 } },
  ]);
});

test.each([
  ["materialType=leinwand&formattype=200x200", "/formattype", "parameter-meant", ["formatType"]],
  ["materialType=leinwand&colour=red", "/colour", "parameter-unknown", undefined],
  ["calendarType=wandkalender&ammount=3", "/ammount", "parameter-meant", ["amount"]],
  ["materialType=leinwand&calendarType=wandkalender", "/calendarType", "parameter-of-other", undefined],
  ["photoboxType=small&themeId=meadow-vows", "/themeId", "parameter-of-other", undefined],
  ["materialType=leinwand&utm_source=mail", "/utm_source", "parameter-unknown", undefined],
])(
  "%s: %s is refused by its name, not answered with the price of something else",
  async (query, pointer, reason, possible) => {
    const { status, body } = await article(query);
    expect([status, body.errors.map((one) => one.pointer)]).toEqual([422, [pointer]]);
    expect(body.reasons).toMatchObject([{ reason, text: expect.stringContaining(pointer.slice(1)) }]);
    expect(body.reasons[0]?.possible).toEqual(possible);
    expect(JSON.stringify(body)).not.toContain("priceCurrent");
  },
);

test.each([
  ["materialTyp=leinwand", "materialType"],
  ["calendarTyp=wandkalender", "calendarType"],
  ["photobox_type=small", "photoboxType"],
])("%s: where a misspelt name hides the product, it is named before it is asked for", async (query, meant) => {
  const { status, body } = await article(query);
  expect(status).toBe(422);
  expect(body.reasons.map(({ reason }) => reason)).toEqual(["parameter-meant", "product-missing"]);
  expect(body.reasons[0]?.possible).toEqual([meant]);
  expect(body.detail).toContain(`Gemeint ist wohl „${meant}“`);
});

test("what is no misspelling of anything is not guessed at", async () => {
  const { body } = await article("utm_source=mail&formatType=600x400");
  expect(body.reasons.map(({ reason }) => reason)).toEqual(["product-missing"]);
});

test("extras that the specification lets every link carry change no price (section 3)", async () => {
  const plain = await article("materialType=leinwand&formatType=600x400");
  const carried = await article(
    "materialType=leinwand&formatType=600x400&gclid=x&s=mail&addToCart=1&tileCount=4&productType=photoframe",
  );
  expect([carried.status, carried.body]).toEqual([200, plain.body]);
});

test.each([
  "/web-api/shop-frontends-initial-data?locales=de-AT",
  "/web-api/aspect-ratio?formatType=600x400&orientaton=portrait",
  "/web-api/sku/container?skus[]=leinwand-600x400&sku=x",
  "/accessory?sku=ribbon-satin-sage&quantity=5&colour=red",
])("%s names what it does not know", async (address) => {
  const { status, body } = await get(address);
  expect([status, body.reasons[0]?.reason]).toMatchObject([422, expect.stringMatching(/^parameter-/)]);
});

test.each([
  ["materialType=leinwand&formatType=1x", "/formatType", "format"],
  ["calendarType=wandkalender&mountingType=klammer", "/mountingType", "mounting"],
  ["calendarType=wandkalender&startDate=morgen", "/startDate", "startMonth"],
  ["photobookType=buch", "/photobookType", "printing"],
  ["photobookPrinting=digitalfotobuch&amount=x", "/amount", "quantity"],
  ["materialType=canvas&designId=13&formatType=333x222", "/formatType", "panels"],
  ["themeId=x&accessory[sock]=50", "/accessory/sock", "accessories.sock"],
  ["materialType=leinwand&formatType/~=1", "/formatType~1~0", "formatType/~"],
])("%s: the pointer names what was sent", async (query, pointer, field) => {
  const { body } = await article(query);
  expect([body.errors[0]?.pointer, body.reasons[0]?.field]).toEqual([pointer, field]);
  const sent = body.reasons[0]?.parameter ?? "";
  expect(
    `/${sent
      .split(".")
      .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
      .join("/")}`,
  ).toBe(pointer);
});

test("a visitor's sentence speaks of names and her own unit, never of keys", async () => {
  const small = await article("materialType=leinwand&formatType=100x100", "en-US");
  expect(small.body.detail).toContain("8\u00a0×\u00a08\u00a0in");
  expect(small.body.detail).not.toMatch(/\d{3}x\d{3}/);
  expect(small.body.reasons[0]?.possible).toContain("203x203");
  const missing = await article("quantity=50", "en-GB");
  expect(missing.body.detail).toContain("Photo box");
  expect(missing.body.detail).not.toContain("photobox");
  const option = await article("materialType=leinwand&optionTypes[]=gold");
  expect(option.body.detail).toContain("gold");
});

test("8x8 is eight inches where lengths are inches, and eight millimetres nowhere", async () => {
  const ratio = (format: string, locale: string) => get(`/web-api/aspect-ratio?formatType=${format}`, locale);
  expect((await ratio("8x8", "en-US")).body).toMatchObject({ size: { width: 203, height: 203 } });
  expect((await ratio("12x8", "en-US")).body).toMatchObject({ size: { width: 305, height: 203 }, ratio: "3:2" });
  expect((await ratio("305x203", "en-US")).body).toMatchObject({ size: { width: 305, height: 203 } });
  expect((await ratio("8x8", "en-GB")).body).toMatchObject({ size: { width: 8, height: 8 } });
  const canvas = await article("materialType=leinwand&formatType=8x8", "en-US");
  expect(canvas.body).toMatchObject({
    title: "Canvas 8\u00a0×\u00a08\u00a0in",
    configuration: { format: { width: 203 } },
  });
});

test("a book is called the same in its title and in the line of its price", async () => {
  for (const [locale, name] of [
    ["en-US", "8x8"],
    ["de-DE", "20\u00a0×\u00a020\u00a0cm"],
  ] as const) {
    const { body } = await article("photobookPrinting=digitalfotobuch&format=200x200", locale);
    expect(body.title).toContain(name);
    expect(body.lines).toMatchObject([{ text: expect.stringContaining(name) }]);
    expect(JSON.stringify(body)).not.toContain("7.9");
  }
});

test("a refusal speaks one language, also where the link says another locale than the header", async () => {
  const french = await article("materialType=gold&locale=fr-CH");
  expect(french.body).toMatchObject({
    title: "Cela ne peut pas être réalisé ainsi",
    detail: expect.stringContaining("Possible"),
  });
});
