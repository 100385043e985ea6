import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fontRuns } from "./font-runs.ts";
import { countingFace } from "./testing/counting-face.ts";

const latin = countingFace([" ", "\u024f"]).face;
const greek = countingFace(["\u0370", "\u03ff"]).face;
const symbols = countingFace(["\u2600", "\u27ff"]).face;
const chain = [latin, greek, symbols];
const runs = (text: string) =>
  fontRuns(text, chain).map(({ face, start, end }) => [face.key[9], text.slice(start, end)]);

describe("a text is split into stretches of one font", () => {
  test.each([
    ["one font", "a b\nc", [[" ", "a b\nc"]]],
    [
      "several",
      "aΩ★b",
      [
        [" ", "a"],
        ["\u0370", "Ω"],
        ["\u2600", "★"],
        [" ", "b"],
      ],
    ],
    ["line feeds stay with what is before them", "Ω\nΩ", [["\u0370", "Ω\nΩ"]]],
    [
      "spaces only where the font has one",
      "Ω a",
      [
        ["\u0370", "Ω"],
        [" ", " a"],
      ],
    ],
    [
      "marks stay on their letter",
      "a★\ufe0f",
      [
        [" ", "a"],
        ["\u2600", "★\ufe0f"],
      ],
    ],
    [
      "what no font has goes to the first",
      "Ω🌊",
      [
        ["\u0370", "Ω"],
        [" ", "🌊"],
      ],
    ],
  ])("%s: %j", (_, text, expected) => expect(runs(text)).toEqual(expected));

  test("that are the whole text, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom("a", " ", "Ω", "★", "\n") })),
        (text) => {
          const found = fontRuns(text, chain);
          expect(found.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
          for (const [index, { face }] of found.entries()) expect(face).not.toBe(found[index - 1]?.face);
        },
      ),
    );
  });
});

test("without fonts there is nothing to set", () => expect(fontRuns("a", [])).toEqual([]));
