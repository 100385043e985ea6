import { describe, expect, test } from "vitest";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import type { PriceTerms } from "../kind.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import type { Release } from "./release.ts";
import { unitCents } from "./unit-price.ts";

const inGermany: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };

function quoted(configuration: CardConfiguration, terms: PriceTerms = inGermany, release: Release = demoCards) {
  const result = quote(configuration, release, terms);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const total = (...of: Parameters<typeof card>): number => quoted(card(...of)).priceCurrent;
const lines = (...of: Parameters<typeof card>) => quoted(card(...of)).lines.map(({ key, micro }) => [key, micro]);

describe("unit prices of the reference card (catalogue facts, section 8)", () => {
  test.each([
    [1, 390],
    [5, 320],
    [10, 260],
    [25, 205],
    [50, 169],
    [75, 152],
    [100, 139],
    [150, 122],
    [200, 110],
    [250, 102],
    [500, 79],
    [1000, 62],
    [2000, 52],
    [3000, 48],
    [5000, 44],
  ])("at %i cards are %i cents", (quantity, cents) => {
    expect(unitCents(demoCards.unitPrices, quantity)).toBe(cents);
    expect(total(`a6-quer-folded ${quantity}`)).toBe(quantity * cents);
  });

  test("between anchors follow a straight line over logarithms", () => {
    const between = unitCents(demoCards.unitPrices, 700);
    expect(between).toBeCloseTo(79 * (62 / 79) ** (Math.log(1.4) / Math.log(2)), 10);
    expect(between).toBeCloseTo(70.2333, 4);
    // At the geometric middle of two quantities the price is the geometric mean of theirs.
    expect(
      unitCents(
        [
          { quantity: 1, cents: 400 },
          { quantity: 100, cents: 100 },
        ],
        10,
      ),
    ).toBeCloseTo(200, 10);
  });

  test("are not rounded before they are multiplied: 730, 760 and 790 cards cost more than ten fewer", () => {
    for (const quantity of [730, 760, 790]) {
      const roundedFirst = (pieces: number) => pieces * Math.round(unitCents(demoCards.unitPrices, pieces));
      expect(roundedFirst(quantity)).toBeLessThan(roundedFirst(quantity - 10));
      expect(total(`a6-quer-folded ${quantity}`)).toBeGreaterThan(total(`a6-quer-folded ${quantity - 10}`));
    }
  });

  test("of other sizes and folds follow their factor", () => {
    expect(total("a6-quer-flat 50")).toBe(6338); // 63.375 €
    expect(total("square-trifold 100")).toBe(23_630);
    expect(total("pocketfold 50")).toBe(21_970);
    expect(total("church-booklet-12 100")).toBe(51_152); // 3.68 x 139.00 €
    expect(total("wedding-newspaper-24 50")).toBe(71_825);
  });
});

describe("what is added (catalogue facts, section 8)", () => {
  test.each([
    ["matt", 0],
    ["natural", 1000],
    ["felt", 1500],
    ["pearl", 1500],
    ["recycled", 750],
    ["kraft", 1000],
    ["cotton", 4000],
  ])("%s paper costs %i cents more for 50 cards", (paper, cents) => {
    expect(total("a6-quer-folded 50", { paper }) - 8450).toBe(cents);
  });

  test("paper costs seven tenths from 250 cards on", () => {
    expect(lines("a6-quer-folded 245", { paper: "natural" })).toContainEqual(["paper.natural", 49_000_000]);
    expect(lines("a6-quer-folded 250", { paper: "natural" })).toContainEqual(["paper.natural", 35_000_000]);
    // The one price break of the list: 245 cards on such paper would cost more than 250, and are charged as these.
    expect(total("a6-quer-folded 250", { paper: "natural" })).toBe(29_000);
    expect(total("a6-quer-folded 245", { paper: "natural" })).toBe(29_000);
    expect(lines("a6-quer-folded 245", { paper: "natural" })).toContainEqual(["larger.250", expect.any(Number)]);
    expect(total("a6-quer-folded 200", { paper: "natural" })).toBeLessThan(29_000);
  });

  test("refinement costs 15.00 to set up and 0.30 a card", () => {
    for (const refinementType of ["gold", "silber", "rosegold", "relief"] as const) {
      expect(lines("a6-quer-folded 50", { refinementType })).toEqual([
        ["card.a6-quer-folded", 84_500_000],
        ["refinement.set-up", 15_000_000],
        [`refinement.${refinementType}`, 15_000_000],
      ]);
    }
  });

  test.each([
    ["none", 0],
    ["rounded", 500],
    ["deckle", 1000],
    ["heart", 1250],
    ["arch", 1250],
    ["label", 1250],
  ])("punching %s costs %i cents for 50 cards", (punching, cents) => {
    expect(total("a6-quer-folded 50", { punching }) - 8450).toBe(cents);
  });

  test("a sample costs 0.99, refined 4.90 more, whatever the card", () => {
    expect(lines("a5-folded", { isSample: true })).toEqual([["sample", 990_000]]);
    expect(total("booklet-16", { isSample: true, refinementType: "gold", paper: "cotton" })).toBe(589);
  });
});

describe("accessories (catalogue facts, section 8)", () => {
  const with50 = (sku: string) => ({ accessories: [{ sku, quantity: 50 }] });
  test.each([
    ["envelope-plain-white-162x114", 0],
    ["envelope-plain-navy-162x114", 4750],
    ["envelope-liner-white-162x114", 2750],
    ["envelope-sender-white-162x114", 1250],
    ["envelope-recipient-gold-162x114", 6500],
    ["inlay-148x105-transparent", 4750],
    ["ribbon-satin-sage", 2750],
    ["ribbon-organza-white", 3750],
    ["ribbon-cord-white", 2250],
    ["ribbon-jute-white", 2250],
    ["bow-satin", 4750],
    ["screw-guestbook-brass", 14_500],
    ["screw-fan-black", 4500],
    ["posterbar-21-oak", 64_500],
    ["posterbar-70-white", 139_500],
    ["box-a6", 49_500],
    ["box-a5", 64_500],
    ["box-square", 59_500],
    ["standard-wax-seal", 4250],
    ["standard-sticker-sheet", 34_500],
    ["standard-tag", 1750],
    ["standard-card-stand", 9500],
    ["standard-belly-band", 2250],
  ])("50 of %s cost %i cents", (sku, cents) => {
    expect(total("a6-quer-folded 50", with50(sku)) - 8450).toBe(cents);
  });

  test("that come with every card cost for every card", () => {
    const tied = { bow: "satin", ribbon: "satin", ribbonColor: "sage", screw: "fan-brass", standard: "tag" };
    expect(total("a6-quer-folded 50", tied) - 8450).toBe(50 * (95 + 55 + 90 + 35));
  });

  test("coloured envelopes cost what the country says, in its own money", () => {
    const navy = card("a6-quer-folded 50", with50("envelope-plain-navy-162x114"));
    const extra = (terms: Partial<PriceTerms>) =>
      quoted(navy, { ...inGermany, ...terms }).lines.find(({ key }) => key.startsWith("accessory"))?.micro;
    expect(extra({ country: "DE" })).toBe(47_500_000);
    expect(extra({ country: "AT" })).toBe(50_000_000);
    expect(extra({ currency: "CHF", country: "CH" })).toBe(55_000_000);
    expect(extra({ currency: "GBP", country: "GB" })).toBe(42_500_000);
  });
});

describe("guestbooks (catalogue facts, section 8)", () => {
  test.each([
    ["guestbook-spiral-40-square", 2490],
    ["guestbook-spiral-60-a4", 2890],
    ["guestbook-spiral-80-square", 3290],
    ["guestbook-hardcover-40-a4", 3490],
    ["guestbook-hardcover-60-square", 3990],
    ["guestbook-hardcover-80-a4", 4490],
    ["guestbook-screw-40-square", 3990],
    ["guestbook-screw-60-a4", 4490],
    ["guestbook-screw-80-square", 4990],
    ["notebook-a5", 1490],
    ["friends-book-a5", 1990],
    ["condolence-book", 3990],
  ])("%s costs %i cents each", (key, cents) => {
    expect([total(key), total(`${key} 3`)]).toEqual([cents, 3 * cents]);
  });
});

describe("other currencies", () => {
  test.each([
    ["CHF", 10_565], // 105.625, and francs end in five rappen
    ["GBP", 7605],
    ["USD", 9971],
  ] as const)("50 reference cards in %s cost %i", (currency, expected) => {
    expect(quoted(card("a6-quer-folded 50"), { ...inGermany, currency }).priceCurrent).toBe(expected);
  });

  test("may have amounts of their own", () => {
    const { currencies } = demoCards;
    const CHF = { ...currencies.CHF, overrides: { "paper.natural": 40 } };
    const release = { ...demoCards, currencies: { ...currencies, CHF } };
    const natural = quoted(
      card("a6-quer-folded 250", { paper: "natural" }),
      { ...inGermany, currency: "CHF" },
      release,
    );
    expect(natural.lines.find(({ key }) => key === "paper.natural")?.micro).toBe(250 * 0.7 * 400_000);
  });
});

describe("a campaign", () => {
  const campaign = {
    key: "christmas",
    label: "campaign.january-paper",
    from: "2026-11-10",
    to: "2026-11-30",
    percent: 10,
  };
  const reduced: Release = { ...demoCards, campaigns: [{ ...campaign, keys: ["a6-quer-folded"] }] };
  const configuration = card("a6-quer-folded 50");

  test("is taken off the sum and measured by the lowest price of the 30 days before", () => {
    const { lines: parts, priceOriginal, priceCurrent } = quoted(configuration, inGermany, reduced);
    expect(parts).toContainEqual(expect.objectContaining({ key: "campaign.christmas", micro: -8_450_000 }));
    expect([priceOriginal, priceCurrent]).toEqual([8450, 7605]);
    expect(reducedSince(configuration, reduced, "2026-11-20")).toBe("2026-11-10");
    expect(priceBefore(configuration, reduced, inGermany, [])).toBe(8450);
    const cheaper = {
      ...demoCards,
      validFrom: "2026-01-01",
      unitPrices: [
        { quantity: 1, cents: 100 },
        { quantity: 5000, cents: 100 },
      ],
    };
    const now = { ...reduced, release: 2, validFrom: "2026-11-01" };
    expect(priceBefore(configuration, now, inGermany, [cheaper])).toBe(5000);
  });

  test("leaves other days, other cards and samples alone", () => {
    expect(quoted(configuration, { ...inGermany, on: "2026-12-01" }, reduced).priceCurrent).toBe(8450);
    expect(quoted(card("b6-flat 50"), inGermany, reduced).priceCurrent).toBe(7605);
    expect(quoted(card("a6-quer-folded", { isSample: true }), inGermany, reduced).priceCurrent).toBe(99);
    expect(reducedSince(card("b6-flat 50"), reduced, "2026-11-20")).toBeNull();
    expect(priceBefore(configuration, demoCards, inGermany, [])).toBeNull();
  });
});
