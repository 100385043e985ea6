import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextElement } from "../document.ts";
import { type CaretMap, caretAt, caretMap } from "./caret-map.ts";
import { type CaretMove, moveCaret, rangeOf, selectionAt, type TextSelection, wordAt } from "./caret-moves.ts";
import { letterStops } from "./graphemes.ts";
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
  moves.reduce<TextSelection>((at, move) => moveCaret(map, at, move, false), selectionAt(from)).caret.index;

describe("keys", () => {
  const map = mapOf("Heute ist Sonntag\nMorgen\n\nEnde");
  test.each<[number, CaretMove, number]>([
    [0, "left", 0],
    [5, "right", 6],
    [31, "right", 30],
    [17, "right", 18],
    [8, "word-left", 6],
    [6, "word-left", 0],
    [6, "word-right", 9],
    [9, "line-start", 0],
    [3, "line-end", 17],
    [20, "line-start", 18],
    [9, "text-end", 30],
    [9, "text-start", 0],
    [3, "up", 0],
    [28, "down", 30],
  ])("from %i %s leads to %i", (from, move, to) => expect(go(map, Math.min(from, 30), move)).toBe(to));

  test("up and down remember the column over short lines", () => {
    const there = go(map, 14, "down", "down", "down");
    expect(there).toBe(30);
    expect(go(map, 14, "down", "down", "down", "up", "up", "up")).toBe(14);
  });

  test("End of a line that is broken within a word stays in it", () => {
    const narrow = mapOf("aaaaaaaaaa", { frame: { x: 0, y: 0, width: 4_000, height: 10_000 } });
    expect(narrow.lines).toBeGreaterThan(1);
    const { caret } = moveCaret(narrow, selectionAt(1), "line-end", false);
    expect(narrow.lineOf(caret)).toBe(0);
    expect(caret).toEqual({ index: narrow.line(0).end, upstream: true });
  });
});

test("with Shift the selection grows from where it was begun", () => {
  const map = mapOf("Heute ist Sonntag");
  const selection = moveCaret(map, moveCaret(map, selectionAt(6), "word-right", true), "right", true);
  expect(rangeOf(selection)).toEqual([6, 10]);
  expect(rangeOf(moveCaret(map, selection, "line-start", true))).toEqual([0, 6]);
  expect(moveCaret(map, selection, "left", false).caret).toEqual(caretAt(6));
  expect(moveCaret(map, selection, "right", false).caret).toEqual(caretAt(10));
});

test.each([
  [7, [6, 9]],
  [5, [5, 6]],
  [17, [10, 17]],
])("a double click at %i selects %j", (index, word) => expect(wordAt("Heute ist Sonntag", index)).toEqual(word));

test("right and left visit every letter of any text once", () => {
  const parts = fc.array(fc.constantFrom("a", " ", "\n", "word", "e\u0301"), { maxLength: 40 });
  fc.assert(
    fc.property(parts, (written) => {
      const text = written.join("");
      const map = mapOf(text);
      const stops = [0, ...letterStops(text, 0, text.length)];
      for (const [index, stop] of stops.entries()) {
        expect(go(map, stop, "right")).toBe(stops[index + 1] ?? text.length);
        expect(go(map, stop, "left")).toBe(stops[index - 1] ?? 0);
      }
    }),
  );
});

test("down reaches the end of any text and up its beginning", () => {
  const parts = fc.array(fc.constantFrom("a", " ", "\n", "word", "longer"), { maxLength: 40 });
  fc.assert(
    fc.property(parts, (written) => {
      const text = written.join("");
      const map = mapOf(text);
      const down = Array.from({ length: map.lines }, (): CaretMove => "down");
      expect(go(map, 0, ...down)).toBe(text.length);
      expect(go(map, text.length, ...down.map((): CaretMove => "up"))).toBe(0);
    }),
  );
});
