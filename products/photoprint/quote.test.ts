import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoPrints } from "../../demo/catalogue/photo-prints.ts";
import type { PriceTerms } from "../kind.ts";
import { quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { releaseSchema } from "./release.ts";

const inGermany: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };
const sizeOf = (text: string) => {
  const [width = 0, height = 0] = text.split("x").map(Number);
  return { width, height };
};
const prints = (format: string, quantity: number, paper = "simple"): PhotoPrintConfiguration => ({
  photoprintFormat: sizeOf(format),
  paper,
  border: "none",
  quantity,
});

function price(configuration: PhotoPrintConfiguration, terms = inGermany, release = demoPrints): number {
  const quoted = quote(configuration, release, terms);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent;
}

describe("catalogue facts, section 9: cents for a print", () => {
  test.each([
    ["130x90", 19, 14, 11, 9],
    ["150x100", 22, 16, 13, 10],
    ["100x100", 29, 22, 18, 15],
    ["100x120", 29, 22, 18, 15],
    ["180x130", 39, 32, 28, 24],
    ["300x200", 249, 199, 179, 159],
  ])("%s mm costs %i, from 25 on %i, from 100 on %i, from 250 on %i", (format, ...each) => {
    [1, 25, 100, 250].forEach((from, i) => {
      for (const quantity of [from, from + 1]) expect(price(prints(format, quantity))).toBe(quantity * (each[i] ?? 0));
    });
  });

  test.each([
    [18, 396, 25],
    [19, 400, 25],
    [24, 400, 25],
    [81, 1296, 100],
    [82, 1300, 100],
    [249, 2500, 250],
  ])(
    "no pile costs more than a larger one: %i of 150x100 cost %i cents, as the %i above do at most",
    (quantity, cents, larger) => {
      expect(price(prints("150x100", quantity))).toBe(cents);
      const quoted = quote(prints("150x100", quantity), demoPrints, inGermany);
      const named = quoted.ok && quoted.value.lines.some(({ key }) => key === `larger.${larger}`);
      expect(named).toBe(price(prints("150x100", larger)) === cents);
    },
  );

  test("each format on each paper is a pile of its own, and campaigns reduce their format only", () => {
    const more = [{ photoprintFormat: { width: 180, height: 130 }, paper: "simple", quantity: 14 }];
    const mixed = { ...prints("150x100", 76), more };
    expect(price(mixed)).toBe(76 * 16 + 14 * 39);
    const campaign = {
      key: "print-days",
      label: "campaign.january-paper",
      percent: 50,
      keys: ["180x130"],
      from: "2027-01-11",
      to: "2027-01-24",
    };
    const release = { ...demoPrints, campaigns: [campaign] };
    expect(price(mixed, { ...inGermany, on: "2027-01-12" }, release)).toBe(76 * 16 + 7 * 39);
  });

  test.each([
    ["glossy", "150x100", 2],
    ["matt", "300x200", 2],
    ["hahnemuehle", "150x100", 45],
    ["hahnemuehle", "300x200", 180],
  ])("%s at %s costs %i cents more for each print; a white border nothing", (paper, format, more) => {
    expect(price(prints(format, 10, paper)) - price(prints(format, 10))).toBe(10 * more);
    expect(price({ ...prints(format, 10), border: "white" })).toBe(price(prints(format, 10)));
  });

  test("one print is enough", () => {
    expect(check(prints("150x100", 1), demoPrints)).toEqual([]);
    expect(check(prints("150x100", 2001), demoPrints)).toEqual([
      { field: "quantity", reason: "too-many-prints", params: { product: { key: "kind.photoprint" }, max: 2000 } },
    ]);
  });
});

