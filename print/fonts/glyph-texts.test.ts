import { expect, test } from "vitest";
import { glyphTexts } from "./glyph-texts.ts";

const at = (...clusters: number[]) => clusters.map((cluster, id) => ({ id, cluster, x: 0, y: 0 }));

test("one glyph for each letter", () => expect(glyphTexts("abc", at(0, 1, 2))).toEqual(["a", "b", "c"]));
test("a ligature stands for all its letters", () =>
  expect(glyphTexts("office", at(0, 1, 4, 5))).toEqual(["o", "ffi", "c", "e"]));
test("of several glyphs for one letter the first carries it", () =>
  expect(glyphTexts("éa", at(0, 0, 1))).toEqual(["é", "", "a"]));
test("runs from right to left", () => expect(glyphTexts("שלום", at(3, 2, 1, 0))).toEqual(["ם", "ו", "ל", "ש"]));
