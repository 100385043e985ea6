import { expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { choices } from "./offered-choices.ts";

/** Channel settings of the specification, section 9. */
const shop = (channel: "card" | "poster") => ({ ...shopOf(channel, "de-DE"), on: "2026-11-20" as const });
const types = (channel: "card" | "poster", chosen = card("a6-quer-folded 50")) =>
  choices.types(chosen, demoCards, shop(channel)).map(({ value, configuration }) => [value, configuration.card]);
const books = (channel: "card" | "poster", chosen: string) =>
  choices.formats(card(`${chosen} 1`), demoCards, shop(channel)).map(({ value }) => value);

test("the card channel offers guestbooks, condolence books, notebooks and friends books", () => {
  expect(types("card")).toEqual([
    ["card", "a6-quer-folded"],
    ["guestbook", "guestbook-spiral-40-square"],
  ]);
  const offered = books("card", "notebook-a5");
  expect(offered).toHaveLength(demoCards.guestbooks.length);
  expect(offered).toEqual(expect.arrayContaining(["condolence-book", "friends-book-a5", "notebook-a5"]));
});

test("the poster channel has no guestbooks, no condolence books and no friends books", () => {
  expect(types("poster")).toEqual([
    ["card", "a6-quer-folded"],
    ["guestbook", "notebook-a5"],
  ]);
  expect(books("poster", "notebook-a5")).toEqual(["notebook-a5"]);
});

test("a book that a link names stays offered beside the others", () => {
  expect(books("poster", "condolence-book")).toEqual(["notebook-a5", "condolence-book"]);
  expect(types("poster", card("condolence-book 1"))[1]).toEqual(["guestbook", "condolence-book"]);
});
