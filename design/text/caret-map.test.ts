import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { TextElement } from "../document.ts";
import { glyphsOf } from "../scene.ts";
import { type CaretMap, caretAt, caretMap } from "./caret-map.ts";
import { compileText, type TextMaterial } from "./compile-text.ts";
import { noFonts } from "./font.ts";
import { letterStops } from "./graphemes.ts";
import { noHyphens } from "./hyphens.ts";
import { clip, createSetter, words } from "./testing/texts.ts";

const { materialFor } = createSetter(({ url }) => readFile(url));
const font = "instrument-sans-regular";

let material: TextMaterial = { fonts: noFonts, hyphens: noHyphens };
beforeAll(async () => {
  material = await materialFor({ font, text: "Größe Donaudampfschifffahrt é 🙂 שלום" });
});

function mapOf(change: Partial<TextElement>): CaretMap {
  const element = words(change);
  const map = caretMap(element, element.frame, material);
  if (!map) throw new Error("no fonts");
  return map;
}

const lineOfIndex = (map: CaretMap, index: number) => map.place(caretAt(index)).line;

describe("the caret of a box without words", () => {
  test.each([
    ["start", 0],
    ["centre", 10_000],
    ["end", 20_000],
  ] as const)("stands at its %s", (align, x) => {
    const { top, bottom, ...place } = mapOf({ text: "", align }).place(caretAt(0));
    expect(place).toEqual({ x, line: 0 });
    // Ascender and descender of Instrument Sans at 1 mm: 970 and 250.
    expect([top, bottom]).toEqual([0, 1_220]);
  });

  test("stands in the middle or at the bottom like its words will", () =>
    expect((["middle", "bottom"] as const).map((stand) => mapOf({ text: "", stand }).place(caretAt(0)).top)).toEqual([
      4_390, 8_780,
    ]));
});

test("a line feed at the end opens a line for the caret", () => {
  const map = mapOf({ text: "ab\n" });
  expect(map.lines).toBe(2);
  expect(map.place(caretAt(2)).line).toBe(0);
  expect(map.place(caretAt(3))).toEqual({ x: 0, top: 1_220, bottom: 2_440, line: 1 });
});

test("signs drawn as one share their width", () => {
  const { letters } = mapOf({ text: "ffi" }).line(0);
  const width = (letters.at(-1)?.right ?? 0) / 3;
  expect(width).toBeGreaterThan(100);
  const xs = letters.map(({ left }) => Math.round(left));
  expect(letterStops("ffi", 0, 3)).toHaveLength(xs.length);
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
});

test("spaces behind the last word push the caret on, and never out of the box", () => {
  const place = (text: string) => mapOf({ text }).place(caretAt(text.length)).x;
  expect(place("a ")).toBeGreaterThan(place("a"));
  expect(place(`a${" ".repeat(200)}`)).toBe(20_000);
});

test("where a word is divided, the end of a line and the beginning of the next are two places", () => {
  const text = "Donaudampfschifffahrt";
  const map = mapOf({ text, language: "de", hyphenate: true, frame: { x: 0, y: 0, width: 4_000, height: 10_000 } });
  const { end } = map.line(0);
  expect(map.line(1).start).toBe(end);
  const [first, second] = [map.place({ index: end, upstream: true }), map.place({ index: end, upstream: false })];
  expect([first.line, second.line]).toEqual([0, 1]);
  expect(first.x).toBeGreaterThan(3_000);
  expect(second.x).toBe(0);
  expect(map.nearest({ x: 3_999, y: 100 })).toEqual({ index: end, upstream: true });
  expect(map.nearest({ x: 0, y: 1_300 })).toEqual({ index: end, upstream: false });
});

test("before a word that is written from right to left the caret stands on its right", () => {
  const map = mapOf({ text: "שלום" });
  const xs = [0, 1, 2, 3, 4].map((index) => map.place(caretAt(index)).x);
  expect(xs).toEqual(xs.toSorted((one, other) => other - one));
  expect(xs.at(-1)).toBeCloseTo(0);
});

