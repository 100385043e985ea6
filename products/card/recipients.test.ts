import { expect, test } from "vitest";
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
