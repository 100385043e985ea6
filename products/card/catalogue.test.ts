import { describe, expect, test } from "vitest";
import { demoCards } from "../../demo/catalogue/cards.ts";
import { envelopeSizeClass } from "./envelope-size.ts";
import { releaseSchema } from "./release.ts";

describe("the demo's cards (catalogue facts, section 8)", () => {
  test.each([
    ["mini-flat", "85x55", 45, null, null],
    ["mini-tent", "85x55", 45, null, null],
    ["a7", "105x74", 55, "114x81", "compact"],
    ["a6-quer-flat", "148x105", 75, "162x114", "standard"],
    ["a6-hoch-flat", "105x148", 75, "162x114", "standard"],
    ["a6-quer-folded", "148x105", 100, "162x114", "standard"],
    ["a6-hoch-folded", "105x148", 100, "162x114", "standard"],
    ["din-lang-flat", "210x99", 85, "220x110", "standard"],
    ["din-lang-folded", "210x99", 115, "220x110", "standard"],
    ["square-flat", "145x145", 95, "155x155", "big"],
    ["square-folded", "145x145", 130, "155x155", "big"],
    ["square-trifold", "145x145", 170, "155x155", "big"],
    ["b6-flat", "170x120", 90, "176x125", "compact"],
    ["b6-folded", "170x120", 120, "176x125", "compact"],
    ["a5-flat", "210x148", 120, "229x162", "big"],
    ["a5-folded", "210x148", 160, "229x162", "big"],
    ["pocketfold", "170x120", 260, "176x125", "compact"],
    ["booklet-8", "148x105", 220, "162x114", "compact"],
    ["booklet-12", "148x105", 280, "162x114", "compact"],
    ["booklet-16", "148x105", 340, "162x114", "compact"],
    ["church-booklet-8", "210x148", 320, null, null],
    ["church-booklet-32", "210x148", 608, null, null],
    ["wedding-newspaper-8", "297x210", 450, null, null],
    ["wedding-newspaper-24", "297x210", 850, null, null],
  ])("%s is %s mm, factor %i, envelope %s, class %s", (key, size, factor, envelope, priceClass) => {
    const card = demoCards.cards.find((one) => one.key === key);
    expect(card && `${card.size.width}x${card.size.height}`).toBe(size);
    expect(card?.factor).toBe(factor);
    expect(card?.envelope ? `${card.envelope.width}x${card.envelope.height}` : null).toBe(envelope);
    expect(card?.priceClass).toBe(priceClass);
  });

  test("fit into their envelopes, whose classes are those of the specification", () => {
    for (const { key, size, envelope } of demoCards.cards) {
      if (!envelope) continue;
      const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
      expect([key, long < envelope.width, short < envelope.height]).toEqual([key, true, true]);
    }
    const classOf = (key: string) => {
      const envelope = demoCards.cards.find((one) => one.key === key)?.envelope;
      return envelope && envelopeSizeClass(envelope);
    };
    expect(["a6-hoch-flat", "b6-flat", "din-lang-folded", "square-flat", "a5-flat"].map(classOf)).toEqual([
      "c6",
      "b6",
      "din-long",
      "other",
      "other",
    ]);
  });

  test("have a sheet as large as its panels, the innermost of a roll fold 2 mm narrower", () => {
    for (const { sheet, size } of demoCards.cards) expect(Math.max(...sheet.panels)).toBe(size[sheet.along]);
    expect(demoCards.cards.find(({ key }) => key === "square-trifold")?.sheet.panels).toEqual([143, 145, 145]);
  });
});

describe("a release of cards is refused", () => {
  const messages = (change: Partial<typeof demoCards>) => {
    const parsed = releaseSchema.safeParse({ ...demoCards, ...change });
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };

  test("with names that lead nowhere or are there twice", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ defaultCard: { cm: "beer-mat", inch: "a7" } })).toEqual(["unknown: what card, name beer-mat"]);
    const campaign = { key: "x", label: "card.tag", from: "2026-11-01", to: "2026-11-02", percent: 5, keys: ["a9"] };
    expect(messages({ campaigns: [campaign] })).toEqual(["unknown: what card, name a9"]);
    expect(messages({ cards: [...demoCards.cards, ...demoCards.cards.slice(0, 1)] })).toEqual([
      "twice: name mini-flat",
    ]);
    expect(messages({ homeOfCurrency: { ...demoCards.homeOfCurrency, CHF: "LI" } })).toEqual([
      "class-prices: country LI",
    ]);
  });

  test("with unit prices that do not begin with one card or do not rise in quantity", () => {
    const wrong = ["from-one-and-rise"];
    expect(messages({ unitPrices: demoCards.unitPrices.slice(1) })).toEqual(wrong);
    expect(messages({ unitPrices: [...demoCards.unitPrices, { quantity: 50, cents: 1 }] })).toEqual(wrong);
  });
});
