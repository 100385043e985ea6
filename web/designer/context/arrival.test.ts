import { expect, test } from "vitest";
import { pieceOf } from "../../../core/pieces.fixture.ts";
import { shippingTableSchema } from "../../../core/shipping-table-schema.ts";
import shipping from "../../../demo/shipping.json" with { type: "json" };
import { arrivalOf } from "./arrival.ts";

const table = shippingTableSchema.parse(shipping);
const toGermany = { site: table.site, carrier: table.countries.DE };
const parcel = { productionDays: 2, pieces: [pieceOf.parcel] };

test("ordered before noon on a Tuesday: two days of work, two on the way, and free from 59 euros", () => {
  const morning = new Date("2026-10-06T09:00:00+02:00");
  expect(arrivalOf(toGermany, "DE", parcel, 4390, morning)).toEqual({
    date: "2026-10-12",
    shipping: { amount: 495, currency: "EUR" },
  });
  expect(arrivalOf(toGermany, "DE", parcel, 5900, morning)?.shipping.amount).toBe(0);
});

test("after noon it is a working day later", () => {
  expect(arrivalOf(toGermany, "DE", parcel, 4390, new Date("2026-10-06T12:01:00+02:00"))?.date).toBe("2026-10-13");
});
