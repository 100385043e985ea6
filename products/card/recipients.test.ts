import { describe, expect, test } from "vitest";
import { card as choice, demoCards } from "../../demo/catalogue/cards.ts";
import { card } from "./card.ts";
import { recipients } from "./design/recipients.ts";

const list = (count: number) => ({ list: "a".repeat(64), count });

test("a card for each guest: between two steps of the price list the next one is charged", () => {
  const sixty = recipients.choose(choice("a6-hoch-folded 50"), list(57), demoCards);
  expect([sixty.quantity, sixty.recipients]).toEqual([60, list(57)]);
  expect(card.check(sixty, demoCards)).toEqual([]);
  expect(recipients.choose(sixty, list(5), demoCards).quantity).toBe(5);
  expect(recipients.choose(sixty, null, demoCards)).toEqual({ ...choice("a6-hoch-folded 60") });
});

test("fewer cards than guests are refused, a sample is the first one's, and books have none", () => {
  const guests = { ...choice("a6-hoch-folded 50"), recipients: list(57) };
  expect(card.check(guests, demoCards)).toEqual([
    { field: "quantity", reason: "quantity-below-recipients", params: { quantity: 50, count: 57 } },
  ]);
  expect(card.check({ ...guests, quantity: 1, isSample: true }, demoCards)).toEqual([]);
  const book = choice("guestbook-hardcover-40-square");
  expect(recipients.offered(book, demoCards)).toBe(false);
  expect(recipients.choose(book, list(7), demoCards).recipients).toBeUndefined();
});

test("ticket and basket say for how many", () => {
  const guests = { ...choice("a6-hoch-folded 60"), recipients: list(57) };
  expect(card.production(guests, demoCards).ticket.recipients).toEqual({ list: "a".repeat(64), named: 57, blank: 3 });
  expect(card.describe(guests, demoCards).facts).toContainEqual({ key: "card.recipients", params: { n: 57 } });
});

describe("what one guest gets of the pile", () => {
  const made = (changes: object) => card.production({ ...choice("a6-hoch-folded 60"), ...changes }, demoCards);
  const envelopes = (quantity: number) => [{ sku: "envelope-plain-white-162x114", quantity }];

  test("a card, and an envelope where there are enough for everybody", () => {
    expect(made({ recipients: list(57) }).recipients).toEqual({ printed: 60, each: [1] });
    expect(made({ recipients: list(57) }).pieces.map(({ count }) => count)).toEqual([60]);
  });

  test("as many of what goes with it as there are for every card; what is fewer than guests comes home", () => {
    const all = (quantity: number) => made({ recipients: list(57), accessories: envelopes(quantity) }).recipients?.each;
    expect([all(60), all(57), all(56), all(120)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 2],
    ]);
  });

  test("nothing of a sample, or of cards that are for nobody by name", () => {
    expect(made({}).recipients).toBeUndefined();
    expect(made({ recipients: list(57), quantity: 1, isSample: true }).recipients).toBeUndefined();
  });
});
