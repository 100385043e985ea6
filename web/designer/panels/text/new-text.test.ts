import fc from "fast-check";
import { expect, test } from "vitest";
import { elementSchema } from "../../../../design/element-schema.ts";
import { LEAST_TYPE } from "../../../../design/text/fit-text.ts";
import { newText, textSorts } from "./new-text.ts";

const base = { id: "new", language: "de", colour: "#1b1a18", font: null, present: [] };

test("a new text is in the side, no smaller than what is printed, and a sound element", () => {
  const length = fc.integer({ min: 40_000, max: 2_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...textSorts), length, length, (sort, width, height) => {
      const text = newText({ ...base, sort, trim: { width, height } });
      const { frame } = text;
      expect(elementSchema.safeParse(text).error).toBeUndefined();
      expect(text.size).toBeGreaterThanOrEqual(LEAST_TYPE);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height);
    }),
  );
});

test("a title is larger than a paragraph, and a paragraph larger than a caption", () => {
  const [heading = 0, paragraph = 0, caption = 0] = textSorts.map(
    (sort) => newText({ ...base, sort, trim: { width: 300_000, height: 200_000 } }).size,
  );
  expect(heading).toBeGreaterThan(paragraph);
  expect(paragraph).toBeGreaterThan(caption);
});

test("a second title comes below the first", () => {
  const trim = { width: 300_000, height: 200_000 };
  const first = newText({ ...base, sort: "heading", trim });
  const second = newText({ ...base, sort: "heading", trim, present: [first.frame] });
  expect(second.frame.y).toBe(first.frame.y + first.frame.height);
});
