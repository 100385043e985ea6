import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextElement } from "../document.ts";
import { type CaretMap, caretAt, caretMap } from "./caret-map.ts";
import { type CaretMove, lineAround, type MovingCaret, moveCaret, wordAt } from "./caret-moves.ts";
import { noHyphens } from "./hyphens.ts";
import { countingFace, libraryOf } from "./testing/counting-face.ts";
import { words } from "./testing/texts.ts";

const material = { fonts: libraryOf(countingFace().face), hyphens: noHyphens };

function mapOf(text: string, change: Partial<TextElement> = {}): CaretMap {
  const element = words({ text, font: "fake", language: "de", size: 1_000, ...change });
  const map = caretMap(element, element.frame, material);
  if (!map) throw new Error("no fonts");
  return map;
}

const go = (map: CaretMap, from: number, ...moves: CaretMove[]) =>
  moves.reduce<MovingCaret>((at, move) => moveCaret(map, at, move), { ...caretAt(from), goal: null });

describe("keys", () => {
  const map = mapOf("Heute ist Sonntag\nMorgen\n\nEnde");
  test.each<[number, CaretMove, number]>([
    [9, "line-start", 0],
    [3, "line-end", 17],
    [20, "line-start", 18],
    [3, "up", 0],
    [28, "down", 30],
    [25, "line-end", 25],
  ])("from %i %s leads to %i", (from, move, to) => expect(go(map, from, move).index).toBe(to));

  test("up and down remember the column over short lines", () => {
    expect(go(map, 14, "down", "down", "down").index).toBe(30);
    expect(go(map, 14, "down", "down", "up", "up").index).toBe(14);
  });

  test("End of a line that is broken within a word stays in it", () => {
    const narrow = mapOf("aaaaaaaaaa", { frame: { x: 0, y: 0, width: 4_000, height: 10_000 } });
    expect(narrow.lines).toBeGreaterThan(1);
    const caret = go(narrow, 1, "line-end");
    expect(narrow.lineOf(caret)).toBe(0);
    expect(caret.index).toBe(narrow.line(0).end);
  });
});

test.each([
  [7, [6, 9]],
  [5, [5, 6]],
  [17, [10, 17]],
])("a double click at %i selects %j", (index, word) => expect(wordAt("Heute ist Sonntag", index)).toEqual(word));

test("a third click selects the printed line", () => {
  const map = mapOf("Heute ist\nSonntag");
  expect(lineAround(map, caretAt(12))).toEqual([10, 17]);
});

test("down reaches the end of any text and up its beginning", () => {
  const parts = fc.array(fc.constantFrom("a", " ", "\n", "word", "longer"), { maxLength: 40 });
  fc.assert(
    fc.property(parts, (written) => {
      const text = written.join("");
      const map = mapOf(text);
      const down = Array.from({ length: map.lines }, (): CaretMove => "down");
      expect(go(map, 0, ...down).index).toBe(text.length);
      expect(go(map, text.length, ...down.map((): CaretMove => "up")).index).toBe(0);
    }),
  );
});
