import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { accessories } from "./accessory-offer.ts";
import { check } from "./check.ts";
import { describe as describeCard } from "./describe.ts";
import { blank } from "./design/blank.ts";
import { surfaces } from "./design/surfaces.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";
import { readLink } from "./read-link.ts";
import { writeLink } from "./write-link.ts";

const german = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-24", country: "DE" } as const;
const swiss = { ...german, currency: "CHF", country: "CH" } as const;
const opening = {
  channel: "card",
  locale: "de-DE",
  unit: "cm",
  currency: "EUR",
  country: "DE",
  on: "2026-11-24",
} as const;
const read = (query: string) => readLink(parseQuery(query), demoCards, opening as never);
const alone = (wanted: Readonly<Record<string, number>>, size = "a6-quer-folded") =>
  accessories.alone(
    card(`${size} 50`, { themeId: "meadow-vows", refinementType: "gold", bow: "satin" }),
    demoCards,
    Object.entries(wanted).map(([sku, quantity]) => ({ sku, quantity })),
  );
const priceOf = (one: ReturnType<typeof alone>, terms: typeof german | typeof swiss = german) => {
  const quoted = quote(one, demoCards, terms);
  return quoted.ok ? quoted.value.priceCurrent : quoted.error.map(({ field, reason }) => `${field}: ${reason}`);
};

describe("accessories without a card (specification section 3, card designer, and section 7)", () => {
  test("cost what is bought, nothing of the card", () => {
    expect(priceOf(alone({ "ribbon-satin-sage": 3 }))).toBe(165);
    expect(priceOf(alone({ "ribbon-satin-sage": 3, "box-a6": 1 }))).toBe(1155);
  });

  test("white envelopes are included with cards; alone they cost the price of their size in each country", () => {
    expect(priceOf(alone({ "envelope-plain-white-162x114": 10 }))).toBe(950);
    expect(priceOf(alone({ "envelope-plain-white-155x155": 10 }))).toBe(1800);
    expect(priceOf(alone({ "envelope-plain-white-155x155": 10 }), swiss)).toBe(1100);
    expect(priceOf(alone({ "envelope-liner-navy-162x114": 10 }))).toBe(1500);
  });

  test("envelopes of several sizes go into one order, unknown sizes and printed ones do not", () => {
    expect(priceOf(alone({ "envelope-plain-navy-162x114": 1, "envelope-plain-navy-220x110": 1 }))).toBe(190);
    expect(priceOf(alone({ "envelope-plain-navy-300x300": 1 }))).toEqual([
      "accessories.envelope-plain-navy-300x300: accessory-not-in-size",
    ]);
    expect(priceOf(alone({ "envelope-sender-cream-162x114": 1 }))).toEqual([
      "accessories.envelope-sender-cream-162x114: printed-needs-card",
    ]);
    expect(priceOf(alone({}))).toEqual(["accessories: accessories-none"]);
  });

  test("have nothing to print, leave the next day and can be sent back", () => {
    const ribbons = alone({ "ribbon-satin-sage": 3 });
    expect(surfaces(blank(ribbons, demoCards, null), demoCards)).toEqual([]);
    expect(production(ribbons, demoCards)).toMatchObject({
      productionDays: 1,
      weightGrams: 12,
      withdrawalRight: true,
      ticket: { alone: true, accessories: [{ sku: "ribbon-satin-sage", quantity: 3 }] },
    });
    expect(production(ribbons, demoCards).pieces).toHaveLength(1);
  });

  test("are called by their name, several together accessories", () => {
    expect(describeCard(alone({ "standard-tag": 1 }), demoCards)).toEqual({ title: { key: "card.tag" }, facts: [] });
    expect(describeCard(alone({ "standard-tag": 4 }), demoCards).title).toMatchObject({ key: "card.pieces" });
    const both = describeCard(alone({ "standard-tag": 4, "bow-satin": 1 }), demoCards);
    expect([both.title.key, both.facts.length]).toEqual(["card.accessories", 2]);
  });

  test("have a link that leads into the basket and is read back", () => {
    const wanted = alone({ "ribbon-satin-sage": 3, "envelope-plain-navy-155x155": 2 }, "square-folded");
    const link = writeQuery(writeLink(wanted));
    expect(link).toContain("alone=1");
    expect(read(link)).toEqual({ configuration: wanted, notices: [], addToCart: true });
  });

  test("a link without any opens the card and says why", () => {
    const { configuration, notices, addToCart } = read("alone=1&card=b6-folded");
    expect([configuration.alone, configuration.card, addToCart]).toEqual([undefined, "b6-folded", false]);
    expect(notices.map(({ reason }) => reason)).toEqual(["accessories-none"]);
    expect(check(configuration, demoCards)).toEqual([]);
  });
});

test("the sizes that accessories are for are told once, in the country's own formats", () => {
  const sizes = (unit: "cm" | "inch") =>
    accessories.madeFor(card("a6-quer-folded"), demoCards, { ...opening, unit } as never);
  expect(sizes("cm").map(({ value }) => value)).toEqual([
    "a7",
    "a6-quer-flat",
    "a6-hoch-flat",
    "din-lang-flat",
    "square-flat",
    "b6-flat",
    "a5-flat",
  ]);
  expect(sizes("cm").filter(({ chosen }) => chosen)).toHaveLength(1);
  expect(sizes("inch").map(({ value }) => value)).toContain("us-a6-flat");
});
