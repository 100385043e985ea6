import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.ts";
import type { DesignDocument, TextElement } from "../document.ts";
import { elementSchema } from "../document-schema.ts";
import { canvas, front, photoElement } from "../sample-designs.ts";
import type { SceneGlyphs } from "../scene.ts";
import { sceneHash } from "../scene-hash.ts";
import { type FontLibrary, noFonts } from "./font.ts";
import { catalogueFonts } from "./font-catalogue.ts";
import { fontsOf, loadFonts } from "./load-fonts.ts";

let fonts: FontLibrary = noFonts;
beforeAll(async () => {
  fonts = await loadFonts(
    catalogueFonts.map((font) => font.key),
    (font) => readFile(font.url),
  );
});

/** 1 mm per em makes one font unit one micrometre: Instrument Sans has 1000 units per em. */
const words = (change: Partial<TextElement> = {}): TextElement => ({
  id: "words",
  type: "text",
  frame: { x: 10_000, y: 20_000, width: 20_000, height: 10_000 },
  text: "AVATAR",
  font: "instrument-sans-regular",
  size: 1_000,
  colour: "#112233",
  align: "start",
  ...change,
});

const withText = (element: TextElement): DesignDocument => ({
  ...canvas(),
  surfaces: [{ id: "front", elements: [photoElement(), element] }],
});

function run(element: TextElement): SceneGlyphs {
  const scene = compile(withText(element), [front()], fonts);
  if (!scene.ok) throw new Error(JSON.stringify(scene.error));
  const glyphs = scene.value.pages[0]?.items.at(-1);
  if (glyphs?.type !== "glyphs") throw new Error("no text");
  return glyphs;
}

/** The text of each line, found by the glyphs' baselines. */
function linesOf(element: TextElement): readonly string[] {
  const { glyphs, text } = run(element);
  const baselines = [...new Set(glyphs.map((glyph) => glyph.y))];
  return baselines.map((y) => {
    const clusters = glyphs.filter((glyph) => glyph.y === y).map((glyph) => glyph.cluster);
    return text.slice(Math.min(...clusters), Math.max(...clusters) + 1);
  });
}

