import { describe, expect, test } from "vitest";
import { locales } from "./locale.ts";
import { formatMoney } from "./money.ts";

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

  test("always shows two decimals and never breaks at a space", () => {
    for (const locale of locales) {
      const text = formatMoney({ amount: 10000000, currency: "EUR" }, locale);
      expect(text).toMatch(/[.,]00/);
      expect(text).not.toMatch(/[ \u202f]/);
    }
  });
});
