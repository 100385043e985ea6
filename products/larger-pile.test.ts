import { describe, expect, test } from "vitest";
import { parseQuery } from "../core/query-string.ts";
import { demoCatalogues } from "../demo/catalogue/catalogues.ts";
import type { PriceTerms } from "./kind.ts";
import { atMostLarger } from "./larger-pile.ts";
import { productKinds } from "./registry.ts";

const on = "2026-11-21";
const terms: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on };
const shop = { currency: "EUR", unit: "cm", channel: "card", on } as const;

/** Every ladder of every kind, in the configurations of its everyday links and with some of the other options. */
const ladders = productKinds.flatMap((kind) => {
  const data = kind.dataSchema.parse(demoCatalogues[kind.key]);
  return (kind.samples ?? []).flatMap((sample) => {
    const { configuration } = kind.readLink(parseQuery(sample), data, shop);
    const variants = [
      configuration,
      ...kind.offer
        .options(configuration, data, shop)
        .flatMap(({ values }) => values.slice(0, 6).map((one) => one.configuration)),
    ];
    return variants.flatMap((variant) =>
      kind.offer
        .ladders(variant, data)
        .filter(({ pieces }) => pieces)
        .map(({ field, steps }) => {
          const quotes = steps.map((step) => [step.value, kind.quote(step.configuration, data, terms)] as const);
          const prices = quotes.flatMap(([count, quote]) =>
            quote.ok ? [[count, quote.value.priceCurrent] as const] : [],
          );
          return { kind: kind.key, field, prices };
        }),
    );
  });
});

describe("no pile costs more than a larger one", () => {
  test("on any ladder of any kind", () => {
    expect(new Set(ladders.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    for (const { kind, field, prices } of ladders) {
      const falls = prices.filter(([, price], at) => price < (prices[at - 1]?.[1] ?? 0));
      expect([kind, field, falls]).toEqual([kind, field, []]);
    }
  });

  test("the line that says so names the break whose price is charged", () => {
    const linesOf = (count: number) => [
      { key: "print", label: { key: "print.line" } as const, micro: count * (count < 25 ? 22 : 16) },
    ];
    expect(atMostLarger(linesOf, 24, [1, 25]).map(({ key, micro }) => [key, micro])).toEqual([
      ["print", 528],
      ["larger.25", 400 - 528],
    ]);
    expect(atMostLarger(linesOf, 18, [1, 25])).toHaveLength(1);
  });
});
