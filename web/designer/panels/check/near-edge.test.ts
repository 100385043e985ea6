import { expect, test } from "vitest";
import { allSides, type SurfaceLayout } from "../../../../design/layout.ts";
import type { SceneGlyphs, ScenePage } from "../../../../design/scene.ts";
import { nearEdges, wayInto } from "./near-edge.ts";

const layout: SurfaceLayout = {
  surface: "front",
  role: "front",
  trim: { width: 100_000, height: 100_000 },
  bleed: allSides(3_000),
  edge: { kind: "bleed" },
  background: "#ffffff",
  zones: [{ kind: "safe", by: "safe", area: { x: 5_000, y: 5_000, width: 90_000, height: 90_000 } }],
  resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
};
const words = (x: number, y: number): SceneGlyphs => ({
  type: "glyphs",
  element: "t",
  font: "f",
  size: 5_000,
  colour: "#000000",
  text: "ab",
  glyphs: [1, 0, x, y, 2, 1, x + 4_000, y],
  clip: { x: 0, y: 0, width: 106_000, height: 106_000 },
});
const page = (...items: SceneGlyphs[]): ScenePage => ({
  surface: "front",
  role: "front",
  copies: 1,
  size: { width: 106_000, height: 106_000 },
  items,
  zones: [],
  trim: { x: 3_000, y: 3_000, width: 100_000, height: 100_000 },
});

test("words within the safe area are fine", () => {
  expect(nearEdges(page(words(50_000, 50_000)), layout)).toEqual([]);
});

test("words that reach over it say how far, and the way back brings them in", () => {
  const [found] = nearEdges(page(words(6_000, 50_000)), layout);
  expect(found).toMatchObject({ element: "t", over: 2_000, back: { x: 2_000, y: 0 } });
  const [low] = nearEdges(page(words(50_000, 98_000)), layout);
  expect(low?.back).toEqual({ x: 0, y: -1_000 });
  expect(nearEdges(page(words(50_000, 98_000 - 1_000)), layout)).toEqual([]);
});

test("what is larger than the safe area cannot be moved into it", () => {
  const area = { x: 0, y: 0, width: 10, height: 10 };
  expect(wayInto({ x: -5, y: 2, width: 11, height: 3 }, area)).toBeNull();
  expect(wayInto({ x: -5.5, y: 9, width: 3, height: 3 }, area)).toEqual({ x: 6, y: -2 });
});
