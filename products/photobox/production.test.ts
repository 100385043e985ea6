import { expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { locales } from "../../core/locale.ts";
import { inBox } from "../../core/piece.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { check } from "./check.ts";
import { describe as describeBox, production } from "./production.ts";
import { quote } from "./quote.ts";

const small = {
  photoboxType: "small",
  photoboxFormat: { width: 100, height: 120 },
  photoboxQuantityMax: 48,
  paper: "hahnemuehle",
  box: "wood",
  tileCount: 40,
};

test("a box weighs its prints and itself, and goes as a parcel around it", () => {
  // 40 prints of 0.012 m² at 308 g are 147.84 g, the wooden box 380 g.
  const facts = production(small, demoBoxes);
  expect(sentAs(facts)).toEqual({ packed: [175, 155, 135], shippingClass: "parcel" });
  expect(facts).toEqual({
    productionDays: 3,
    weightGrams: 528,
    pieces: [{ count: 1, micrograms: 527_840_000, long: 135, short: 115, thickness: 95_000, wrap: inBox }],
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      trim: { width: 100, height: 120 },
      bleed: 3,
      safe: 3,
      resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
      pages: 40,
      spine: null,
      type: "small",
      quantityMax: 48,
      box: "wood",
      paper: "hahnemuehle",
    },
  });
});

test("the large box holds even 300 fine-art prints of half a millimetre", () => {
  const depth = demoBoxes.types.find(({ key }) => key === "photoprint")?.outside.depth ?? 0;
  expect(depth).toBeGreaterThan(300 * 0.5);
});

test("every text about boxes exists in every language", () => {
  for (const locale of locales) {
    const text = translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));
    const none = { width: 1, height: 1 };
    const refusals = [
      ...check({ ...small, photoboxFormat: none, photoboxQuantityMax: 1, paper: "x", box: "x" }, demoBoxes),
      ...check({ ...small, photoboxType: "x" }, demoBoxes),
      ...check({ ...small, tileCount: 99 }, demoBoxes),
    ];
    expect(refusals).toHaveLength(6);
    const terms = { currency: "EUR", tax: { rate: 0, included: true }, on: "2026-11-20" } as const;
    const quoted = quote(small, demoBoxes, terms);
    const lines = quoted.ok ? quoted.value.lines.map(({ label }) => label) : [];
    expect(lines).toHaveLength(3);
    const { title, facts } = describeBox(small, demoBoxes);
    const refused = refusals.map(({ reason, params }) => ({ key: `refusal.${reason}`, params }));
    const paper = { key: "refusal.paper-not-for-box", params: { paper: "P", box: "B" } };
    for (const label of [title, ...facts, ...lines, ...refused, paper]) expect(text(label)).not.toMatch(/^$|\{/);
  }
  const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
  expect(german(describeBox(small, demoBoxes).title)).toBe("Fotobox Klein, 10\u00a0×\u00a012\u00a0cm, bis 48 Fotos");
});
