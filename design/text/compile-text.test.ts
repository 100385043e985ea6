import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { TextElement } from "../document.ts";
import { glyphsOf, type SceneGlyphs } from "../scene.ts";
import { compileText, type TextMaterial } from "./compile-text.ts";
import { noFonts } from "./font.ts";
import { noHyphens } from "./hyphens.ts";
import { countingFace, libraryOf } from "./testing/counting-face.ts";
import { firstGlyphs } from "./testing/first-compiler.ts";
import { clip, createSetter, linesOf, words } from "./testing/texts.ts";

const { plainMaterial, set } = createSetter(({ url }) => readFile(url));

let plain: TextMaterial = { fonts: noFonts, hyphens: noHyphens };
beforeAll(async () => {
  plain = await plainMaterial("instrument-sans-regular", "newsreader-display-italic");
});

function run(element: TextElement): SceneGlyphs {
  const { items, findings } = compileText(element, element.frame, clip, plain);
  const [item] = items;
  if (!item || items.length > 1 || findings.length > 0) throw new Error(JSON.stringify(findings));
  return item;
}

const glyphs = (element: TextElement) => glyphsOf(run(element));

describe("a line of text", () => {
  test("is kerned glyphs on a baseline, in the colour and size asked for", () => {
    expect(run(words())).toEqual({
      type: "glyphs",
      element: "words",
      font: "a22cb26e48fd79bcb01bf2fc92d36785474dce36d9c544ab0a8868c2657c4a87",
      size: 1_000,
      colour: "#112233",
      text: "AVATAR",
      // Each stands closer to the next than its own width: an A is 728 wide.
      glyphs: [
        1, 0, 13_000, 23_970, 99, 1, 13_624, 23_970, 1, 2, 14_248, 23_970, 86, 3, 14_852, 23_970, 1, 4, 15_376, 23_970,
        76, 5, 16_084, 23_970,
      ],
      clip,
    });
  });

  test("goes to its plate", () => expect(run(words({ plate: "Foil_Gold" })).plate).toBe("Foil_Gold"));

  test("ligatures and composed accents keep their place in the text", () => {
    expect(glyphs(words({ text: "office" })).map(({ id, cluster }) => [id, cluster])).toEqual([
      [214, 0],
      [310, 1],
      [163, 4],
      [172, 5],
    ]);
    expect(glyphs(words({ text: "\u00e9" }))).toEqual(glyphs(words({ text: "e\u0301" })));
  });

  test.each([
    ["start", 13_000],
    ["centre", 21_130],
    ["end", 29_260],
  ] as const)("aligned to the %s begins at %i µm", (align, x) => expect(glyphs(words({ align }))[0]?.x).toBe(x));

  test("keeps each glyph within half a micrometre of its exact place at any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 3_000 }), (size) => {
        const last = glyphs(words({ size })).at(-1);
        expect(Math.abs((last?.x ?? 0) - (13_000 + (3_084 * size) / 1_000))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("letters that are spaced out", () => {
  test("stand a tenth of their size farther apart, the last one has nothing behind it", () => {
    const xs = (change: Partial<TextElement>) => glyphs(words({ text: "AAA", ...change })).map(({ x }) => x - 13_000);
    const [, second = 0, third = 0] = xs({});
    expect(xs({ tracking: 100_000 })).toEqual([0, second + 100, third + 200]);
    const end = glyphs(words({ text: "AAA", align: "end", tracking: 100_000 })).at(-1)?.x;
    expect(end).toBe(glyphs(words({ text: "AAA", align: "end" })).at(-1)?.x);
  });

  test("are not joined", () => {
    const clusters = (tracking: number) => glyphs(words({ text: "office", tracking })).map(({ cluster }) => cluster);
    expect(clusters(0)).toEqual([0, 1, 4, 5]);
    expect(clusters(1)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("keep their marks", () => {
    const marked = glyphs(words({ text: "q\u0301q", tracking: 100_000 }));
    const plainMarked = glyphs(words({ text: "q\u0301q" }));
    expect(marked.map(({ x }, index) => x - (plainMarked[index]?.x ?? 0))).toEqual([0, 0, 100]);
  });
});

describe("lines", () => {
  test("stand 1.22 em apart, empty lines included", () => {
    const baselines = glyphs(words({ text: "a\nb\n\nc" })).map((glyph) => glyph.y);
    expect(baselines).toEqual([23_970, 25_190, 27_630]);
  });

  test("stand closer or farther apart as asked for", () => {
    const baselines = (leading: number) => glyphs(words({ text: "a\nb", leading })).map((glyph) => glyph.y);
    expect(baselines(500_000)).toEqual([23_970, 24_580]);
    expect(baselines(2_000_000)).toEqual([23_970, 26_410]);
  });

  test.each([
    // 10,000 less two lines of 1,220 leave 7,560.
    ["top", 23_970],
    ["middle", 27_750],
    ["bottom", 31_530],
  ] as const)("stand at the %s of their box", (stand, y) => {
    expect(glyphs(words({ text: "a\nb", stand }))[0]?.y).toBe(y);
  });

  test("that do not fit begin at the top of their box", () => {
    const element = words({ text: "a\nb\nc", stand: "bottom", frame: { ...words().frame, height: 2_000 } });
    const { items } = compileText(element, element.frame, clip, plain);
    expect(items.flatMap(glyphsOf)[0]?.y).toBe(23_970);
  });
});

test("texts of schema 1 keep every glyph and its place", () => {
  const list = [
    "Große",
    "office",
    "AVATAR",
    "To",
    "fjord",
    "Anna-Lena",
    "V.",
    "„Tag“",
    "1974",
    "waffle",
    "—",
    "",
    "a\nb",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom("instrument-sans-regular", "newsreader-display-italic"),
      fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: 40 }),
      fc.record({
        size: fc.integer({ min: 500, max: 3_000 }),
        align: fc.constantFrom("start", "centre", "end"),
        width: fc.integer({ min: 20_000, max: 90_000 }),
      }),
      (font, chosen, { size, align, width }) => {
        const frame = { x: -517, y: 1_000, width, height: 400_000 };
        const element = words({ text: chosen.join(" "), font, size, align, frame });
        const face = plain.fonts.get(font);
        if (!face) throw new Error(`no font ${font}`);
        const { items } = compileText(element, frame, clip, plain);
        expect(items.flatMap((item) => item.glyphs)).toEqual(firstGlyphs(element, face, frame));
        if (items.length > 0) expect(items.map(({ text }) => text)).toEqual([element.text]);
      },
    ),
    { numRuns: 300 },
  );
});

describe("a text that may shrink", () => {
  const box = { ...words().frame, width: 40_000, height: 12_200 };
  const shrinking = (change: Partial<TextElement>) => words({ fit: "shrink", frame: box, ...change });
  const sizeOf = (element: TextElement) => compileText(element, element.frame, clip, plain).items[0]?.size;

  test("takes the largest size that fits, in steps of 0.05 mm", () => {
    expect(sizeOf(shrinking({ text: "A", size: 30_000 }))).toBe(10_000);
    expect(sizeOf(shrinking({ text: "A", size: 5_030 }))).toBe(5_000);
    expect(sizeOf(shrinking({ text: "AVATAR\nAVATAR", size: 30_000 }))).toBe(5_000);
  });

  test("breaks no word between letters for it", () => {
    // It is 3.74 em wide, the box 40 mm.
    expect(sizeOf(shrinking({ text: "AVATAR", size: 30_000, frame: { ...box, height: 90_000 } }))).toBe(10_650);
  });

  test("is set at 7 pt where it does not fit at all, and says so", () => {
    const element = shrinking({ text: "a\n".repeat(20), size: 30_000 });
    const { items, findings } = compileText(element, element.frame, clip, plain);
    expect(items[0]?.size).toBe(2_470);
    expect(findings).toEqual([{ reason: "text-overflow", needs: { width: 1_317, height: 63_282 } }]);
  });

  test("is not enlarged to 7 pt", () => {
    expect(sizeOf(shrinking({ text: "a", size: 1_000 }))).toBe(1_000);
  });
});

describe("a text of several fonts", () => {
  test("is one run of glyphs for each, in the order of the words", async () => {
    const { items, findings } = await set(
      words({ text: "Wien → Αθήνα ♥ Łódź\nКиїв", frame: { ...words().frame, width: 90_000 } }),
    );
    expect(findings).toEqual([]);
    expect(items.map(({ text }) => text)).toEqual(["Wien → ", "Αθήνα ", "♥ ", "Łódź\n", "Київ"]);
    for (const { text, glyphs: numbers } of items)
      expect(glyphsOf({ glyphs: numbers }).map(({ cluster }) => cluster)).toEqual(
        [...text.replace("\n", "").trimEnd()].map((_, index) => index).concat(/ $/.test(text) ? [text.length - 1] : []),
      );
  });

  test("stands on one baseline and leaves no gaps", () => {
    const latin = countingFace([" ", "z"], "a".repeat(64)).face;
    const greek = { ...countingFace(["\u0370", "\u03ff"], "b".repeat(64)).face, unitsPerEm: 20, ascender: 30 };
    const element = words({ text: "aα b", font: "fake", size: 1_000 });
    const material = { fonts: libraryOf(latin, greek), hyphens: noHyphens };
    const { items } = compileText(element, element.frame, clip, material);
    // a is 0.8 em wide, alpha (code 945) six of twenty units, a space 0.3 em.
    expect(items.map(({ font, text, glyphs: numbers }) => [font[0], text, numbers])).toEqual([
      ["a", "a", [97, 0, 13_000, 23_800]],
      ["b", "α", [945, 0, 13_800, 23_800]],
      ["a", " b", [32, 0, 14_100, 23_800, 98, 1, 14_400, 23_800]],
    ]);
  });

  test("keeps the space at a break in the text, though it is not drawn", async () => {
    const { items } = await set(words({ text: "♥ Wien", frame: { ...words().frame, width: 2_500 } }));
    expect(items.map(({ text }) => text).join("")).toBe("♥ Wien");
  });
});

describe("languages", () => {
  test("break behind hyphens, and within words where that is asked for", async () => {
    const element = words({
      text: "Geburtstagskarten für Anna-Lena",
      language: "de",
      frame: { ...words().frame, width: 7_000 },
    });
    expect(linesOf(await set(element))).toEqual(["Geburtstagska", "rten für Anna-", "Lena"]);
    expect(linesOf(await set({ ...element, hyphenate: true }))).toEqual(["Geburtstags-", "karten für", "Anna-Lena"]);
  });

  test("decide on the shapes of letters", async () => {
    const element = words({ text: "Şţ", font: "lora-regular" });
    const shapes = async (language: string | null) =>
      (await set({ ...element, language })).items.flatMap(glyphsOf).map(({ id }) => id);
    expect(await shapes("de-CH")).toEqual(await shapes(null));
    expect(await shapes("ro")).not.toEqual(await shapes(null));
  });
});

describe("writing from right to left", () => {
  test("runs from right to left", async () => {
    const { items } = await set(words({ text: "שלום" }));
    const found = items.flatMap(glyphsOf);
    expect(found.map(({ cluster }) => cluster)).toEqual([3, 2, 1, 0]);
    expect(found.map(({ x }) => x)).toEqual(found.map(({ x }) => x).sort((one, other) => one - other));
  });
});

describe("what cannot be set as asked for is drawn nevertheless and named", () => {
  const compiled = (change: Partial<TextElement>, material = plain) => {
    const element = words(change);
    return compileText(element, element.frame, clip, material);
  };

  test("more lines than the box holds", () => {
    const frame = { ...words().frame, width: 3_000, height: 1_220 };
    const { items, findings } = compiled({ text: "a\nb", frame });
    expect(findings).toEqual([{ reason: "text-overflow", needs: { width: 606, height: 2_440 } }]);
    expect(items.flatMap(glyphsOf)).toHaveLength(2);
  });

  test("words wider than the box, each once", () => {
    const frame = { ...words().frame, width: 2_000 };
    const { items, findings } = compiled({ text: "AVATAR a AVATAR OTTO", frame });
    expect(findings).toEqual([
      { reason: "word-too-wide", word: "AVATAR" },
      { reason: "word-too-wide", word: "OTTO" },
    ]);
    expect(items.flatMap(glyphsOf)).toHaveLength(17);
  });

  test("a very long word by its beginning", () => {
    const { findings } = compiled({ text: "a".repeat(5_000), frame: { ...words().frame, height: 1_000_000 } });
    expect(findings).toEqual([{ reason: "word-too-wide", word: `${"a".repeat(60)}…` }]);
  });

  test("characters that no font has, each once and at most twenty", async () => {
    const { items, findings } = await set(words({ text: "Meer 🌊🌊 本" }));
    expect(findings).toEqual([{ reason: "characters-missing", characters: ["🌊", "本"] }]);
    expect(items.map(({ text }) => text)).toEqual(["Meer 🌊🌊 本"]);
    expect(items.flatMap(glyphsOf).map(({ id }) => id === 0)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    const many = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
    expect((await set(words({ text: many }))).findings).toMatchObject([{ characters: { length: 20 } }]);
  });

  test("the mark that a letter's font lacks, not the letter", async () => {
    expect((await set(words({ text: "a\u20e0" }))).findings).toEqual([]);
    expect(compiled({ text: "a\u1abe" }).findings).toEqual([{ reason: "characters-missing", characters: ["\u1abe"] }]);
  });

  test("a font that is gone: another one stands in", async () => {
    const { items, findings } = await set(words({ font: "comic" }));
    expect(findings).toEqual([{ reason: "font-unknown", font: "comic" }]);
    expect(items.flatMap(glyphsOf)).toHaveLength(6);
  });

  test("all fonts gone: nothing can be drawn", () => {
    const none = { fonts: noFonts, hyphens: noHyphens };
    expect(compiled({}, none)).toEqual({
      items: [],
      findings: [{ reason: "font-unknown", font: "instrument-sans-regular" }],
    });
  });

  test.each(["", " ", "\n\n", "  \n "])("%j is nothing to draw", (text) => {
    expect(compiled({ text })).toEqual({ items: [], findings: [] });
  });
});

describe("whatever is written", () => {
  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom("a", " ", "-", "\u00ad", "\u200b", "\u0301", "\ud83c", "👩‍👩‍👧", "ש", "本", "\n", "ffi"),
      maxLength: 60,
    }),
  );
  const styles = fc.record({
    language: fc.constantFrom(null, "de", "ar", "x-none", ""),
    hyphenate: fc.boolean(),
    tracking: fc.constantFrom(0, 0, 50_000, -900_000),
    leading: fc.constantFrom(1_000_000, 0, 3_000_000),
    size: fc.integer({ min: 1, max: 500_000 }),
    fit: fc.constantFrom("shrink", "report"),
    stand: fc.constantFrom("top", "middle", "bottom"),
    font: fc.constantFrom("instrument-sans-regular", "no such font"),
    width: fc.integer({ min: 1, max: 50_000 }),
  });

  test("it is set in whole numbers, and every glyph stands for a place in its text", () => {
    fc.assert(
      fc.property(anything, styles, (text, { width, ...style }) => {
        const element = words({ text, ...style, frame: { ...words().frame, width } });
        const { items } = compileText(element, element.frame, clip, plain);
        for (const item of items) {
          expect(item.glyphs.every(Number.isSafeInteger)).toBe(true);
          for (const { cluster } of glyphsOf(item))
            if (cluster < 0 || cluster >= item.text.length) expect.fail("outside");
        }
        if (items.length > 0) expect(items.map((item) => item.text).join("")).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a text of 5,000 letters in a box of 1 mm is shaped once", () => {
  test.each([
    ["one word", "a".repeat(5_000), 1],
    ["many words", "a ".repeat(2_500), 1],
    // A hyphen alone on its line belongs to no script, so it is shaped by itself: once for all lines.
    ["many parts", "ab-".repeat(1_667), 2],
  ])("%s", (_, text, expected) => {
    const { face, calls } = countingFace();
    const element = words({ text, font: "fake", language: "de", frame: { ...words().frame, width: 1_000 } });
    const { items } = compileText(element, element.frame, clip, { fonts: libraryOf(face), hyphens: noHyphens });
    expect(items).toHaveLength(1);
    expect(calls()).toBe(expected);
  });
});
