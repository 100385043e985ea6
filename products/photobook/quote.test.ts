import { describe, expect, test } from "vitest";
import { anyPhotobook, photoBook, photobookRelease, possiblePhotobook } from "../../demo/catalogue/photobooks.ts";
import type { PriceTerms } from "../kind.ts";
import { quoteLaws } from "../quote-laws.fixture.ts";
import { graduationsPageCount } from "./case.ts";
import { check } from "./check.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import type { Release } from "./release.ts";
import { nearestBook } from "./settle.ts";

const euro: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-21" };

function quoted(configuration: PhotobookConfiguration, terms = euro, release = photobookRelease) {
  const answer = quote(configuration, release, terms);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const price = (text: string, change: Partial<PhotobookConfiguration> = {}, terms = euro) =>
  quoted(photoBook(text, change), terms).priceCurrent;

const [hard, soft, layflat, booklet] = [
  "digitalfotobuch-hard-pur-standard-glossy",
  "digitalfotobuch-soft-pur-standard-glossy",
  "echtfotobuch-hard-layflat-glaenzend-glossy",
  "fotoheft-soft-heftbindung-standard-glossy",
];

describe("prices with the fewest pages and of each page more (catalogue facts, section 6)", () => {
  test.each([
    [hard, "200x200", 1990, 49],
    [hard, "300x300", 3990, 89],
    [hard, "420x297", 4990, 109],
    [hard, "297x210", 2990, 65],
    [hard, "210x297", 2990, 65],
    [hard, "210x148", 1790, 42],
    [hard, "148x210", 1790, 42],
    [soft, "200x200", 1390, 45],
    [soft, "297x210", 1990, 59],
    [soft, "210x297", 1990, 59],
    [soft, "210x148", 1190, 39],
    [soft, "148x210", 1190, 39],
    [soft, "148x105", 790, 29],
    [layflat, "200x200", 2990, 110],
    [layflat, "300x300", 5490, 190],
    [layflat, "420x297", 7490, 240],
    [layflat, "297x210", 4490, 145],
    [layflat, "210x297", 4490, 145],
    [layflat, "210x148", 2490, 95],
    [layflat, "148x210", 2490, 95],
    [booklet, "200x200", 890, 35],
    [booklet, "297x210", 1190, 42],
    [booklet, "210x297", 1190, 42],
    [booklet, "210x148", 690, 29],
    [booklet, "148x210", 690, 29],
    [booklet, "148x105", 490, 22],
  ])("%s %s", (key, size, fewest, each) => {
    const book = photoBook(`${key} ${size}`);
    expect(quoted(book).priceCurrent).toBe(fewest);
    expect(quoted({ ...book, pageCount: book.pageCount + 4 }).priceCurrent).toBe(fewest + 4 * each);
  });

  test("there are no others", () => {
    expect(photobookRelease.books.flatMap(({ formats }) => formats)).toHaveLength(26);
  });

  test.each([
    ["matt", "200x200", 24 * 6],
    ["glaenzend", "200x200", 24 * 6],
    ["feinstweiss", "200x200", 24 * 10],
    ["feinstweiss", "148x210", 24 * 7.5],
    ["feinstweiss", "297x210", 24 * 15],
    ["feinstweiss", "300x300", 24 * 22],
    ["feinstweiss", "420x297", 24 * 30],
  ])("paper %s at %s costs that much more", (paper, size, more) => {
    expect(price(`${hard} ${size}`, { paper }) - price(`${hard} ${size}`)).toBe(more);
  });

  test("paper at A6 costs half", () => {
    expect(price(`${soft} 148x105`, { paper: "matt" })).toBe(790 + 24 * 3);
  });

  test("lamination costs nothing, refinement 9.90 a book", () => {
    expect(price(`${hard} 200x200`, { coverLamination: "matt" })).toBe(1990);
    for (const refinement of ["gold", "silber", "rosegold", "relief"]) {
      expect(price(`${hard} 200x200`, { refinement })).toBe(1990 + 990);
    }
  });

  test.each([
    ["200x200", 1490],
    ["297x210", 1990],
    ["300x300", 2490],
  ])("a gift box for %s", (size, box) => {
    expect(price(`${hard} ${size}`, { giftBox: true }) - price(`${hard} ${size}`)).toBe(box);
  });

  test.each([
    [1, 1990],
    [2, 3582],
    [4, 7164],
    [5, 8458],
    [9, 15224],
    [10, 15920],
  ])("%i copies", (quantity, cents) => {
    expect(price(`${hard} 200x200`, { quantity })).toBe(cents);
  });

  test("in other currencies are the relation's, rounded as there (section 1)", () => {
    expect(price(`${hard} 200x200`, {}, { ...euro, currency: "CHF" })).toBe(2490);
    expect(price(`${hard} 200x200`, {}, { ...euro, currency: "GBP" })).toBe(1799);
    expect(price(`${hard} 200x200`, {}, { ...euro, currency: "USD" })).toBe(2399);
  });
});

quoteLaws({
  kind: { check, quote },
  data: photobookRelease,
  any: anyPhotobook,
  possible: possiblePhotobook,
  growth: {
    copies: { more: (one, draw) => ({ ...one, quantity: one.quantity + (draw % 12) + 1 }) },
    pages: {
      more: (one) => {
        const pageCount = graduationsPageCount(nearestBook(one, photobookRelease)).find((more) => more > one.pageCount);
        return pageCount === undefined ? null : { ...one, pageCount };
      },
    },
  },
});

test("a campaign reduces what it names on its days, measured by the 30 days before (section 13)", () => {
  const campaign = { key: "books", label: "campaign.january-paper", from: "2027-02-01", to: "2027-02-14" };
  const campaigns = [{ ...campaign, percent: 20, keys: ["digitalfotobuch"] }];
  const reduced: Release = { ...photobookRelease, campaigns };
  const book = photoBook(`${hard} 200x200`);
  const during = { ...euro, on: "2027-02-14" };
  expect(quoted(book, during, reduced)).toMatchObject({ priceOriginal: 1990, priceCurrent: 1592 });
  expect(quoted(book, { ...euro, on: "2027-02-15" }, reduced).priceCurrent).toBe(1990);
  expect(quoted(photoBook(`${layflat} 200x200`), during, reduced).priceCurrent).toBe(2990);
  expect(reducedSince(book, reduced, "2027-02-14")).toBe("2027-02-01");
  expect(priceBefore(book, reduced, during, [])).toBe(1990);
  expect(priceBefore(book, reduced, euro, [])).toBeNull();
});
