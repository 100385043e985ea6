import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noArt } from "./art-drawing.ts";
import { bounds } from "./bounds.ts";
import { compile } from "./compile.ts";
import type { DesignElement } from "./document.ts";
import { elementSchema } from "./element-schema.ts";
import { allSides } from "./layout.ts";
import { loadStock } from "./load-stock.ts";
import { outlines } from "./outline.ts";
import { MAX_ZOOM, ONE } from "./placement.ts";
import { canvas, front, surface, textElement } from "./sample-designs.ts";
import { createFontStore } from "./text/font-store.ts";

const fonts = createFontStore(({ url }) => readFile(url));
const sources = { fonts, art: async () => noArt };

const drawn = async (elements: readonly DesignElement[], photos = canvas().photos, layout = front()) => {
  const design = { photos, surfaces: [surface(elements)] };
  return compile(design, [layout], await loadStock(design, sources));
};

const { length } = bounds;
const edges = fc.constantFrom(-length, -1, 0, 1, length);
const lengths = fc.constantFrom(1, 2, 3, length);
const frame = fc.record({ x: edges, y: edges, width: lengths, height: lengths });
const angle = fc.constantFrom(-179_999, 1, 45_000, 89_999, 180_000);
const base = { id: fc.constant("e"), rotation: angle, opacity: fc.constantFrom(0, 1, ONE) };
const stroke = fc.constantFrom({ width: 10, colour: "#000000" }, { width: 200_000, colour: "#ffffff" });

/** Elements whose every number is at one of its bounds. */
const extremes: fc.Arbitrary<DesignElement> = fc.oneof(
  fc.record({
    ...base,
    type: fc.constant("photo" as const),
    frame,
    photo: fc.constant("p"),
    border: stroke,
    placement: fc.record({
      fit: fc.constantFrom("fill" as const, "fit" as const),
      centre: fc.record({ x: fc.constantFrom(-100 * ONE, 0, 100 * ONE), y: fc.constantFrom(-100 * ONE, ONE) }),
      zoom: fc.constantFrom(ONE, MAX_ZOOM),
      rotation: angle,
    }),
    mask: fc.constantFrom(...outlines),
  }),
  fc.record({
    ...base,
    type: fc.constant("shape" as const),
    frame,
    outline: fc.constantFrom(...outlines),
    fill: fc.constantFrom(null, "#123456"),
    stroke: fc.option(stroke),
  }),
  fc.record({
    ...base,
    type: fc.constant("text" as const),
    frame,
    language: fc.constant(null),
    text: fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.string({ unit: "binary", maxLength: 40 })),
    hyphenate: fc.boolean(),
    font: fc.constantFrom("instrument-sans-regular", "gone"),
    size: fc.constantFrom(500, 2_000_000),
    colour: fc.constant("#000000"),
    align: fc.constant("end" as const),
    stand: fc.constant("bottom" as const),
    leading: fc.constantFrom(500_000, 4_000_000),
    tracking: fc.constantFrom(-200_000, 2_000_000),
    fit: fc.constantFrom("shrink" as const, "report" as const),
  }),
);

describe("designs at their bounds", () => {
  test("are drawn and hashed, whatever is in them", async () => {
    const sizes = fc.constantFrom(1, 100_000);
    await fc.assert(
      fc.asyncProperty(extremes, sizes, sizes, fc.boolean(), async (element, width, height, mirrored) => {
        // What the schema refuses never reaches the compiler.
        if (!elementSchema.safeParse(element).success) return;
        const layout = mirrored ? front({ kind: "mirrored", wrap: 25_000 }, 40_000) : front();
        const { hash } = await drawn([element], [{ id: "p", name: "p.jpg", width, height }], layout);
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
      }),
      { numRuns: 400 },
    );
  });

  test("a side of 20 metres with bleeds of its own is one page", async () => {
    const layout = { ...front(), trim: { width: length, height: length }, bleed: { ...allSides(0), left: 9 } };
    expect((await drawn([], [], layout)).scene.pages[0]?.size).toEqual({ width: length + 9, height: length });
  });
});

describe("texts nobody foresaw", () => {
  test.each([
    ["an unknown script", "\u{13000}\u{13001}", "characters-missing"],
    ["emoji", "Alles Gute 🎂🎉", "characters-missing"],
    ["a word longer than its box", "Donaudampfschifffahrtsgesellschaft".repeat(9), "word-too-wide"],
    ["more words than its box holds", "viele Wörter ".repeat(400), "text-overflow"],
  ])("%s is drawn and named", async (_, text, reason) => {
    const { findings, scene } = await drawn([textElement({ text })]);
    expect(findings.map((finding) => finding.reason)).toContain(reason);
    expect(scene.pages[0]?.items.length).toBeGreaterThan(1);
  });

  test("a font the shop no longer has is replaced and named", async () => {
    const { findings, scene } = await drawn([textElement({ font: "gone" })]);
    expect(findings).toEqual([{ reason: "font-unknown", font: "gone", surface: "front", element: "words" }]);
    expect(scene.pages[0]?.items).toHaveLength(2);
  });

  test("several scripts in one line need no finding", async () => {
    const { findings } = await drawn([textElement({ text: "Für Oma – Αγάπη и любовь", font: "lora-regular" })]);
    expect(findings).toEqual([]);
  });
});