test("a text that shrinks has its carets in the size that is printed", () => {
  const frame = { x: 0, y: 0, width: 20_000, height: 8_000 };
  const map = mapOf({ text: "Am Meer am Meer am Meer", size: 9_000, fit: "shrink", frame });
  expect(map.size).toBeLessThan(9_000);
  const last = map.place(caretAt(map.text.length));
  expect(last.bottom).toBeLessThanOrEqual(8_001);
});

const text = fc
  .array(fc.constantFrom("a", "W", "fi", "ffl", "Donau", "schiff", " ", "  ", "\n", "é", "e\u0301", "ß", "-", "."), {
    maxLength: 60,
  })
  .map((parts) => parts.join(""));
const setting = fc.record({
  text,
  align: fc.constantFrom<TextElement["align"][]>("start", "centre", "end"),
  stand: fc.constantFrom<TextElement["stand"][]>("top", "middle", "bottom"),
  fit: fc.constantFrom<TextElement["fit"][]>("shrink", "report"),
  leading: fc.integer({ min: 700_000, max: 2_000_000 }),
  tracking: fc.constantFrom(0, 80_000, -20_000),
  size: fc.integer({ min: 1_000, max: 5_000 }),
  language: fc.constantFrom("de", null),
  hyphenate: fc.boolean(),
});

describe("for any text", () => {
  test("the caret before a letter stands where the letter is printed", () => {
    fc.assert(
      fc.property(setting, (change) => {
        const element = words(change);
        const map = mapOf(change);
        const { items } = compileText(element, element.frame, clip, material);
        for (const item of items)
          for (const { cluster, x, y } of glyphsOf(item)) {
            // Marks stand on their letter, hyphens behind it, and both belong to it.
            const place = map.place(caretAt(cluster));
            const [left, baseline] = [x - element.frame.x, y - element.frame.y];
            if (glyphsOf(item).filter((other) => other.cluster === cluster).length > 1) continue;
            expect(Math.abs(place.x - left)).toBeLessThanOrEqual(1 + map.size * 0.02);
            expect(baseline).toBeGreaterThan(place.top - 1);
            expect(baseline).toBeLessThan(place.bottom + 1);
          }
      }),
    );
  });

  test("a click on the caret's place leads there", () => {
    fc.assert(
      fc.property(setting, (change) => {
        const map = mapOf(change);
        for (const index of [0, ...letterStops(change.text, 0, change.text.length)]) {
          const place = map.place(caretAt(index));
          const again = map.place(map.nearest({ x: place.x, y: (place.top + place.bottom) / 2 }));
          expect(again.line).toBe(place.line);
          expect(again.x).toBeCloseTo(place.x, 5);
        }
      }),
    );
  });

  test("lines follow each other, and every letter is in one of them", () => {
    fc.assert(
      fc.property(setting, (change) => {
        const map = mapOf(change);
        let at = 0;
        for (let index = 0; index < map.lines; index += 1) {
          const { start, end, letters } = map.line(index);
          expect(start - at).toBeLessThanOrEqual(1);
          expect(letters.map((letter) => letter.end).at(-1) ?? start).toBe(letters.length > 0 ? end : start);
          expect(lineOfIndex(map, start)).toBe(index);
          at = end;
        }
        expect(at).toBe(change.text.length);
      }),
    );
  });

  test("two selections beside each other cover what both together do", () => {
    fc.assert(
      fc.property(setting, fc.nat(), fc.nat(), (change, one, other) => {
        const map = mapOf(change);
        const stops = [0, ...letterStops(change.text, 0, change.text.length)];
        const end = change.text.length;
        const middle = stops[one % stops.length] ?? 0;
        const covered = (from: number, to: number) => map.rects(from, to).reduce((sum, { width }) => sum + width, 0);
        // Spaces between letters lie between the two, and a line feed has a width only where nothing else is selected.
        const slack = 1 + Math.abs(change.tracking / 1_000_000) * map.size + map.size * 0.5;
        expect(Math.abs(covered(0, middle) + covered(middle, end) - covered(0, end))).toBeLessThanOrEqual(slack);
        expect(map.rects(other % (end + 1), other % (end + 1))).toEqual([]);
      }),
    );
  });
});
