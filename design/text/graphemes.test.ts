import fc from "fast-check";
import { expect, test } from "vitest";
import { letterBefore, letterStart, letterStops, nextLetter } from "./graphemes.ts";

const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

test.each([
  ["abc", [1, 2, 3]],
  ["e\u0301a", [2, 3]],
  [`a${family}b`, [1, 1 + family.length, 2 + family.length]],
  ["🇩🇪🇫🇷", [4, 8]],
  ["", []],
])("letters of %j end at %j", (text, stops) => expect(letterStops(text, 0, text.length)).toEqual(stops));

test("plain letters are counted as the segmenter counts them", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  const letter = fc.constantFrom("a", "ß", "é", "ł", "Ω", "ж", "–", "“", "'", " ", "…", "\u00ad", "\u0301");
  fc.assert(
    fc.property(fc.array(letter), (letters) => {
      const text = letters.join("");
      const stops = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
      expect(letterStops(text, 0, text.length)).toEqual(stops);
    }),
  );
});

test("the caret goes over a family, a flag and a line feed in one step, and back", () => {
  const text = `\na${family}\n🇩🇪`;
  const stops = [1, 2, 2 + family.length, 3 + family.length, 7 + family.length];
  let at = 0;
  for (const stop of stops) {
    const next = nextLetter(text, at);
    expect(next).toBe(stop);
    expect(letterBefore(text, next)).toBe(at);
    at = next;
  }
  expect(nextLetter(text, at)).toBe(at);
  expect(letterBefore(text, 0)).toBe(0);
});

test("an index inside a letter means its beginning", () => {
  expect([0, 1, 2, 3].map((index) => letterStart("ae\u0301b", index))).toEqual([0, 1, 1, 3]);
  expect(letterStart("ab", 9)).toBe(2);
});
