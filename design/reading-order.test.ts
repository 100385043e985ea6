import { expect, test } from "vitest";
import type { ShapeElement } from "./document.ts";
import { ONE } from "./placement.ts";
import { readingOrder } from "./reading-order.ts";

const shape = (id: string, x: number, y: number, height = 10): ShapeElement => ({
  id,
  type: "shape",
  frame: { x, y, width: 10, height },
  rotation: 0,
  opacity: ONE,
  outline: "rect",
  fill: null,
  stroke: null,
});
const ids = (...elements: ShapeElement[]) => readingOrder(elements).map(({ id }) => id);

test("rows go from top to bottom, each from left to right, however they are painted", () => {
  expect(ids(shape("d", 20, 31), shape("b", 20, 2), shape("c", 0, 30), shape("a", 0, 0))).toEqual(["a", "b", "c", "d"]);
});

test("what is a little higher is in the same row", () => {
  expect(ids(shape("right", 50, 0), shape("left", 0, 4))).toEqual(["left", "right"]);
});

test("what covers the side is read first", () => {
  expect(ids(shape("a", 0, 0), { ...shape("ground", 0, 0), frame: "surface" })).toEqual(["ground", "a"]);
});