describe("a line of text", () => {
  test("is kerned glyphs on a baseline, in the colour and size asked for", () => {
    expect(run(words())).toEqual({
      type: "glyphs",
      element: "words",
      font: "instrument-sans-regular",
      size: 1_000,
      colour: "#112233",
      text: "AVATAR",
      // Page x: 3 mm bleed + 10 mm; A and V stand closer than their widths of 704 and 694.
      glyphs: [
        { id: 1, cluster: 0, x: 13_000, y: 23_970 },
        { id: 99, cluster: 1, x: 13_624, y: 23_970 },
        { id: 1, cluster: 2, x: 14_248, y: 23_970 },
        { id: 86, cluster: 3, x: 14_852, y: 23_970 },
        { id: 1, cluster: 4, x: 15_376, y: 23_970 },
        { id: 76, cluster: 5, x: 16_084, y: 23_970 },
      ],
      clip: { x: 0, y: 0, width: 306_000, height: 206_000 },
    });
  });

  test("ligatures and composed accents keep their place in the text", () => {
    expect(run(words({ text: "office" })).glyphs.map(({ id, cluster }) => [id, cluster])).toEqual([
      [214, 0],
      [310, 1],
      [163, 4],
      [172, 5],
    ]);
    const [composed] = run(words({ text: "e\u0301" })).glyphs;
    expect(run(words({ text: "\u00e9" })).glyphs).toEqual([composed]);
  });

  test.each([
    ["start", 13_000],
    ["centre", 21_130],
    ["end", 29_260],
  ] as const)("aligned to the %s begins at %i µm", (align, x) => {
    expect(run(words({ align })).glyphs[0]?.x).toBe(x);
  });

  test("keeps each glyph within half a micrometre of its exact place at any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 3_000 }), (size) => {
        const last = run(words({ size })).glyphs.at(-1);
        expect(Math.abs((last?.x ?? 0) - (13_000 + (3_084 * size) / 1_000))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("several lines", () => {
  test("break at the last space that fits, and at line feeds", () => {
    const text = "Sommer am Meer\nund  danach";
    const narrow = { x: 0, y: 0, width: 4_500, height: 10_000 };
    expect(linesOf(words({ text, frame: narrow }))).toEqual(["Sommer", "am Meer", "und", "danach"]);
    expect(linesOf(words({ text }))).toEqual(["Sommer am Meer", "und  danach"]);
  });

  test("never break at a no-break space", () => {
    const frame = { x: 0, y: 0, width: 4_500, height: 10_000 };
    expect(linesOf(words({ text: "am 24.\u00a0Mai", frame }))).toEqual(["am", "24.\u00a0Mai"]);
  });

  test("stand 1.22 em apart, empty lines included", () => {
    const baselines = run(words({ text: "a\nb\n\nc" })).glyphs.map((glyph) => glyph.y);
    expect(baselines).toEqual([23_970, 25_190, 27_630]);
  });

  test("no line is wider than its frame, and no word is lost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zäöüß]{1,8}$/), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 8_000, max: 30_000 }),
        (list, width) => {
          const element = words({ text: list.join(" "), frame: { x: 0, y: 0, width, height: 100_000 } });
          expect(linesOf(element).flatMap((line) => line.split(" "))).toHaveLength(list.length);
          for (const glyph of run(element).glyphs) expect(glyph.x).toBeLessThan(3_000 + width);
        },
      ),
    );
  });
});

describe("a text that cannot be set is an outcome, never cut off", () => {
  const refused = (element: TextElement, library = fonts) => compile(withText(element), [front()], library);

  test("too wide a word and too many lines say how much room they need", () => {
    const frame = { x: 0, y: 0, width: 3_000, height: 1_220 };
    expect(refused(words({ frame }))).toEqual({
      ok: false,
      error: { reason: "text-overflow", element: "words", needs: { width: 3_740, height: 1_220 } },
    });
    expect(refused(words({ text: "a\nb", frame }))).toMatchObject({
      error: { reason: "text-overflow", needs: { height: 2_440 } },
    });
  });

  test("a character the font lacks is named", () => {
    expect(refused(words({ text: "Meer 🌊" }))).toEqual({
      ok: false,
      error: { reason: "character-missing", element: "words", character: "🌊" },
    });
  });

  test("a font that was not loaded is named", () => {
    expect(refused(words(), noFonts)).toEqual({
      ok: false,
      error: { reason: "font-missing", element: "words", font: "instrument-sans-regular" },
    });
  });

  test.each(["\t", "\u0000", "\r", "\u0085", "\ud83c"])("%j never gets into a design", (character) => {
    expect(elementSchema.safeParse(words({ text: `a${character}b` })).success).toBe(false);
  });

  test("an empty text draws nothing", () => {
    const scene = compile(withText(words({ text: "" })), [front()], fonts);
    expect(scene.ok && scene.value.pages[0]?.items.map((item) => item.type)).toEqual(["fill", "image"]);
  });
});

describe("text on a canvas with mirrored edges", () => {
  test("is printed once, on the front", () => {
    const mirrored = front({ kind: "mirrored", wrap: 38_000 }, 53_000);
    const scene = compile(withText(words()), [mirrored], fonts);
    const texts = scene.ok ? scene.value.pages[0]?.items.filter((item) => item.type === "glyphs") : [];
    expect(texts?.map((text) => text.clip)).toEqual([{ x: 53_000, y: 53_000, width: 300_000, height: 200_000 }]);
  });
});

describe("fonts", () => {
  test("a design names those it uses, each once", () => {
    const surfaces = [
      { id: "front", elements: [words(), words({ id: "more" }), words({ id: "head", font: "x" }), photoElement()] },
    ];
    expect(fontsOf({ ...canvas(), surfaces })).toEqual(["instrument-sans-regular", "x"]);
  });

  test("the outline of an I is its stem, in font units", () => {
    const font = fonts.get("instrument-sans-regular");
    const [glyph] = font?.shape("I", 0, 1) ?? [];
    expect(font?.glyphPath(glyph?.id ?? 0)).toBe("M86,0L86,720L168,720L168,0L86,0Z");
  });

  test("every font of the catalogue writes the shop's languages", () => {
    // Dutch writes i and j: the one sign for both is in Unicode for old data only, and Newsreader lacks it.
    const letters = "ÄÖÜäöüßéèêëàâçîïôûùœæñáíóúàìòùijåøæčšžřůłąęőű€£„“”‘’«»–—…·×";
    for (const { key } of catalogueFonts) {
      const glyphs = fonts.get(key)?.shape(letters, 0, letters.length) ?? [];
      expect(glyphs.filter((glyph) => glyph.id === 0).map((glyph) => letters[glyph.cluster])).toEqual([]);
    }
  });

  test("unknown keys are left out, and without fonts nothing is read", async () => {
    const library = await loadFonts(["nothing"], () => Promise.reject(new Error("read")));
    expect(library.get("nothing")).toBeUndefined();
  });

  test("what is not a font is a bug", async () => {
    const rubbish = () => Promise.resolve(new TextEncoder().encode("rubbish"));
    await expect(loadFonts(["instrument-sans-regular"], rubbish)).rejects.toThrow("not an sfnt file");
  });
});

test("a design with text has the same hash everywhere", () => {
  const scene = compile(
    withText(words({ text: "Größe, office & Küste", size: 1_234, align: "centre" })),
    [front()],
    fonts,
  );
  expect(scene.ok && sceneHash(scene.value)).toBe("e45a2988da7cf37dca023a09bd7e8d459cc710626ee5dea0344cc4305bd659ca");
});
