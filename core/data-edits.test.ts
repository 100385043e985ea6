import { expect, test } from "vitest";
import { currencyAt } from "./amount-currency.ts";
import { changesBetween } from "./data-changes.ts";
import { applyEdits, type Edit } from "./data-edits.ts";
import type { DataShape } from "./data-shape.ts";
import { placeOf, readPlace } from "./place.ts";

const leaf = { nullable: false } as const;
const shape: DataShape = {
  kind: "object",
  ...leaf,
  fields: [
    {
      name: "papers",
      optional: false,
      shape: {
        kind: "list",
        least: 0,
        ...leaf,
        item: {
          kind: "object",
          ...leaf,
          fields: [
            { name: "key", optional: false, shape: { kind: "text", of: null, ...leaf } },
            {
              name: "price",
              optional: false,
              shape: { kind: "number", whole: true, least: 0, most: null, unit: "cents", ...leaf },
            },
          ],
        },
      },
    },
  ],
};
const papers = (...rows: readonly (readonly [string, number])[]) => ({
  papers: rows.map(([key, price]) => ({ key, price })),
});
const before = papers(["matt", 100], ["felt", 200], ["silk", 300]);

test("values are set, rows put in, moved and taken away; the document itself stays as it was", () => {
  const edits: readonly Edit[] = [
    { do: "set", path: ["papers", 0, "price"], value: 150 },
    { do: "insert", path: ["papers", 1], value: { key: "gloss", price: 120 } },
    { do: "move", path: ["papers", 3], to: 0 },
    { do: "remove", path: ["papers", 3] },
  ];
  expect(applyEdits(before, edits)).toEqual({ ok: true, value: papers(["silk", 300], ["matt", 150], ["gloss", 120]) });
  expect(before).toEqual(papers(["matt", 100], ["felt", 200], ["silk", 300]));
});

test.each<Edit>([
  { do: "set", path: ["inks", 0], value: 1 },
  { do: "set", path: ["papers", 3, "price"], value: 1 },
  { do: "insert", path: ["papers", 5], value: 1 },
  { do: "move", path: ["papers", 0], to: 3 },
  { do: "remove", path: ["papers", 0, "cost"] },
  { do: "set", path: ["papers", "length"], value: 0 },
  { do: "set", path: ["__proto__", "papers"], value: 0 },
])("a change of a place that is not there changes nothing at all: %j", (edit) => {
  const first: Edit = { do: "set", path: ["papers", 0, "price"], value: 1 };
  expect(applyEdits(before, [first, edit])).toEqual({ ok: false, error: "no-such-place" });
  expect(Object.hasOwn(Object.prototype, "papers")).toBe(false);
});

test("rows are compared by their names, so one that came before them changes none of them", () => {
  const after = papers(["gloss", 120], ["silk", 300], ["matt", 101]);
  expect(changesBetween(shape, before, after)).toEqual([
    { what: "added", steps: ["papers", "gloss"], path: ["papers", 0] },
    { what: "changed", steps: ["papers", "matt", "price"], path: ["papers", 2, "price"], before: 100, after: 101 },
    { what: "removed", steps: ["papers", "felt"], path: ["papers", 1] },
    { what: "order", steps: ["papers"], path: ["papers"] },
  ]);
  expect(changesBetween(shape, before, structuredClone(before))).toEqual([]);
});

test("an amount is in the currency that is named on the way to it, otherwise in euros", () => {
  const data = {
    countries: { GB: { currency: "GBP", parcel: 1 }, LI: { parcel: 1 } },
    currencies: { USD: { overrides: { a: 1 } } },
    extra: 2,
  };
  expect(currencyAt(data, ["countries", "GB", "parcel"])).toBe("GBP");
  expect(currencyAt(data, ["countries", "LI", "parcel"])).toBe("CHF");
  expect(currencyAt(data, ["currencies", "USD", "overrides", "a"])).toBe("USD");
  expect(currencyAt(data, ["extra"])).toBe("EUR");
});

test("a place is written and read", () => {
  for (const path of [
    ["materials", 3, "rate", "fix"],
    [0, "a"],
    ["formats", "3:2", 1],
  ])
    expect(readPlace(placeOf(path))).toEqual(path);
});
