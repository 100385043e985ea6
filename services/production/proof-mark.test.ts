import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../core/locale.ts";
import { elementSchema } from "../../design/element-schema.ts";
import { canvas, photoElement, surface } from "../../design/sample-designs.ts";
import { markedDesign, markWords } from "./proof-mark.ts";

const design = { ...canvas(), surfaces: [surface([photoElement()], "front"), surface([], "left out")] };
const sides = (width: number, height: number) => [{ surface: "front", trim: { width, height } }];

test("every side that is shown has the mark over all that is on it, and nothing else changes", () => {
  const marked = markedDesign(design, sides(420_000, 297_000), "de");
  expect({ ...marked, surfaces: [] }).toEqual({ ...design, surfaces: [] });
  expect(marked.surfaces[1]).toBe(design.surfaces[1]);
  const elements = marked.surfaces[0]?.elements ?? [];
  expect(elements.slice(0, 1)).toEqual(design.surfaces[0]?.elements);
  expect(elements.slice(1).map((one) => one.type === "text" && one.text)).toEqual(Array(6).fill("Ansicht"));
  expect(design.surfaces[0]?.elements).toHaveLength(1);
});

test("the mark is in the reader's language", () => {
  for (const language of languages) {
    const [, mark] = markedDesign(design, sides(200_000, 200_000), language).surfaces[0]?.elements ?? [];
    expect(mark?.type === "text" && mark.text).toBe(markWords[language]);
  }
  expect(new Set(Object.values(markWords)).size).toBe(6);
});

test("on sides of any measure the marks are sound elements around the diagonal", () => {
  const length = fc.integer({ min: 40_000, max: 3_000_000 });
  fc.assert(
    fc.property(length, length, fc.constantFrom(...languages), (width, height, language) => {
      const marks = markedDesign(design, sides(width, height), language).surfaces[0]?.elements.slice(1) ?? [];
      const middles = marks.map((mark) => {
        expect(elementSchema.parse(mark)).toEqual(mark);
        if (mark.type !== "text") throw new Error("a mark is a text");
        return (mark.frame.x + mark.frame.width / 2) / width;
      });
      expect(Math.min(...middles)).toBeGreaterThan(0);
      expect(Math.max(...middles)).toBeLessThan(1);
    }),
  );
});
