import { expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { locales } from "../../core/locale.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import { demoPrints } from "../../demo/catalogue/photo-prints.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { check } from "./check.ts";
import { describe as describePrints, production } from "./production.ts";
import { quote } from "./quote.ts";

const hundred = { photoprintFormat: { width: 150, height: 100 }, paper: "simple", border: "white", quantity: 100 };

test("40 prints of 15 x 10 cm are a letter; 100 weigh 315 g and are a stack of 23 mm, for which a box is needed", () => {
  const few = production({ ...hundred, quantity: 40 }, demoPrints);
  expect(sentAs(few)).toEqual({ packed: [170, 120, 30], shippingClass: "letter" });
  const facts = production(hundred, demoPrints);
  expect(sentAs(facts)).toEqual({ packed: [190, 140, 63], shippingClass: "parcel" });
  expect(facts).toEqual({
    productionDays: 1,
    weightGrams: 315,
    pieces: [
      {
        count: 100,
        micrograms: 3_150_000,
        long: 150,
        short: 100,
        thickness: 230,
        wrap: { kind: "mailer", sides: 20, depth: 20 },
      },
    ],
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      trim: { width: 150, height: 100 },
      bleed: 3,
      safe: 3,
      resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
      pages: 100,
      spine: null,
      paper: "simple",
      gramsPerM2: 210,
      border: 5,
      piles: [{ trim: { width: 150, height: 100 }, paper: "simple", prints: 100 }],
    },
  });
});

test("fine-art paper takes a day more, and 30 x 20 cm is over A4, so fewer pixels do", () => {
  const large = { ...hundred, photoprintFormat: { width: 300, height: 200 }, paper: "hahnemuehle" };
  const facts = production(large, demoPrints);
  expect(facts.productionDays).toBe(2);
  expect(facts.weightGrams).toBe(1848);
  expect(facts.ticket).toMatchObject({ resolution: { good: 200, refuseBelow: 50 } });
});

test("every text about prints exists in every language", () => {
  for (const locale of locales) {
    const text = translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));
    const impossible = { photoprintFormat: { width: 1, height: 1 }, paper: "x", border: "x", quantity: 9999 };
    const refused = check(impossible, demoPrints).map(({ reason, params }) => ({ key: `refusal.${reason}`, params }));
    expect(refused).toHaveLength(4);
    const terms = { currency: "EUR", tax: { rate: 0, included: true }, on: "2026-11-20" } as const;
    const quoted = quote({ ...hundred, paper: "matt" }, demoPrints, terms);
    const lines = quoted.ok ? quoted.value.lines.map(({ label }) => label) : [];
    const { title, facts } = describePrints(hundred, demoPrints);
    for (const label of [title, ...facts, ...lines, ...refused, "refusal.quantity-unknown", "print.border.none"])
      expect(text(label)).not.toMatch(/^$|\{/);
  }
  const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
  expect(german(describePrints(hundred, demoPrints).title)).toBe("Fotoabzüge 15\u00a0×\u00a010\u00a0cm, 100 Stück");
});
