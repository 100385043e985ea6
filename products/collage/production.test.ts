import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { locales } from "../../core/locale.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import { parseQuery } from "../../core/query-string.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { check } from "./check.ts";
import { describe as describeCollage } from "./describe.ts";
import { readLink } from "./link.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";

const opened = { channel: "poster", unit: "cm" } as const;
const linked = (query: string) => readLink(parseQuery(query), demoCollages, opened).configuration;
const facts = (query: string) => production(linked(query), demoCollages);

describe("production", () => {
  test.each([
    ["materialType=canvas&formatType=600x400", 2, 384, [640, 440, 65], "parcel"],
    ["materialType=poster&formatType=400x300", 1, 24, [440, 340, 11], "parcel"],
    ["materialType=poster&formatType=900x600", 1, 108, [640, 100, 100], "parcel"],
    // 48 g paper, 2 m of 220 g moulding, 0.24 m² of 5 kg glass and 1.8 kg back.
    ["materialType=framed-poster&formatType=600x400", 2, 2120, [670, 470, 62], "parcel"],
    ["materialType=mixed", 2, 546, [640, 440, 91], "parcel"],
  ] as const)("%s takes %i days, weighs %i g and is packed in %j mm as a %s", (query, days, grams, packed, sent) => {
    expect(sentAs(facts(query))).toEqual({ packed, shippingClass: sent });
    expect(facts(query)).toMatchObject({
      productionDays: days,
      weightGrams: grams,
      withdrawalRight: false,
      taxClass: "printed-standard",
    });
  });

  test("tells the workshop design, background, and each panel with trim, bleed and safe area", () => {
    const canvas = { edge: "mirrored", depth: 25, sheet: 40 };
    expect(facts("materialType=mixed&designId=25&color=black").ticket).toEqual({
      set: true,
      pages: 3,
      spine: null,
      design: 25,
      shape: "heart",
      photos: 12,
      background: "#000000",
      panels: [
        { material: "canvas", trim: { width: 600, height: 400 }, frame: null, bleed: 40, safe: 10, canvas },
        { material: "canvas", trim: { width: 300, height: 300 }, frame: null, bleed: 40, safe: 10, canvas },
        { material: "poster", trim: { width: 300, height: 300 }, frame: null, bleed: 3, safe: 5 },
      ],
    });
  });
});

test("every text about collages exists in every language", () => {
  const terms = { currency: "EUR", tax: { rate: 0, included: true }, on: "2026-11-20" } as const;
  for (const locale of locales) {
    const text = translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));
    for (const query of [
      "materialType=mixed&formatType[]=framed-poster-300x300&designId=40",
      "materialType=framed-poster",
    ]) {
      const made = linked(query);
      const quoted = quote(made, demoCollages, terms);
      const { title, facts: said } = describeCollage(made, demoCollages);
      const lines = quoted.ok ? quoted.value.lines.map(({ label }) => label) : [];
      expect(lines.length).toBeGreaterThanOrEqual(4);
      for (const label of [title, ...said, ...lines]) expect(text(label)).not.toMatch(/^$|\{/);
    }
    for (const { label } of [...demoCollages.shapes, ...demoCollages.colours, ...demoCollages.materials]) text(label);
    const refusals = [
      ...check({ ...linked(""), panels: [], designId: 99, color: "x" }, demoCollages),
      ...check({ ...linked(""), materialType: "mixed" }, demoCollages),
      ...check({ ...linked("materialType=mixed"), panels: Array(10).fill(linked("").panels[0]) }, demoCollages),
      ...check({ ...linked("materialType=framed-poster"), frameType: null }, demoCollages),
      ...check({ ...linked(""), frameType: "holzrahmen-slim-white" }, demoCollages),
    ];
    expect(refusals).toHaveLength(7);
    for (const { reason, params } of refusals) expect(text({ key: `refusal.${reason}`, params })).not.toMatch(/^$|\{/);
  }
  const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
  expect(german(describeCollage(linked(""), demoCollages).title)).toBe(
    "Fotocollage, Leinwand 60\u00a0×\u00a040\u00a0cm",
  );
});
