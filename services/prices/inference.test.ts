import { expect, test } from "vitest";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });

async function get(path: string, locale = "de-DE") {
  const response = await app.request(path, { headers: { "x-locale": locale, "x-channel": "card" } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const article = (query: string) => get(`/price-api/prices/article?${query}`);

interface Groups {
  readonly groups: readonly { readonly ratio: string; readonly formats: readonly { readonly formatType: string }[] }[];
}
async function group(query: string, locale?: string) {
  const { status, body } = await get(`/price-api/prices/format-group?${query}`, locale);
  const { groups = [] } = body as Partial<Groups>;
  return { status, keys: groups.map(({ ratio }) => ratio), formats: groups.flatMap(({ formats }) => formats) };
}

test.each([
  ["materialType=leinwand&collage=0", "photoframe"],
  ["materialType=leinwand&collage=false", "photoframe"],
  ["materialType=leinwand&collage=1", "collage"],
  ["materialType=leinwand&designId=13", "collage"],
  ["printing=echtfotobuch", "photobook"],
  ["type=digitalfotobuch-hard-pur-standard-matt", "photobook"],
  ["photobookPrinting=fotoheft", "photobook"],
  ["card=a6-quer-folded", "card"],
])("%s means a %s (specification section 3, product type)", async (query, kind) => {
  expect(await article(query)).toMatchObject({ status: 200, body: { kind } });
});

test.each([
  ["materialType=canvas&designId=1&formatType[]=600x400&formatType[]=300x300", "formatType"],
  ["materialType=canvas&designId=1&formatType[x]=600x400", "formatType"],
  ["materialType=canvas&designId=1&optionTypes[x]=1", "optionTypes"],
  ["calendarType=tischkalender&accessoryTypes[x]=holzfuss", "accessoryTypes"],
  ["materialType=leinwand&optionTypes[]=stretcher-38&optionTypes[]=stretcher-25", "optionTypes"],
  ["materialType=leinwand&color=white", "color"],
  ["materialType=leinwand&isSample=1", "isSample"],
])("%s is refused by the name of what nobody would read, not priced without it", async (query, parameter) => {
  const { status, body } = await article(query);
  expect(status).toBe(422);
  expect(body.reasons).toEqual([expect.objectContaining({ parameter })]);
});

test("an option that is said twice alike is said once", async () => {
  const twice = await article("materialType=leinwand&optionTypes[]=stretcher-38&optionTypes[]=stretcher-38");
  expect(twice).toMatchObject({ status: 200, body: { configuration: { optionTypes: { stretcher: "38" } } } });
});

test("the group `all` has every group, a filter what passes it, of any kind (section 3, formats)", async () => {
  const { status, keys, formats } = await group("materialType=leinwand&group=all");
  expect([status, keys.length, formats.length]).toEqual([200, 12, 55]);
  expect((await group("materialType=leinwand&ratio=all")).formats).toEqual(formats);

  const din = await group("materialType=leinwand&group=din-landscape");
  expect([din.keys, din.formats.length > 0]).toEqual([["din"], true]);
  expect((await group("materialType=leinwand&group=din-portrait")).status).toBe(422);
  const standing = await group("materialType=leinwand&formatType=a3-hoch&group=din-portrait");
  expect(standing.formats.map(({ formatType }) => formatType)).toContain("297x420");

  const calendars = await group("calendarType=wandkalender&group=din-portrait");
  expect(calendars.keys).toEqual(["din-a5-portrait", "din-a4-portrait", "din-a3-portrait"]);
  const squares = await group("calendarType=wandkalender&group=square");
  expect(squares.formats.map(({ formatType }) => formatType)).toEqual(["200x200", "300x300"]);
});

test("sizes of the American post are listed in the United States alone", async () => {
  const cards = async (locale: string) =>
    (await group("productType=card&group=all", locale)).formats.map(({ formatType }) => formatType);
  const isAmerican = (card: string) => card.startsWith("us-");
  for (const locale of ["de-DE", "fr-CH", "en-GB"]) {
    const listed = await cards(locale);
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter(isAmerican), locale).toEqual([]);
  }
  expect((await cards("en-US")).filter(isAmerican)).toHaveLength(10);
  // Somebody who has one in a link still has it among the formats.
  expect((await group("card=us-a7-folded&group=all")).formats).toContainEqual(
    expect.objectContaining({ formatType: "us-a7-folded" }),
  );
});
