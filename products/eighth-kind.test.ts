import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { translator } from "../core/labels.ts";
import { parseQuery } from "../core/query-string.ts";
import { demoVocabulary } from "../demo/labels/vocabulary.ts";
import { type CoasterConfiguration, coaster, coasterData } from "./coaster/coaster.fixture.ts";
import { quoteLaws } from "./quote-laws.fixture.ts";
import { designerLink, productKinds, recogniseKind } from "./registry.ts";

const shop = { currency: "EUR", unit: "cm", channel: "card", on: "2026-11-21" } as const;
const sets = fc.integer({ min: 1, max: 99 });
const anyCoaster: fc.Arbitrary<CoasterConfiguration> = fc.record({ coasterEdge: fc.constantFrom(90, 95, 100), sets });
const possibleCoaster = fc.record({ coasterEdge: fc.constantFrom(90, 100), sets });

describe("an eighth kind, a folder and a line in the registry, quotes and links (core document, section 3)", () => {
  // The line: productKinds with one more.
  const kinds = [...productKinds, coaster];

  test("is the only one that recognises what is its own", () => {
    const fields = parseQuery("coasterEdge=100&sets=2");
    expect(recogniseKind(fields)).toBeUndefined();
    expect(kinds.filter((kind) => kind.recognises(fields))).toEqual([coaster]);
    for (const text of ["materialType=leinwand", "photoboxType=small", "calendarType=wandkalender", "themeId=x"]) {
      expect(coaster.recognises(parseQuery(text)), text).toBe(false);
    }
  });

  test("links: what is written is read again, what does not exist falls back with a notice", () => {
    fc.assert(
      fc.property(possibleCoaster, (configuration) => {
        const link = designerLink(coaster, configuration);
        const read = coaster.readLink(parseQuery(link.split("?")[1] ?? ""), coasterData, shop);
        expect(read).toEqual({ configuration, notices: [], addToCart: false });
      }),
    );
    const read = coaster.readLink(parseQuery("coasterEdge=95&addToCart=true"), coasterData, shop);
    expect(read.configuration).toEqual({ coasterEdge: 90, sets: 1 });
    expect(read.notices.map(({ field, reason }) => `${field}: ${reason}`)).toEqual(["coasterEdge: format-not-offered"]);
    expect(read.addToCart).toBe(true);
  });

  test("is named and refused in the words of the vocabulary", () => {
    const text = translator(demoVocabulary, "en-US", (key) => expect.fail(key));
    expect(text(coaster.describe({ coasterEdge: 100, sets: 1 }, coasterData).title)).toBe(
      "Coaster 3.9\u00a0×\u00a03.9\u00a0in",
    );
    const [refusal] = coaster.check({ coasterEdge: 95, sets: 1 }, coasterData);
    expect(refusal && text({ key: `refusal.${refusal.reason}`, params: refusal.params })).toBe(
      "Coaster: not available in 3.7\u00a0×\u00a03.7\u00a0in.",
    );
  });

  quoteLaws({
    kind: coaster,
    data: coasterData,
    any: anyCoaster,
    possible: possibleCoaster,
    growth: {
      sets: { more: (one) => (one.sets < 99 ? { ...one, sets: one.sets + 1 } : null) },
      area: { more: (one) => (one.coasterEdge === 90 ? { ...one, coasterEdge: 100 } : null) },
    },
  });
});
