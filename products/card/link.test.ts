import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { possibleCard } from "../../demo/catalogue/any-card.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { check } from "./check.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { readLink } from "./read-link.ts";
import { recognises } from "./recognise.ts";
import { writeLink } from "./write-link.ts";

const german = { currency: "EUR", unit: "cm" } as const;
const read = (query: string) => readLink(parseQuery(query), demoCards, german);
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);

describe("the designer link (specification section 3, card designer)", () => {
  test("is written in the specification's names", () => {
    const wedding = card("square-folded 100", {
      themeId: "meadow-vows",
      designId: "1042",
      category: 3,
      occasion: "wedding",
      tag: "boho",
      paper: "felt",
      punching: "rounded",
      refinementType: "gold",
      bow: "satin",
      ribbon: "satin",
      ribbonColor: "sage",
      screw: "fan-brass",
      standard: "wax-seal",
      accessories: [{ sku: "envelope-liner-navy-155x155", quantity: 105 }],
    });
    expect(check(wedding, demoCards)).toEqual([]);
    expect(writeQuery(writeLink(wedding))).toBe(
      "themeId=meadow-vows&designId=1042&card=square-folded&category=3&occasion=wedding&tag=boho&quantity=100" +
        "&paper=felt&punching=rounded&refinementType=gold&bow=satin&ribbon=satin&ribbonColor=sage&screw=fan-brass" +
        "&standard=wax-seal&accessory[envelope-liner-navy-155x155]=105",
    );
    expect(writeQuery(writeLink(card("a7 50")))).toBe("card=a7&quantity=50&paper=matt&punching=none");
    expect(writeQuery(writeLink(card("a7", { isSample: true })))).toContain("quantity=sample");
  });

  test("written and read again is the same configuration, without notices", () => {
    fc.assert(
      fc.property(possibleCard, (configuration) => {
        const reading = read(writeQuery(writeLink(configuration)));
        expect(reading).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 2000 },
    );
  });

  test("always leads to something that can be made, whatever it says", () => {
    const keys =
      "bow card category designId occasion paper punching quantity refinementType ribbon ribbonColor isSample screw " +
      "standard tag themeId accessory accessory[] accessory[bow-satin] accessory[envelope-plain-navy-162x114] x";
    const words =
      "a7 a6-quer-folded guestbook-spiral-40-a4 3 17 22 wedding sample 50 51 999999 gold satin sage true 0 -1";
    const value = fc.oneof(fc.constantFrom(...words.split(" ")), fc.string({ maxLength: 12 }));
    const pairs = fc.array(fc.tuple(fc.constantFrom(...keys.split(" ")), value), { maxLength: 10 });
    fc.assert(
      fc.property(pairs, (chosen) => {
        const { configuration } = read(chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&"));
        expect(check(configuration, demoCards)).toEqual([]);
        expect(configurationSchema.parse(configuration)).toEqual(configuration);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("defaults of a link", () => {
  test("without anything are 50 reference cards, in the United States in a size of the trade there", () => {
    expect(read("")).toEqual({ configuration: card("a6-quer-folded 50"), notices: [], addToCart: false });
    const american = readLink(parseQuery(""), demoCards, { currency: "USD", unit: "inch" });
    expect(american.configuration.card).toBe("us-a6-folded");
  });

  test("for a guestbook's category are one book that suits it", () => {
    expect(read("category=17").configuration).toEqual(card("guestbook-spiral-40-square 1", { category: 17 }));
    expect(["21", "24", "25"].map((id) => read(`category=${id}`).configuration.card)).toEqual([
      "notebook-a5",
      "friends-book-a5",
      "condolence-book",
    ]);
    expect(notices("category=17")).toEqual([]);
  });

  test("for the category of newspapers are the first one of these", () => {
    expect(read("category=10").configuration).toEqual(card("wedding-newspaper-8 50", { category: 10 }));
    expect(read("category=10&card=wedding-newspaper-16").configuration.card).toBe("wedding-newspaper-16");
    expect(notices("category=10")).toEqual([]);
  });

  test("a refinement of none or nothing is none, without a word", () => {
    for (const text of ["", "none", "ohne"]) {
      expect(read(`refinementType=${text}`)).toEqual(read(""));
    }
  });
});

describe("a sample", () => {
  test("is quantity `sample`: one piece, isSample true", () => {
    expect(read("card=a7&quantity=sample").configuration).toEqual(card("a7 1", { isSample: true }));
    expect(read("card=a7&quantity=100&isSample=true").configuration).toEqual(card("a7 1", { isSample: true }));
    expect(read("card=a7&quantity=1").configuration.isSample).toBe(false);
  });

  test("comes without accessories, and no book comes as one", () => {
    expect(read("quantity=sample&bow=satin&accessory[box-a6]=1").configuration).toEqual(
      card("a6-quer-folded 1", { isSample: true }),
    );
    expect(notices("quantity=sample&bow=satin&accessory[box-a6]=1")).toEqual([
      "bow: not-with-sample",
      "accessories.box-a6: not-with-sample",
    ]);
    expect(notices("card=notebook-a5&quantity=sample")).toEqual(["isSample: not-for-guestbook"]);
  });
});

describe("what cannot be had falls back and is named once", () => {
  test.each([
    ["card=beer-mat", "card: card-unknown", { card: "a6-quer-folded" }],
    ["quantity=52", "quantity: quantity-unlisted", { quantity: 55 }],
    ["quantity=9999", "quantity: quantity-unlisted", { quantity: 5000 }],
    ["quantity=0", "quantity: quantity-unreadable", { quantity: 50 }],
    ["quantity=1.5", "quantity: quantity-unreadable", { quantity: 50 }],
    ["quantity=sample2", "quantity: quantity-unreadable", { quantity: 50 }],
    ["quantity=many", "quantity: quantity-unreadable", { quantity: 50 }],
    ["category=22", "category: value-unreadable", { category: null }],
    ["category=17&card=a7", "category: category-not-for-card", { category: null, card: "a7" }],
    ["category=3&card=notebook-a5", "category: category-not-for-card", { category: null }],
    ["card=notebook-a5&quantity=60", "quantity: quantity-too-large", { quantity: 50 }],
    ["card=notebook-a5&paper=felt", "paper: not-for-guestbook", { paper: "matt" }],
    ["card=notebook-a5&refinementType=gold", "refinementType: not-for-guestbook", { refinementType: "ohne" }],
    ["occasion=divorce", "occasion: value-unreadable", { occasion: null }],
    ["paper=glass", "paper: option-unknown", { paper: "matt" }],
    ["punching=star", "punching: option-unknown", { punching: "none" }],
    ["refinementType=silver", "refinementType: value-unreadable", { refinementType: "ohne" }],
    ["bow=velvet", "bow: sku-unknown", { bow: null }],
    ["ribbon=satin", "ribbon: ribbon-incomplete", { ribbon: null, ribbonColor: null }],
    ["ribbon=satin&ribbonColor=neon", "ribbon: sku-unknown", { ribbon: null, ribbonColor: null }],
    ["themeId=a%20b", "themeId: value-unreadable", { themeId: null }],
    ["accessory[]=x", "accessories: unreadable", { accessories: [] }],
    ["accessory[box-a6]=0", "accessories.box-a6: value-unreadable", { accessories: [] }],
    ["accessory[box-a9]=1", "accessories.box-a9: sku-unknown", { accessories: [] }],
    [
      "accessory[envelope-plain-navy-220x110]=50",
      "accessories.envelope-plain-navy-220x110: accessory-not-in-size",
      { accessories: [] },
    ],
    [
      "card=mini-flat&accessory[inlay-85x55-transparent]=50",
      "accessories.inlay-85x55-transparent: accessory-not-for-card",
      { accessories: [] },
    ],
  ])("%s -> %s", (query, notice, expected) => {
    expect(notices(query)).toEqual([notice]);
    expect(read(query).configuration).toMatchObject(expected);
  });

  test("and nothing else is lost with it", () => {
    const { configuration } = read("card=b6-flat&quantity=52&paper=kraft&bow=velvet&standard=tag&gclid=abc");
    expect(configuration).toEqual(card("b6-flat 55", { paper: "kraft", standard: "tag" }));
  });
});

test("a theme means a card (specification section 3, product type)", () => {
  const fields = [{ themeId: "meadow-vows" }, { themeId: "" }, { themeId: null }, { designId: "13" }, {}];
  expect(fields.map(recognises)).toEqual([true, false, false, false, false]);
});
