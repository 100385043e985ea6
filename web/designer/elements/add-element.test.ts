import { expect, test } from "vitest";
import type { ShapeElement } from "../../../design/document.ts";
import { allSides, type SurfaceLayout } from "../../../design/layout.ts";
import { newFrame } from "./add-element.ts";

const layout: SurfaceLayout = {
  surface: "front",
  role: "front",
  trim: { width: 300_000, height: 200_000 },
  bleed: allSides(3_000),
  edge: { kind: "bleed" },
  zones: [],
  background: "#ffffff",
  resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
};
const shape = (id: string, frame: ShapeElement["frame"]): ShapeElement => ({
  id,
  type: "shape",
  frame,
  rotation: 0,
  opacity: 1_000_000,
  outline: "rect",
  fill: null,
  stroke: null,
});

test("something new comes to the middle, in its own proportions", () => {
  const frame = newFrame(layout, { width: 2, height: 1 }, 0.5, []);
  expect(frame).toEqual({ x: 75_000, y: 62_500, width: 150_000, height: 75_000 });
});

test("what a mat covers does not count", () => {
  const opening = { x: 50_000, y: 0, width: 250_000, height: 200_000 };
  const matted = { ...layout, zones: [{ kind: "covered", by: "mat", area: opening } as const] };
  const { x, width } = newFrame(matted, { width: 1, height: 1 }, 0.5, []);
  expect(x + width / 2).toBe(175_000);
});

test("two new things never hide each other, whatever their sizes", () => {
  const first = newFrame(layout, { width: 1, height: 1 }, 0.3, []);
  const second = newFrame(layout, { width: 2, height: 1 }, 0.3, [shape("a", first)]);
  const third = newFrame(layout, { width: 1, height: 1 }, 0.3, [shape("a", first), shape("b", second)]);
  const middles = [first, second, third].map(({ x, width }) => Math.round(x + width / 2));
  expect(new Set(middles).size).toBe(3);
});
