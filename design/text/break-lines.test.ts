import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";
import { fontRuns } from "./font-runs.ts";
import { noHyphens } from "./hyphens.ts";
import { paragraphOf } from "./paragraph.ts";
import { countingFace, widthOf } from "./testing/counting-face.ts";
import { firstLines } from "./testing/first-compiler.ts";
import { createSetter } from "./testing/texts.ts";

const { materialFor } = createSetter(({ url }) => readFile(url));

const measured = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

function lines(text: string, width: number, language: string | null = null, hyphens = noHyphens, tracking = 0) {
  const { face, calls } = countingFace();
  const setting = { language, hyphenate: true, hyphens, tracking, shape: { language, ligatures: true } };
  const paragraph = paragraphOf(text, 0, text.length, fontRuns(text, [face]), setting);
  return { lines: breakLines(paragraph, width), calls };
}

const written = (text: string, width: number, language: string | null = null, hyphens = noHyphens) =>
  lines(text, width, language, hyphens).lines.map(({ start, end }) => text.slice(start, end));

const texts = fc.string({ unit: fc.constantFrom("a", "b", "i", "m", " ", " "), maxLength: 120 });

describe("every line is full", () => {
  test("it fits, and the next word would not fit in it", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 10, max: 80 }), (text, width) => {
        const { lines: found } = lines(text, width);
        for (const [index, { start, end, forced }] of found.entries()) {
          expect(measured(text.slice(start, end))).toBeLessThanOrEqual(width);
          const next = found[index + 1];
          if (!next || forced || next.forced) continue;
          const word = /^[^ ]+/.exec(text.slice(next.start, next.end))?.[0] ?? "";
          expect(measured(text.slice(start, next.start + word.length))).toBeGreaterThan(width);
        }
      }),
    );
  });

  test("no letter is lost and none is written twice", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, width) => {
        expect(written(text, width).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      }),
    );
  });
});

describe("a word wider than its line", () => {
  test("is broken between letters", () => {
    expect(written("aaaaaaa bb", 20)).toEqual(["aa", "aa", "aa", "a", "bb"]);
    expect(lines("aaaaaaa bb", 20).lines.map(({ forced }) => forced)).toEqual([true, true, true, false, false]);
  });

  test("keeps one letter on a line that is narrower than it", () => {
    expect(written("ab", 1)).toEqual(["a", "b"]);
    expect(lines("a", 1).lines.map(({ forced }) => forced)).toEqual([true]);
  });

  test("goes on beside the words behind it", () => {
    // a is eight units wide, a space three.
    expect(written("aaaa a", 27)).toEqual(["aaa", "a a"]);
  });
});

describe("a word that may be divided", () => {
  const hyphens = { points: (word: string) => (word === "aaaaaa" ? [2, 4] : []) };

  test("fills the line with as much as fits beside its hyphen", () => {
    const { lines: found } = lines("b aaaaaa", 44, "de", hyphens);
    expect(found.map(({ start, end, width }) => [start, end, width])).toEqual([
      [0, 4, 9 + 3 + 16 + widthOf("-")],
      [4, 8, 32],
    ]);
    expect(found[0]?.parts[0]?.glyphs.map(({ id, cluster }) => [id, cluster]).slice(-2)).toEqual([
      [97, 3],
      [45, 3],
    ]);
  });

  test("is broken between letters where not even its first part fits", () => {
    expect(written("aaaaaa", 20, "de", hyphens)).toEqual(["aa", "aa", "aa"]);
    expect(written("aaaaaa", 10, "de", hyphens)).toEqual(["a", "a", "a", "a", "a", "a"]);
  });

  test("is not divided in a font without a hyphen", () => {
    const { face } = countingFace(["a", "z"]);
    const setting = {
      language: "de",
      hyphenate: true,
      hyphens,
      tracking: 0,
      shape: { language: "de", ligatures: true },
    };
    const paragraph = paragraphOf("aaaaaa", 0, 6, fontRuns("aaaaaa", [face]), setting);
    expect(breakLines(paragraph, 40).map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [5, 6],
    ]);
  });
});

test("space between letters counts, but not behind the last one", () => {
  expect(lines("aaa", 100, null, noHyphens, 5).lines[0]?.width).toBe(34);
  expect(lines("aa aa", 38, null, noHyphens, 5).lines).toHaveLength(2);
});

describe("a text is shaped once and not for every line", () => {
  test.each([
    ["words", "a ".repeat(2_500), 10],
    ["words", "a ".repeat(2_500), 1_000_000],
    ["one long word", "ab".repeat(2_500), 10],
    ["a word of many parts", "ab-".repeat(1_700), 500],
    ["soft hyphens alone", "\u00ad".repeat(5_000), 1],
  ])("%s, case %#", (_, text, width) => {
    const { calls } = lines(text, width, "de");
    expect(calls()).toBe(1);
  });

  test("but for hyphens: each line a few times", () => {
    const hyphens = { points: (word: string) => Array.from({ length: word.length - 1 }, (_, index) => index + 1) };
    const word = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + ((index * 7) % 26))).join("");
    const { lines: found, calls } = lines(`${word} `.repeat(80).trimEnd(), 100, "de", hyphens);
    expect(calls()).toBeLessThan(6 * found.length);
  });
});

test("lines of real fonts are those that shaping each by itself gives", async () => {
  const fonts = ["instrument-sans-regular", "newsreader-display-italic", "great-vibes-regular", "caveat-regular"];
  const list = [
    "Große",
    "office",
    "AVATAR",
    "To",
    "fjord",
    "Salz,",
    "V.",
    "Y",
    "„Tag“",
    "1974",
    "waffle",
    "—",
    "T",
    "!",
  ];
  const { fonts: library } = await materialFor(...fonts.map((font) => ({ font, text: list.join(" ") })));
  fc.assert(
    fc.property(
      fc.constantFrom(...fonts),
      fc.array(fc.constantFrom(...list, "", "Ende\nund"), { maxLength: 40 }),
      fc.integer({ min: 6, max: 40 }),
      (key, chosen, ems) => {
        const text = chosen.join(" ");
        const chain = library.chain(key);
        const [face] = chain;
        if (!face) throw new Error(`no font ${key}`);
        const width = ems * face.unitsPerEm;
        const setting = { language: null, hyphenate: false, hyphens: noHyphens, tracking: 0 };
        let start = 0;
        const found = text.split("\n").flatMap((part) => {
          const shape = { language: null, ligatures: true };
          const runs = fontRuns(text, chain);
          const made = breakLines(paragraphOf(text, start, start + part.length, runs, { ...setting, shape }), width);
          start += part.length + 1;
          return made;
        });
        const slow = firstLines(face, text, width);
        expect(found.map((line) => [line.start, line.end, line.width])).toEqual(
          slow.map((line) => [line.start, line.end, line.width]),
        );
        expect(found.map(({ parts }) => parts.flatMap(({ glyphs }) => glyphs.map(({ id }) => id)))).toEqual(
          slow.map(({ glyphs }) => glyphs.map(({ id }) => id)),
        );
      },
    ),
    { numRuns: 300 },
  );
});
