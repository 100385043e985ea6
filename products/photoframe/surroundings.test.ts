import { expect, test } from "vitest";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { surroundings } from "./surroundings.ts";

test("a poster with mat in slim oak is 69 × 49 cm outside, and the mat lies 5 mm over it", () => {
  const framed = picture("poster 60x40", { frameType: "holzrahmen-slim-oak-natural", ...whiteMat });
  const { mat, frame, body, glazed } = surroundings(framed, demoRelease);
  expect(frame?.outer).toEqual({ x: -45_000, y: -45_000, width: 690_000, height: 490_000 });
  expect(frame?.inner).toEqual({ x: -25_000, y: -25_000, width: 650_000, height: 450_000 });
  expect(mat?.outer).toEqual({ x: -30_000, y: -30_000, width: 660_000, height: 460_000 });
  expect(mat?.opening).toEqual({ x: 5_000, y: 5_000, width: 590_000, height: 390_000 });
  expect(frame?.finish).toEqual({ look: "wood", colour: "#c39a68" });
  expect(body).toEqual({ depth: 250, side: "#f2f0ec" });
  expect(glazed).toBe(true);
});

test("a canvas in a shadow gap frame keeps a gap of 5 mm, deeper on the deep stretcher", () => {
  const shadow = picture("leinwand 60x40", {
    frameType: "schattenfuge-leinwand-black",
    optionTypes: { stretcher: "38" },
  });
  const { mat, frame, body, glazed } = surroundings(shadow, demoRelease);
  expect(mat).toBeNull();
  expect(frame?.inner).toEqual({ x: -5_000, y: -5_000, width: 610_000, height: 410_000 });
  expect(frame?.gap).toBe(5_000);
  expect(frame?.depth).toBe(46_000);
  expect(body).toEqual({ depth: 38_000, side: "picture" });
  expect(glazed).toBe(false);
});

test("a board without frame is just itself", () => {
  const { mat, frame, body } = surroundings(picture("aludibond 60x40"), demoRelease);
  expect([mat, frame]).toEqual([null, null]);
  expect(body).toEqual({ depth: 3_000, side: "#8d8f90" });
});
