import { describe, expect, it } from "vitest";
import { pieceOf } from "../../../core/pieces.fixture.ts";
import { shippingTableSchema } from "../../../core/shipping-table-schema.ts";
import shipping from "../../../demo/shipping.json" with { type: "json" };
import type { CalculatorData } from "../../../services/product-pages/contract.ts";
import { deliveryOf, promiseHoldsFor } from "./delivery.ts";

const table = shippingTableSchema.parse(shipping);
const to = (country: "DE" | "CH" | "US"): Pick<CalculatorData, "shipping" | "country"> => ({
  country,
  shipping: { site: { ...table.site, peaks: [...table.site.peaks] }, carrier: { ...table.countries[country] } },
});
const canvas = { pieces: [pieceOf.parcel], productionDays: 2 };

describe("delivery of a single piece", () => {
  it("a canvas ordered on a Monday morning in the peak: two days of work and two more, at the door two days later", () => {
    const now = new Date("2026-11-23T10:00:00+01:00");
    expect(deliveryOf(to("DE"), canvas, 4390, now)).toEqual({
      shippingClass: "parcel",
      amount: 495,
      missingToFree: 1510,
      arrives: "2026-12-01",
      ships: "2026-11-27",
      orderBy: { kind: "today", day: "2026-11-23", minutes: 720 },
      express: { more: 795, arrives: "2026-11-26" },
    });
  });

  it("after the cut-off it is the next working day that counts, also over a weekend", () => {
    const late = deliveryOf(to("DE"), canvas, 4390, new Date("2026-11-20T12:00:00+01:00"));
    expect(late.orderBy).toEqual({ kind: "later", day: "2026-11-23", minutes: 720 });
  });

  it("is free from the threshold on, and never for what is bulky", () => {
    const now = new Date("2026-11-23T10:00:00+01:00");
    expect(deliveryOf(to("DE"), canvas, 5900, now)).toMatchObject({ amount: 0, missingToFree: null });
    const bulky = { ...canvas, pieces: [pieceOf.bulky] };
    expect(deliveryOf(to("DE"), bulky, 50_000, now)).toMatchObject({ amount: 1990, missingToFree: null });
  });

  it("names no hour of the workshop where clocks show another one", () => {
    expect(deliveryOf(to("US"), canvas, 4390, new Date("2026-11-23T10:00:00+01:00")).orderBy).toEqual({ kind: "now" });
    expect(deliveryOf(to("CH"), canvas, 4390, new Date("2026-11-23T10:00:00+01:00")).orderBy.kind).toBe("today");
  });
});

describe("how long a promise holds", () => {
  const berlin = { zone: "Europe/Berlin", cutOff: 720 };
  it.each([
    ["2026-11-23T11:59:30+01:00", 30],
    ["2026-11-23T10:00:00+01:00", 7200],
    ["2026-11-23T12:00:00+01:00", 12 * 3600],
    ["2026-11-23T23:59:59+01:00", 1],
  ])("%s: %i seconds", (now, seconds) => expect(promiseHoldsFor(berlin, new Date(now))).toBe(seconds));
});
