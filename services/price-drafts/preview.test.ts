import { expect, test } from "vitest";
import type { Channel } from "../../core/channel.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import { coaster, coasterData } from "../../products/coaster.fixture.ts";
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

test("a sample is opened in the channel that sells its kind: cards in the card channel", () => {
  const opened: Channel[] = [];
  const side = { catalogues: new Map([["coaster", coaster.dataSchema.parse(coasterData)]]), taxes: taxTable };
  const open = (channel?: Channel) =>
    previewRows(
      [
        {
          kind: {
            ...coaster,
            ...(channel && { channel }),
            readLink: (query, data, shop) => {
              opened.push(shop.channel);
              return coaster.readLink(query, data, shop);
            },
          },
          ...{ from: "sample", link: "coasterEdge=90" },
        },
      ],
      { before: side, after: side, on },
      "de-DE",
      String,
    );
  expect(open("card")).toHaveLength(1);
  expect(open()).toHaveLength(1);
  expect(opened).toEqual(["card", "poster"]);
  expect(productKinds.filter(({ channel }) => channel === "card").map(({ key }) => key)).toEqual(["card"]);
});
