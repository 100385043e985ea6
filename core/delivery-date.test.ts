import { describe, expect, test } from "vitest";
import shipping from "../demo/shipping.json" with { type: "json" };
import { type DeliveryRequest, deliveryDates } from "./delivery-date.ts";
import { shippingTableSchema } from "./shipping-table-schema.ts";

const { site } = shippingTableSchema.parse(shipping);

/** A poster (one day) within Germany, one to two days on the way. */
const order = (paidAt: string, change: Partial<DeliveryRequest> = {}): DeliveryRequest => ({
  paidAt: new Date(paidAt),
  productionDays: 1,
  express: false,
  destination: "DE",
  transit: { min: 1, max: 2 },
  ...change,
});

describe("the arrival date", () => {
  test("is production plus transit in working days when paid before noon", () => {
    expect(deliveryDates(order("2026-09-07T09:59:00Z"), site)).toEqual({
      starts: "2026-09-07",
      ships: "2026-09-08",
      earliest: "2026-09-09",
      latest: "2026-09-10",
    });
  });

  test("is a working day later from noon on, by the clock of the producing site", () => {
    expect(deliveryDates(order("2026-09-07T10:00:00Z"), site).starts).toBe("2026-09-08");
    expect(deliveryDates(order("2026-02-02T10:59:00Z"), site).starts).toBe("2026-02-02");
    expect(deliveryDates(order("2026-02-02T11:00:00Z"), site).starts).toBe("2026-02-03");
  });

  test("skips weekends", () => {
    expect(deliveryDates(order("2026-09-11T12:00:00Z"), site)).toMatchObject({
      starts: "2026-09-14",
      latest: "2026-09-17",
    });
    expect(deliveryDates(order("2026-09-12T06:00:00Z"), site).starts).toBe("2026-09-14");
  });

  test("skips the holidays of Bavaria even for other parts of Germany", () => {
    expect(deliveryDates(order("2027-05-26T08:00:00Z"), site).ships).toBe("2027-05-28");
  });

  test("skips the destination's holidays on the way, not in production", () => {
    const austria = order("2026-10-23T08:00:00Z", { destination: "AT", transit: { min: 2, max: 3 } });
    expect(deliveryDates(austria, site)).toEqual({
      starts: "2026-10-23",
      ships: "2026-10-26",
      earliest: "2026-10-28",
      latest: "2026-10-29",
    });
    const thanksgiving = order("2027-11-04T08:00:00Z", { destination: "US", transit: { min: 4, max: 7 } });
    expect(deliveryDates(thanksgiving, site)).toMatchObject({ ships: "2027-11-05", latest: "2027-11-17" });
  });

  test("takes two days more in the weeks before Christmas", () => {
    expect(deliveryDates(order("2026-11-13T08:00:00Z"), site).ships).toBe("2026-11-16");
    expect(deliveryDates(order("2026-11-16T08:00:00Z"), site).ships).toBe("2026-11-19");
    expect(deliveryDates(order("2026-12-18T08:00:00Z"), site).ships).toBe("2026-12-23");
    expect(deliveryDates(order("2026-12-21T08:00:00Z"), site).ships).toBe("2026-12-22");
  });

  test("around Christmas 2026 jumps over the holidays of both sides", () => {
    expect(deliveryDates(order("2026-12-23T12:00:00Z"), site)).toEqual({
      starts: "2026-12-24",
      ships: "2026-12-28",
      earliest: "2026-12-29",
      latest: "2026-12-30",
    });
    const britain = order("2026-12-23T08:00:00Z", { destination: "GB", transit: { min: 2, max: 3 } });
    expect(deliveryDates(britain, site)).toMatchObject({
      ships: "2026-12-24",
      earliest: "2026-12-30",
      latest: "2026-12-31",
    });
    const epiphany = order("2027-01-05T08:00:00Z");
    expect(deliveryDates(epiphany, site)).toMatchObject({ ships: "2027-01-07", latest: "2027-01-11" });
  });

  test("as express halves the production days, at least one, the peak's days among them", () => {
    const express = { express: true, transit: { min: 1, max: 1 } };
    expect(deliveryDates(order("2026-09-07T08:00:00Z", { ...express, productionDays: 5 }), site).ships).toBe(
      "2026-09-10",
    );
    expect(deliveryDates(order("2026-09-07T08:00:00Z", { ...express, productionDays: 1 }), site).ships).toBe(
      "2026-09-08",
    );
    expect(deliveryDates(order("2026-11-20T08:00:00Z", { ...express, productionDays: 2 }), site)).toMatchObject({
      ships: "2026-11-24",
      latest: "2026-11-25",
    });
  });

  test("of a voucher by mail is the day it is paid on", () => {
    const voucher = order("2026-09-07T08:00:00Z", { productionDays: 0, transit: { min: 0, max: 0 } });
    expect(deliveryDates(voucher, site).latest).toBe("2026-09-07");
  });
});
