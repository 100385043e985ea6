import { describe, expect, test } from "vitest";
import { locales } from "./locale.ts";
import { formatDifference, formatMoney } from "./money.ts";
import { percentDifference, percentText } from "./number-text.ts";

const thin = "\u00a0";

describe("money on a page (chrome specification, section 9, prices)", () => {
  test.each([
    ["de-DE", "EUR", 123450, `1.234,50${thin}€`],
    ["de-AT", "EUR", 4390, `€${thin}43,90`],
    ["de-CH", "CHF", 123450, `CHF${thin}1’234.50`],
    ["it-CH", "CHF", 123450, `CHF${thin}1’234.50`],
    ["fr-CH", "CHF", 123456700, `1’234’567.00${thin}CHF`],
    ["fr-FR", "EUR", 123450, `1${thin}234,50${thin}€`],
    ["nl-NL", "EUR", 499, `€${thin}4,99`],
    ["en-GB", "GBP", 123450, "£1,234.50"],
    ["en-US", "USD", 2099, "$20.99"],
  ] as const)("%s writes %s %i as %s", (locale, currency, amount, text) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  });

  test.each([
    ["de-DE", -1903, `−19,03${thin}€`],
    ["de-CH", -1903, "−19.03"],
    ["en-GB", -1903, "−€19.03"],
  ] as const)("%s takes away with the minus sign, never with a hyphen", (locale, amount, text) => {
    expect(formatMoney({ amount, currency: "EUR" }, locale)).toContain(text);
  });

  test("no locale writes a hyphen before an amount or a share", () => {
    for (const locale of locales) {
      const texts = [formatMoney({ amount: -500, currency: "CHF" }, locale), percentText(-0.05, locale)];
      for (const text of texts) expect(text).toMatch(/^[^-]*−[^-]*$/);
    }
  });

  test("a difference has its sign both ways; no difference has none", () => {
    const said = (amount: number) => formatDifference({ amount, currency: "EUR" }, "de-DE");
    expect([250, -250, 0].map(said)).toEqual([`+2,50${thin}€`, `−2,50${thin}€`, `0,00${thin}€`]);
    expect([0.081, -0.081, 0].map((share) => percentDifference(share, "de-DE"))).toEqual([
      `+8,1${thin}%`,
      `−8,1${thin}%`,
      `0${thin}%`,
    ]);
  });

  test("a sign does not stick to the letters of a currency", () => {
    const said = (amount: number) => formatDifference({ amount, currency: "CHF" }, "de-CH");
    expect([1700, -1700].map(said)).toEqual([`CHF${thin}+17.00`, `CHF${thin}−17.00`]);
    expect(formatMoney({ amount: -1700, currency: "CHF" }, "de-CH")).toBe(`CHF${thin}−17.00`);
  });

  test("always shows two decimals and never breaks at a space", () => {
    for (const locale of locales) {
      const text = formatMoney({ amount: 10000000, currency: "EUR" }, locale);
      expect(text).toMatch(/[.,]00/);
      expect(text).not.toMatch(/[ \u202f]/);
    }
  });
});
