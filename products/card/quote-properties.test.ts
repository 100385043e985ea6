import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCard, possibleCard } from "../../demo/catalogue/any-card.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import type { PriceTerms } from "../kind.ts";
import { anyTerms, quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { cardQuantities } from "./quantity.ts";
import { quote } from "./quote.ts";

const isCard = ({ card }: CardConfiguration) => demoCards.cards.some(({ key }) => key === card);

const beforeBreak = cardQuantities.filter((quantity) => quantity < demoCards.paperBreak.from).at(-1) ?? 0;
/** A third of the cards is one step before the only price break of 154 quantities, which chance would seldom try. */
const oftenBeforeBreak = fc
  .tuple(possibleCard, fc.nat({ max: 2 }))
  .map(([one, roll]) => (roll === 0 && !one.isSample && isCard(one) ? { ...one, quantity: beforeBreak } : one));

quoteLaws({
  kind: { check, quote },
  data: demoCards,
  any: anyCard,
  possible: oftenBeforeBreak,
  growth: {
    cards: {
      more(one, draw) {
        if (one.isSample || !isCard(one)) return null;
        const listed = cardQuantities.filter((quantity) => quantity > one.quantity);
        const quantity = listed[draw % Math.min(3, listed.length)];
        return quantity === undefined ? null : { ...one, quantity };
      },
    },
  },
});

function totalOf(configuration: CardConfiguration, on: PriceTerms): number {
  const quoted = quote(configuration, demoCards, on);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent;
}

describe("the price of cards", () => {
  test("falls for no size at any quantity of the list on the usual paper", () => {
    const german = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
    for (const { key } of demoCards.cards) {
      const totals = cardQuantities.map((quantity) => totalOf(card(key, { quantity }), german));
      expect(totals.filter((total, i) => total < (totals[i - 1] ?? 0))).toEqual([]);
    }
  });

  test("does not fall when a booklet has more pages", () => {
    const series = ["booklet", "church-booklet", "wedding-newspaper"].map((name) =>
      demoCards.cards.filter(({ key }) => new RegExp(`^${name}-[0-9]+$`).test(key)),
    );
    expect(series.map(({ length }) => length)).toEqual([3, 7, 5]);
    fc.assert(
      fc.property(fc.constantFrom(...series), fc.constantFrom(...cardQuantities), anyTerms, (cards, quantity, on) => {
        const totals = cards.map(({ key }) => totalOf(card(key, { quantity }), on));
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        expect(cards.map(({ pages }) => pages)).toEqual(cards.map(({ pages }) => pages).toSorted((a, b) => a - b));
      }),
    );
  });
});
