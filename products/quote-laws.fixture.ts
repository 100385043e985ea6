import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "../core/locale.ts";
import { currencies } from "../core/money.ts";
import type { PriceTerms, ProductKind, Quote } from "./kind.ts";

/** One way in which a thing can be more: pieces, pages, area. */
interface Growth<Config> {
  /** The same with more of it; null where there is no more to be had. `draw` chooses among several. */
  more(configuration: Config, draw: number): Config | null;
  /** Does this step reach a price break, that is the only reason why more may cost less? */
  breaks?(fewer: Config, more: Config): boolean;
}

interface QuoteLaws<Config, Data> {
  readonly kind: Pick<ProductKind<Config, Data>, "check" | "quote">;
  readonly data: Data;
  /** Whatever could be asked for, sensible or not. */
  readonly any: fc.Arbitrary<Config>;
  /** Possible configurations. */
  readonly possible: fc.Arbitrary<Config>;
  readonly growth: Readonly<Record<string, Growth<Config>>>;
}

export const anyTerms: fc.Arbitrary<PriceTerms> = fc.record({
  currency: fc.constantFrom(...currencies),
  country: fc.constantFrom(...countries),
  tax: fc.record({ rate: fc.integer({ min: 0, max: 250_000 }), included: fc.boolean() }),
  on: fc.constantFrom("2026-11-20", "2027-01-15"),
});
/** Lines by which a visitor sees from how many pieces on a price counts. */
const breakLabels: readonly string[] = ["quote.from-pieces", "quote.quantity-discount", "print.line"];
const namedBreaks = ({ lines }: Quote): readonly string[] =>
  lines.flatMap(({ key, label: { key: name, params = {} } }) =>
    breakLabels.includes(name) ? [`${key} ${params.from ?? params.percent}`] : [],
  );
const runs = { numRuns: 2000 };

/**
 * Laws of every kind's quotes, tested on thousands of random configurations, currencies, taxes and days (specification
 * section 3, price; catalogue facts, section 1). A kind's test calls it with its configurations.
 */
export function quoteLaws<Config, Data>({ kind, data, any, possible, growth }: QuoteLaws<Config, Data>): void {
  const quoted = (configuration: Config, terms: PriceTerms): Quote => {
    const answer = kind.quote(configuration, data, terms);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  describe("every quote", () => {
    test("has lines of different names, in whole minor units, that add up exactly to the price", () => {
      const holds = (configuration: Config, terms: PriceTerms) => {
        const { currency, lines, priceCurrent, priceOriginal, net, tax, gross } = quoted(configuration, terms);
        expect(lines.reduce((sum, { micro }) => sum + micro, 0)).toBe(priceCurrent * 10_000);
        expect(lines.every(({ micro }) => Number.isSafeInteger(micro / 10_000))).toBe(true);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        expect(lines[0]?.micro).toBeGreaterThan(0);
        expect(priceCurrent).toBeGreaterThan(0);
        expect(priceCurrent).toBeLessThanOrEqual(priceOriginal);
        expect(net + tax).toBe(gross);
        expect(terms.tax.included ? gross : net).toBe(priceCurrent);
        expect(currency).toBe(terms.currency);
      };
      fc.assert(fc.property(possible, anyTerms, holds), runs);
    });

    test("is refused exactly when the check refuses, for the same reasons, which name a field", () => {
      const outcomes = { possible: 0, refused: 0 };
      const holds = (configuration: Config, terms: PriceTerms) => {
        const refusals = kind.check(configuration, data);
        const answer = kind.quote(configuration, data, terms);
        expect(answer.ok).toBe(refusals.length === 0);
        if (!answer.ok) expect(answer.error).toEqual(refusals);
        expect(refusals.every(({ field, reason }) => field !== "" && reason !== "")).toBe(true);
        outcomes[answer.ok ? "possible" : "refused"] += 1;
      };
      fc.assert(fc.property(fc.oneof(any, possible), anyTerms, holds), runs);
      expect(Math.min(outcomes.possible, outcomes.refused)).toBeGreaterThan(20);
    });

    test("is the same when asked again", () => {
      const holds = (configuration: Config, terms: PriceTerms) => {
        expect(quoted(configuration, terms)).toEqual(quoted(configuration, terms));
      };
      fc.assert(fc.property(possible, anyTerms, holds), { numRuns: 300 });
    });

    test.each(Object.entries(growth))(
      "does not fall for more %s, unless a price break says so",
      (_, { more, breaks }) => {
        const steps = { up: 0, fallen: 0 };
        const holds = (fewer: Config, terms: PriceTerms, draw: number) => {
          const grown = more(fewer, draw);
          fc.pre(grown !== null && kind.check(grown as Config, data).length === 0);
          const [less, much] = [quoted(fewer, terms), quoted(grown as Config, terms)];
          const [before, after] = [less.priceCurrent, much.priceCurrent];
          steps.up += 1;
          if (after >= before) return;
          steps.fallen += 1;
          expect(breaks?.(fewer, grown as Config) ?? false, `${before} fell to ${after}`).toBe(true);
          const known = namedBreaks(less);
          expect(
            namedBreaks(much).filter((one) => !known.includes(one)),
            "lines name the break",
          ).not.toEqual([]);
        };
        fc.assert(fc.property(possible, anyTerms, fc.nat({ max: 999_999 }), holds), runs);
        expect(steps.up).toBeGreaterThan(100);
        // A break that never makes anything cheaper would excuse what is no break.
        if (breaks) expect(steps.fallen).toBeGreaterThan(0);
      },
    );
  });
}
