import fc from "fast-check";
import { expect, test } from "vitest";
import { letterStops } from "./graphemes.ts";

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
