import { expect, test } from "vitest";
import type { SceneGlyphs } from "../../../design/scene.ts";
import { glyphRows } from "./glyph-rows.ts";

const run = (...glyphs: number[]): SceneGlyphs => ({
  type: "glyphs",
  element: null,
  font: "a".repeat(64),
  size: 1_000,
  colour: "#000000",
  text: "abc",
  glyphs,
  clip: { x: 0, y: 0, width: 1, height: 1 },
});

test("each printed line is a row, also with a raised mark", () => {
  const rows = glyphRows(run(1, 0, 100, 500, 2, 1, 300, 400, 3, 2, 100, 1_700));
  expect(rows).toEqual([
    { x: 100, y: 500, letters: "1,0,0 2,200,-100" },
    { x: 100, y: 1_700, letters: "3,0,0" },
  ]);
});

test("a line that only moves down stays the same row", () => {
  const [first] = glyphRows(run(1, 0, 100, 500, 2, 1, 300, 500));
  const [later] = glyphRows(run(1, 9, 100, 2_500, 2, 10, 300, 2_500));
  expect(later?.letters).toBe(first?.letters);
});
