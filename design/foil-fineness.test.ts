import { expect, test } from "vitest";
import type { ShapeElement } from "./document.ts";
import { foilFineness } from "./foil-fineness.ts";
import type { SceneItem } from "./scene.ts";
import { words } from "./text/testing/texts.ts";

const set = (size: number) => [{ type: "glyphs", size } as SceneItem];
const line = (height: number, change: Partial<ShapeElement> = {}): ShapeElement => ({
  ...{ id: "line", type: "shape", frame: { x: 0, y: 0, width: 40_000, height }, rotation: 0, opacity: 1_000_000 },
  ...{ outline: "rect", fill: "#000000", stroke: null, plate: "Foil_Gold" },
  ...change,
});

/** Print facts, section 3f: foil holds type from 14 pt and lines from 0.4 mm. */
test("type below 14 points in foil is told with both sizes, as small as it was really set", () => {
  const golden = words({ plate: "Foil_Gold", size: 9000 });
  expect(foilFineness(golden, set(4000))).toEqual([{ reason: "foil-too-fine", what: "type", is: 4000, least: 4940 }]);
  expect(foilFineness(golden, set(4940))).toEqual([]);
  expect(foilFineness(golden, [])).toEqual([]);
});

test("lines and strokes of less than 0.4 mm are, too", () => {
  const least = { reason: "foil-too-fine", what: "line", least: 400 };
  expect(foilFineness(line(250), [])).toEqual([{ ...least, is: 250 }]);
  expect(foilFineness(line(400), [])).toEqual([]);
  const ring = line(30_000, { fill: null, stroke: { colour: "#000000", width: 200 } });
  expect(foilFineness(ring, [])).toEqual([{ ...least, is: 200 }]);
});

test("relief, varnish and ink may be finer", () => {
  expect(foilFineness(line(250, { plate: "Relief" }), [])).toEqual([]);
  const { plate: _, ...inked } = line(250);
  expect(foilFineness(inked, [])).toEqual([]);
});
