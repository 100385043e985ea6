import { expect, test } from "vitest";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import { coaster, coasterData } from "../../products/coaster/coaster.fixture.ts";
import { productKinds } from "../../products/registry.ts";
import { previewRows, shippingRows } from "./preview.ts";

const on = "2026-11-20";
const taxTable = taxTableSchema.parse(taxes);

/** The charges of the demo, with or without pick-up points in Germany. */
function charges(pickup: number | null) {
  const table = shippingTableSchema.parse(shipping);
  return { ...table, countries: { ...table.countries, DE: { ...table.countries.DE, pickup } } };
}

test("a way of delivery that is new in the draft is shown without a price before, one that goes without one after", () => {
  const pickup = (before: number | null, after: number | null) =>
    shippingRows(charges(before), charges(after), taxTable, on, "de-DE", "en-GB")
      .filter(({ title }) => title.endsWith("Pick-up point"))
      .map((row) => [row.title, row.facts[0], row.before?.shown ?? null, row.after?.shown ?? null]);
  expect(pickup(null, 350)).toEqual([
    ["Letter, Pick-up point", "€20.00", null, 350],
    ["Parcel, Pick-up point", "€20.00", null, 350],
    ["Letter, Pick-up point", "€120.00", null, 0],
    ["Parcel, Pick-up point", "€120.00", null, 0],
  ]);
  expect(pickup(350, null)[0]).toEqual(["Letter, Pick-up point", "€20.00", 350, null]);
  expect(pickup(null, null)).toEqual([]);
  const all = shippingRows(charges(350), charges(360), taxTable, on, "de-DE", "en-GB");
  expect(all.slice(0, 3).map(({ title, after }) => [title, after && after.net + after.tax === after.shown])).toEqual([
    ["Letter, Standard", true],
    ["Letter, Pick-up point", true],
    ["Letter, Express", true],
  ]);
});

test("a sample is tried in both channels, in one line where both sell the same", () => {
  const side = { catalogues: new Map([["coaster", coaster.dataSchema.parse(coasterData)]]), taxes: taxTable };
  const rows = (readLink: typeof coaster.readLink) =>
    previewRows(
      [{ kind: { ...coaster, readLink }, from: "sample", link: "coasterEdge=90" }],
      { before: side, after: side, on },
      "de-DE",
      String,
    ).map(({ channel, after }) => [channel, after?.shown]);
  const [[, price] = []] = rows(coaster.readLink);
  expect(rows(coaster.readLink)).toEqual([[null, price]]);
  const smallerOfCards: typeof coaster.readLink = (query, data, shop) =>
    coaster.readLink(shop.channel === "card" ? { coasterEdge: "100" } : query, data, shop);
  const [[first, cards] = [], [second, posters] = []] = rows(smallerOfCards);
  expect([first, second, posters]).toEqual(["card", "poster", price]);
  expect(cards).not.toBe(price);
});

test("a photobook is tried with the lamination of each channel (specification section 9)", async () => {
  const book = productKinds.find(({ key }) => key === "photobook");
  if (!book) throw new Error("photobooks are sold");
  const data = (await import("../../demo/catalogue/photobook.json", { with: { type: "json" } })).default;
  const side = { catalogues: new Map([["photobook", book.dataSchema.parse(data)]]), taxes: taxTable };
  const [link = ""] = book.samples ?? [];
  const rows = previewRows([{ kind: book, from: "sample", link }], { before: side, after: side, on }, "de-DE", String);
  expect(rows.map(({ channel }) => channel)).toEqual(["card", "poster"]);
});
