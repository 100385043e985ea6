import { expect, test } from "vitest";
import { cssBox, cssImage } from "./css-matrix.ts";

test("a rectangle of the page lands on the screen", () => {
  const box = cssBox({ x: 13_000, y: 23_000, width: 100_000, height: 50_000 }, { x: 3000, y: 3000 }, 0.001);
  expect(box).toEqual({ left: 10, top: 20, width: 100, height: 50 });
});

test("an upright photo is only moved", () => {
  expect(cssImage([300_000, 0, 0, 200_000, -3000, 6000], { x: 0, y: 0 }, 0.001)).toEqual({
    width: 300,
    height: 200,
    transform: "matrix(1,0,0,1,-3,6)",
  });
});

test("a photo turned by a quarter keeps its own width and height", () => {
  expect(cssImage([0, 300_000, -200_000, 0, 200_000, 0], { x: 0, y: 0 }, 0.001)).toEqual({
    width: 300,
    height: 200,
    transform: "matrix(0,1,-1,0,200,0)",
  });
});

test("a mirrored edge is the same photo with a reflected axis", () => {
  expect(cssImage([-300_000, 0, 0, 200_000, 0, 0], { x: -30_000, y: 0 }, 0.001).transform).toBe(
    "matrix(-1,0,0,1,30,0)",
  );
});
