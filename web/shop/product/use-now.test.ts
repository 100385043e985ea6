import { expect, test } from "vitest";
import { pieceOf } from "../../../core/pieces.fixture.ts";
import { shippingTableSchema } from "../../../core/shipping-table-schema.ts";
import shipping from "../../../demo/shipping.json" with { type: "json" };
import { deliveryOf } from "./delivery.ts";
import { fromDevice } from "./use-now.ts";

const { site, countries } = shippingTableSchema.parse(shipping);
const canvas = { pieces: [pieceOf.parcel], productionDays: 2 };
const promisedAt = (now: number) =>
  deliveryOf({ country: "DE", shipping: { site, carrier: countries.DE } } as never, canvas, 4390, new Date(now))
    .orderBy;
const at = (time: string) => Date.parse(`2026-11-23T${time}+01:00`);

/** Promise of a page rendered at one time, opened at another, shown at a third, by a clock so many minutes off. */
function promise(made: string, opened: string, seen: string, minutesOff = 0) {
  const off = minutesOff * 60_000;
  return promisedAt(at(seen) + off + fromDevice(new Date(at(made)), at(opened) + off)).kind;
}

test("a page that was kept and stays open promises today until the cut-off at noon, not as much longer as it was old", () => {
  expect(promise("11:41:00", "11:59:30", "11:59:59")).toBe("today");
  expect(promise("11:41:00", "11:59:30", "12:00:30")).toBe("later");
});

test("a device whose clock is hours off changes nothing; one that is minutes off promises no more on a page that is new", () => {
  for (const off of [-180, 180]) {
    expect(promise("11:50:00", "11:50:00", "11:59:59", off)).toBe("today");
    expect(promise("11:50:00", "11:50:00", "12:00:30", off)).toBe("later");
  }
  expect(promise("11:50:00", "11:50:00", "12:00:30", -10)).toBe("later");
  expect(promise("11:50:00", "11:50:00", "12:00:30", 10)).toBe("later");
});

test("a device that is later than any page is old is taken to be wrong, as is one that is earlier than its page", () => {
  expect(fromDevice(new Date(at("10:00:00")), at("10:20:00"))).toBe(0);
  expect(fromDevice(new Date(at("10:00:00")), at("10:20:01"))).toBe(-1_201_000);
  expect(fromDevice(new Date(at("10:00:00")), at("09:59:59"))).toBe(1_000);
});
