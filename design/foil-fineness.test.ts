import { expect, test } from "vitest";
import { type ArtDrawing, noArt } from "./art-drawing.ts";
import type { ArtElement, ShapeElement } from "./document.ts";
import { foilFineness } from "./foil-fineness.ts";
import type { SceneItem } from "./scene.ts";
import { words } from "./text/testing/texts.ts";

const set = (size: number) => [{ type: "glyphs", size } as SceneItem];
const line = (height: number, change: Partial<ShapeElement> = {}): ShapeElement => ({
  id: "line",
  type: "shape",
  frame: { x: 0, y: 0, width: 40_000, height },
  rotation: 0,
  opacity: 1_000_000,
  outline: "rect",
  fill: "#000000",
  stroke: null,
  plate: "Foil_Gold",
  ...change,
});

/** Print facts, section 3f: foil holds type from 14 pt and lines from 0.4 mm. */
test("type below 14 points in foil is told with both sizes, as small as it was really set", () => {
  const golden = words({ plate: "Foil_Gold", size: 9000 });
  expect(foilFineness(golden, set(4000), noArt)).toEqual([
    { reason: "foil-too-fine", what: "type", is: 4000, least: 4940 },
  ]);
  expect(foilFineness(golden, set(4940), noArt)).toEqual([]);
  expect(foilFineness(golden, [], noArt)).toEqual([]);
});

test("lines and strokes of less than 0.4 mm are, too", () => {
  const least = { reason: "foil-too-fine", what: "line", least: 400 };
  expect(foilFineness(line(250), [], noArt)).toEqual([{ ...least, is: 250 }]);
  expect(foilFineness(line(400), [], noArt)).toEqual([]);
  const ring = line(30_000, { fill: null, stroke: { colour: "#000000", width: 200 } });
  expect(foilFineness(ring, [], noArt)).toEqual([{ ...least, is: 200 }]);
});

test("relief, varnish and ink may be finer", () => {
  expect(foilFineness(line(250, { plate: "Relief" }), [], noArt)).toEqual([]);
  const { plate: _, ...inked } = line(250);
  expect(foilFineness(inked, [], noArt)).toEqual([]);
});

const drawing: ArtDrawing = { hash: "p", units: { width: 100, height: 50 }, parts: [], single: [], width: 52_000 };
const art = { get: (hash: string) => (hash === "p" ? drawing : undefined) };
const flower = (width: number, change: Partial<ArtElement> = {}): ArtElement => ({
  id: "flower",
  type: "art",
  frame: { x: 0, y: 0, width, height: width / 2 },
  rotation: 0,
  opacity: 1_000_000,
  piece: "p",
  mirror: "none",
  colour: null,
  plate: "Foil_Gold",
  ...change,
});

test("a clipart is drawn for foil at its own size: smaller, its lines are too fine", () => {
  expect(foilFineness(flower(52_000), [], art)).toEqual([]);
  expect(foilFineness(flower(80_000), [], art)).toEqual([]);
  expect(foilFineness(flower(26_000), [], art)).toEqual([
    { reason: "foil-too-fine", what: "line", is: 200, least: 400 },
  ]);
  expect(foilFineness(flower(26_000, { plate: "Relief" }), [], art)).toEqual([]);
  expect(foilFineness(flower(26_000, { piece: "of another shop" }), [], art)).toEqual([]);
});
