import { describe, expect, test } from "vitest";
import { pieceOf } from "../../core/pieces.fixture.ts";
import { deliverableCountries, type Parcel, shippingOptions } from "./options.ts";
import { shippingTableFixture as table } from "./shipping-table.fixture.ts";

/** A Friday morning in October, before the cut-off. */
const friday = new Date("2026-10-09T10:00:00+02:00");
const parcel: Parcel = { pieces: [pieceOf.parcel], productionDays: 2, goods: 4390 };
const options = (changes: Partial<Parcel> = {}, country: "DE" | "US" | "CH" = "DE") =>
  shippingOptions(table, country, { ...parcel, ...changes }, friday);
const prices = (...given: Parameters<typeof options>) => options(...given).map(({ method, price }) => [method, price]);

test("one charge for the whole order, by its largest class", () => {
  expect(prices({ pieces: [pieceOf.letter, pieceOf.letter] })).toEqual([
    ["standard", 249],
    ["pickup", 495],
    ["express", 1290],
  ]);
  expect(prices({ pieces: [pieceOf.letter, pieceOf.parcel, pieceOf.letter] })[0]).toEqual(["standard", 495]);
  expect(options({ pieces: [pieceOf.letter, pieceOf.bulky] })[0]).toMatchObject({ class: "bulky", price: 1990 });
});

test("a pick-up point takes no large parcels, and the United States have none", () => {
  expect(prices({ pieces: [pieceOf.xl] }).map(([method]) => method)).toEqual(["standard", "express"]);
  expect(prices({}, "US").map(([method]) => method)).toEqual(["standard", "express"]);
});

describe("free delivery", () => {
  test("begins at the limit and says what is missing before", () => {
    expect(options({ goods: 5899 })[0]).toMatchObject({ price: 495, listPrice: 495, freeFrom: 5900, missingToFree: 1 });
    expect(options({ goods: 5900 })[0]).toMatchObject({
      price: 0,
      listPrice: 495,
      freeFrom: 5900,
      missingToFree: null,
    });
  });

  test("is no matter for express and for what is too large", () => {
    expect(options({ goods: 50_000 }).find(({ method }) => method === "express")).toMatchObject({
      price: 1290,
      freeFrom: null,
      missingToFree: null,
    });
    expect(options({ goods: 50_000, pieces: [pieceOf.xl] })[0]).toMatchObject({ price: 990, freeFrom: null });
  });
});

test("arrival: production days, then transit, over the weekend", () => {
  expect(options().map(({ method, arrival }) => [method, arrival])).toEqual([
    // Friday and Monday are worked on it, handed over on Tuesday, with the customer on Wednesday or Thursday.
    ["standard", { earliest: "2026-10-14", latest: "2026-10-15" }],
    ["pickup", { earliest: "2026-10-14", latest: "2026-10-15" }],
    ["express", { earliest: "2026-10-13", latest: "2026-10-13" }],
  ]);
});

test("a shop delivers where its currency is paid", () => {
  expect(deliverableCountries(table, "CHF")).toEqual(["CH", "LI"]);
  expect(deliverableCountries(table, "GBP")).toEqual(["GB"]);
  expect(deliverableCountries(table, "EUR")).toEqual(["AT", "BE", "DE", "ES", "FR", "IT", "LU", "NL"]);
});
