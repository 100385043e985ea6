import { describe, expect, test } from "vitest";
import { consign } from "../../core/consignment.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { production } from "./production.ts";

const facts = (...of: Parameters<typeof card>) => production(card(...of), demoCards);

describe("production of cards", () => {
  test.each([
    ["a6-quer-folded 50", {}, 2],
    ["a6-quer-folded 50", { refinementType: "gold" }, 4],
    ["a6-quer-folded 50", { refinementType: "relief" }, 4],
    ["pocketfold 50", {}, 3],
    ["booklet-8 50", {}, 3],
    ["wedding-newspaper-8 50", {}, 3],
    ["guestbook-spiral-40-a4 1", {}, 4],
    ["a6-quer-folded 1", { isSample: true }, 1],
    ["a6-quer-folded 1", { isSample: true, refinementType: "gold" }, 1],
  ] as const)("%s %j takes %i days (catalogue facts, section 11)", (text, change, days) => {
    expect(facts(text, change).productionDays).toBe(days);
  });

  test("weighs the paper: an open A6 card of 300 g is 9.33 g", () => {
    expect(facts("a6-quer-folded 50").weightGrams).toBe(467); // 0.148 x 0.105 m x 2 leaves x 300 g x 50 = 466.2
    expect(facts("a6-quer-flat 50", { paper: "cotton" }).weightGrams).toBe(467);
    expect(facts("guestbook-spiral-40-square 2").weightGrams).toBe(2 * 282);
  });

  test("travels in a mailer when thin, in a parcel when many", () => {
    expect(sentAs(facts("a6-quer-folded 25"))).toEqual({ packed: [188, 145, 27], shippingClass: "letter" });
    expect(sentAs(facts("a6-quer-folded 50"))).toEqual({ packed: [188, 145, 73], shippingClass: "parcel" });
    // 330 mm high: three stacks of 167 cards and 111 mm beside each other.
    expect(sentAs(facts("a6-quer-folded 500"))).toEqual({ packed: [355, 188, 151], shippingClass: "parcel" });
    // 93 kg in three parcels.
    expect(consign(facts("a5-folded 5000").pieces)).toMatchObject({
      class: "bulky",
      parcels: [{ count: 2 }, { count: 1 }],
    });
  });

  test("is made to specification, so it cannot be sent back", () => {
    expect(facts("a7 1")).toMatchObject({ withdrawalRight: false, taxClass: "printed-standard" });
    expect(facts("notebook-a5 1").withdrawalRight).toBe(false);
  });
});

describe("the ticket", () => {
  test("of a folded card names trim, bleed, safe area, sheet, creases, plates and accessories", () => {
    const chosen = { refinementType: "rosegold", punching: "rounded", bow: "satin" } as const;
    expect(facts("square-trifold 50", chosen).ticket).toEqual({
      card: "square-trifold",
      guestbook: false,
      quantity: 50,
      isSample: false,
      trim: { width: 145, height: 145 },
      orientation: "square",
      bleed: 3,
      safe: 4,
      pages: 6,
      spine: null,
      sheet: { size: { width: 433, height: 145 }, along: "width", creases: [143, 288] },
      paper: "matt",
      punching: "rounded",
      plates: ["Foil_RoseGold", "CutContour", "Crease"],
      accessories: [{ sku: "bow-satin", quantity: 50 }],
    });
  });

  test("of other cards", () => {
    expect(facts("a6-hoch-flat 5").ticket).toMatchObject({ orientation: "portrait", pages: 2, plates: [] });
    expect(facts("mini-tent 5").ticket).toMatchObject({
      sheet: { size: { width: 85, height: 110 }, along: "height", creases: [55] },
      plates: ["Crease"],
    });
    // The wedding newspaper is A3 folded once.
    expect(facts("wedding-newspaper-12 5").ticket).toMatchObject({
      sheet: { size: { width: 297, height: 420 }, creases: [210] },
      pages: 12,
    });
    const plates = (refinementType: "gold" | "silber" | "relief") => facts("a7 5", { refinementType }).ticket.plates;
    expect([plates("gold"), plates("silber"), plates("relief")]).toEqual([["Foil_Gold"], ["Foil_Silver"], ["Relief"]]);
  });

  test("of a hardcover guestbook has a spine, of a spiral-bound one none", () => {
    const book = { guestbook: true, sheet: null, paper: null, punching: null, pages: 60 };
    expect(facts("guestbook-hardcover-60-a4 1").ticket).toMatchObject({ ...book, spine: 14 });
    expect(facts("guestbook-spiral-60-a4 1").ticket).toMatchObject({ ...book, spine: null });
  });
});