describe("a quote", () => {
  test("explains price break and paper, and adds up", () => {
    const quoted = quote(prints("150x100", 100, "glossy"), demoPrints, inGermany);
    expect(quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["print.150x100.100", 13_000_000],
      ["paper.glossy.150x100", 2_000_000],
    ]);
    expect(quoted).toMatchObject({ value: { priceOriginal: 1500, net: 1261, tax: 239, gross: 1500, release: 1 } });
  });

  test("in other currencies is a percentage of the euro list, in francs to five centimes, rounded once", () => {
    const terms = (currency: PriceTerms["currency"]): PriceTerms => ({ ...inGermany, currency });
    expect(price(prints("150x100", 3), terms("CHF"))).toBe(85);
    expect(price(prints("150x100", 3), terms("GBP"))).toBe(60);
    expect(price(prints("150x100", 3), terms("USD"))).toBe(78);
  });

  test("may have own amounts in a currency", () => {
    const chf = { ...demoPrints.currencies.CHF, overrides: { "print.150x100.1": 40, "paper.glossy.150x100": 10 } };
    const release = { ...demoPrints, currencies: { ...demoPrints.currencies, CHF: chf } };
    expect(price(prints("150x100", 10, "glossy"), { ...inGermany, currency: "CHF" }, release)).toBe(500);
    expect(price(prints("150x100", 10), inGermany, release)).toBe(220);
  });

  test("is reduced by a campaign on its days, and measured by the lowest price of the 30 days before", () => {
    const campaign = {
      key: "print-days",
      label: "campaign.january-paper",
      percent: 20,
      keys: ["150x100"],
      from: "2027-01-11",
      to: "2027-01-24",
    };
    const release = { ...demoPrints, campaigns: [campaign] };
    const on = (day: string) => ({ ...inGermany, on: day });
    expect(price(prints("150x100", 100), on("2027-01-10"), release)).toBe(1300);
    expect(price(prints("150x100", 100), on("2027-01-11"), release)).toBe(1040);
    expect(price(prints("130x90", 100), on("2027-01-11"), release)).toBe(1100);
    expect(reducedSince(prints("150x100", 100), release, "2027-01-24")).toBe("2027-01-11");
    expect(reducedSince(prints("150x100", 100), release, "2027-01-25")).toBeNull();
    expect(priceBefore(prints("150x100", 100), release, on("2027-01-12"), [])).toBe(1300);
    expect(priceBefore(prints("150x100", 100), release, on("2027-01-10"), [])).toBeNull();
    const cheaper = { ...demoPrints, validFrom: "2025-01-01", formats: demoPrints.formats.map(halved) };
    const since = { ...release, release: 2, validFrom: "2027-01-01" };
    expect(priceBefore(prints("150x100", 100), since, on("2027-01-12"), [cheaper])).toBe(600);
  });
});

const halved = (format: (typeof demoPrints.formats)[number]) => ({
  ...format,
  prices: format.prices.map(({ from, price: full }) => ({ from, price: Math.floor(full / 2) })),
});

const anyPrints: fc.Arbitrary<PhotoPrintConfiguration> = fc.record({
  photoprintFormat: fc.constantFrom(...demoPrints.formats.map(({ size }) => size), { width: 111, height: 222 }),
  paper: fc.constantFrom("simple", "glossy", "matt", "hahnemuehle", "gold"),
  border: fc.constantFrom("none", "white", "wide"),
  quantity: fc.integer({ min: 1, max: 2100 }),
});
const breaks = [25, 100, 250];

quoteLaws({
  kind: { check, quote },
  data: demoPrints,
  any: anyPrints,
  possible: anyPrints.filter((one) => check(one, demoPrints).length === 0),
  growth: {
    prints: {
      more: (one, draw) => ({
        ...one,
        quantity: draw % 3 === 0 ? (breaks.find((step) => step > one.quantity) ?? one.quantity + 1) : one.quantity + 1,
      }),
    },
  },
});

test("a release has price breaks that rise from one, and names formats that exist", () => {
  const problems = (edit: (raw: typeof demoPrints) => typeof demoPrints) =>
    releaseSchema.safeParse(edit(demoPrints)).error?.issues.map(({ message }) => message) ?? [];
  expect(problems((raw) => raw)).toEqual([]);
  expect(problems((raw) => ({ ...raw, initial: { ...raw.initial, format: "90x90" } }))).toEqual([
    "unknown: what format, name 90x90",
  ]);
  const steps = (prices: { from: number; price: number }[]) =>
    problems((raw) => ({ ...raw, formats: raw.formats.map((one) => ({ ...one, prices })) }));
  expect(steps([{ from: 2, price: 1 }])).toContain("from-one");
  expect(steps([1, 30, 30].map((from) => ({ from, price: 9 })))).toContain("must-rise: what price breaks");
});
