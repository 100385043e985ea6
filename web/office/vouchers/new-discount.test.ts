import { expect, test } from "vitest";
import { emptyDiscount, minorOf, ruleOf } from "./new-discount.ts";

const ruled = (given: typeof draft) => {
  const rule = ruleOf(given);
  return rule.ok ? rule.value : rule.error;
};
const draft = { ...emptyDiscount("2026-11-21"), code: "winter20", value: "20" };

test("the form of a new code becomes its rule, empty fields stand for no limit", () => {
  expect(ruled(draft)).toEqual({
    code: "WINTER20",
    effect: { kind: "percent", ppm: 200_000 },
    minimum: {},
    validFrom: "2026-11-21",
    validTo: null,
    channels: [],
    countries: [],
    kinds: [],
    mostUses: null,
    mostUsesEach: null,
    firstOrder: false,
    withCampaigns: true,
    combinable: false,
  });
  expect(
    ruled({ ...draft, kind: "amount", value: "7,50", currency: "CHF", minimum: "50", mostUses: "100" }),
  ).toMatchObject({
    effect: { kind: "amount", amounts: { CHF: 750 } },
    minimum: { CHF: 5000 },
    mostUses: 100,
  });
  expect(ruled({ ...draft, channels: ["poster"], countries: ["DE", "AT"], kinds: ["calendar"] })).toMatchObject({
    channels: ["poster"],
    countries: ["DE", "AT"],
    kinds: ["calendar"],
  });
  expect(ruled({ ...draft, kind: "free-shipping", value: "" })).toMatchObject({ effect: { kind: "free-shipping" } });
});

test.each([
  [{ code: "a" }, ["code"]],
  [{ code: "ab", value: "150" }, ["code", "value"]],
  [{ value: "" }, ["value"]],
  [{ value: "100,01" }, ["value"]],
  [{ value: "-5" }, ["value"]],
  [{ kind: "amount", value: "0" }, ["value"]],
  [{ mostUses: "0" }, ["mostUses"]],
  [{ mostUses: "x", mostUsesEach: "1001" }, ["mostUses", "mostUsesEach"]],
  [{ minimum: "much" }, ["minimum"]],
  [{ validFrom: "" }, ["validFrom"]],
  [{ validTo: "2026-11-20" }, ["validTo"]],
] as const)("with %o names the fields that are wrong, and no other", (change, fields) => {
  expect(ruleOf({ ...draft, ...change })).toEqual({ ok: false, error: new Set(fields) });
});

test("amounts are read with point or comma, and nothing else is one", () => {
  expect([minorOf("12"), minorOf("12.5"), minorOf(" 0,07 ")]).toEqual([1200, 1250, 7]);
  expect([minorOf("1.234,50"), minorOf(""), minorOf("1e3")]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});
