import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";
import type { FontFace } from "./font.ts";

/** Every letter is as wide as its code's last digit plus one; counts what it shapes. */
function countingFont() {
  let shaped = 0;
  const shape: FontFace["shape"] = (text, start, end) => {
    shaped += end - start;
    return [...text.slice(start, end)].map((letter, index) => ({
      id: 1,
      cluster: start + index,
      advance: ((letter.codePointAt(0) ?? 0) % 10) + 1,
      xOffset: 0,
      yOffset: 0,
    }));
  };
  return { font: { shape } as FontFace, shaped: () => shaped };
}

const widthOf = (text: string) =>
  countingFont()
    .font.shape(text, 0, text.length)
    .reduce((sum, one) => sum + one.advance, 0);
const texts = fc.string({ unit: fc.constantFrom("a", "b", "i", "m", " ", " ", "\n"), maxLength: 120 });

test("every line is full: it fits, unless it is a single word, and the next word would not fit in it", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, width) => {
      const lines = breakLines(countingFont().font, text, width);
      for (const [index, { start, end }] of lines.entries()) {
        const line = text.slice(start, end);
        if (line.trim().includes(" ")) expect(widthOf(line)).toBeLessThanOrEqual(width);
        const next = lines[index + 1];
        if (!next || text.slice(end, next.start).includes("\n") || next.start === next.end) continue;
        const word = /^[^ ]+/.exec(text.slice(next.start, next.end))?.[0] ?? "";
        expect(widthOf(text.slice(start, next.start + word.length))).toBeGreaterThan(width);
      }
    }),
  );
});

test("no word is lost and none is written twice", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, width) => {
      const words = (of: string) => of.split(/[ \n]+/).filter(Boolean);
      const lines = breakLines(countingFont().font, text, width).map(({ start, end }) => text.slice(start, end));
      expect(lines.flatMap(words)).toEqual(words(text));
    }),
  );
});

test.each([10, 500, 1_000_000])(
  "a long text is shaped a few times over, not once for each word (width %i)",
  (width) => {
    const { font, shaped } = countingFont();
    const text = "a ".repeat(2_500);
    breakLines(font, text, width);
    expect(shaped()).toBeLessThan(16 * text.length);
  },
);
