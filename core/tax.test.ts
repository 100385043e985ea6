import fc from "fast-check";
import { describe, expect, test } from "vitest";
import tax from "../demo/tax.json" with { type: "json" };
import { countries } from "./locale.ts";
import { splitTax, taxTerms } from "./tax.ts";
import { taxTableSchema } from "./tax-table-schema.ts";

const table = taxTableSchema.parse(tax);
const rate = (country: (typeof countries)[number], taxClass: Parameters<typeof taxTerms>[2] = "printed-standard") =>
  taxTerms(table, country, taxClass, "2026-11-20");

describe("value added tax", () => {
  test("is the destination's standard rate for wall pictures", () => {
    const rates = countries.map((country) => {
      const terms = rate(country);
      return [country, terms.ok && terms.value.rate / 10_000];
    });
    expect(Object.fromEntries(rates)).toEqual({
      AT: 20,
      BE: 21,
      CH: 8.1,
      DE: 19,
      ES: 21,
      FR: 20,
      GB: 20,
      IT: 22,
      LI: 8.1,
      LU: 17,
      NL: 21,
      US: 0,
    });
  });

  test("is left out of prices shown in the United States only", () => {
    expect(countries.filter((country) => !table[country].included)).toEqual(["US"]);
  });

  test("is zero in Great Britain for bound photo books, not for those on photographic paper", () => {
    expect(rate("GB", "photobook-pur")).toEqual({ ok: true, value: { rate: 0, included: true } });
    expect(rate("GB", "photobook-photo")).toEqual({ ok: true, value: { rate: 200_000, included: true } });
    expect(rate("DE", "photobook-pur")).toEqual({ ok: true, value: { rate: 190_000, included: true } });
  });

  test("is the rate of the day, and unknown before the table begins", () => {
    const dated = {
      ...table,
      DE: {
        included: true,
        rates: {
          ...table.DE.rates,
          "printed-standard": [
            { from: "2030-01-01", rate: 210_000 },
            { from: "2021-01-01", rate: 190_000 },
          ],
        },
      },
    };
    expect(taxTerms(dated, "DE", "printed-standard", "2029-12-31")).toMatchObject({ value: { rate: 190_000 } });
    expect(taxTerms(dated, "DE", "printed-standard", "2030-01-01")).toMatchObject({ value: { rate: 210_000 } });
    expect(taxTerms(dated, "DE", "printed-standard", "2020-12-31")).toEqual({ ok: false, error: "no-rate-yet" });
  });

  test("48,85 € contain 7,80 € at 19 %", () => {
    expect(splitTax(4885, { rate: 190_000, included: true })).toEqual({ net: 4105, tax: 780, gross: 4885 });
    expect(splitTax(2099, { rate: 0, included: false })).toEqual({ net: 2099, tax: 0, gross: 2099 });
    expect(splitTax(1000, { rate: 82_500, included: false })).toEqual({ net: 1000, tax: 83, gross: 1083 });
  });

  test("net and tax always add up to gross", () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 300_000 }), fc.boolean(), (shown, rate, included) => {
        const { net, tax, gross } = splitTax(shown, { rate, included });
        expect(net + tax).toBe(gross);
        expect(included ? gross : net).toBe(shown);
        expect([net, tax, gross].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });
});
