import { expect, test } from "vitest";
import { emptyDiscount, minorOf, ruleOf } from "./new-discount.ts";

const draft = { ...emptyDiscount("2026-11-21"), code: "winter20", value: "20" };

test("the form of a new code becomes its rule, empty fields stand for no limit", () => {
  expect(ruleOf(draft)).toEqual({
    code: "WINTER20",
    effect: { kind: "percent", ppm: 200_000 },
    ...{ minimum: {}, validFrom: "2026-11-21", validTo: null, channels: [], countries: [], kinds: [] },
    ...{ mostUses: null, mostUsesEach: null, firstOrder: false, withCampaigns: true, combinable: false },
  });
  expect(
    ruleOf({ ...draft, kind: "amount", value: "7,50", currency: "CHF", minimum: "50", mostUses: "100" }),
  ).toMatchObject({
    effect: { kind: "amount", amounts: { CHF: 750 } },
    minimum: { CHF: 5000 },
    mostUses: 100,
  });
  expect(ruleOf({ ...draft, channels: ["poster"], countries: ["DE", "AT"], kinds: ["calendar"] })).toMatchObject({
    ...{ channels: ["poster"], countries: ["DE", "AT"], kinds: ["calendar"] },
  });
  expect(ruleOf({ ...draft, kind: "free-shipping", value: "" })).toMatchObject({ effect: { kind: "free-shipping" } });
});

test("is none when a field is wrong", () => {
  for (const change of [
    { code: "a" },
    { value: "" },
    { value: "101" },
    { value: "-5" },
    { mostUses: "0" },
    { mostUses: "x" },
    { minimum: "much" },
    { validTo: "2026-11-20" },
  ]) {
    expect(ruleOf({ ...draft, ...change })).toBeNull();
  }
});

test("amounts are read with point or comma, and nothing else is one", () => {
  expect([minorOf("12"), minorOf("12.5"), minorOf(" 0,07 ")]).toEqual([1200, 1250, 7]);
  expect([minorOf("1.234,50"), minorOf(""), minorOf("1e3")]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});
