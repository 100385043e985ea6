import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { handles } from "../../scene/handle-drag.ts";
import { groupScale, handlePoint, leastSize, resized } from "./resize.ts";
import { boundsOfAll } from "./turned-box.ts";

const freely = { proportional: false, least: leastSize };
const evenly = { proportional: true, least: leastSize };
const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({
  frame: { x, y, width, height },
  rotation,
});
const opposite = { nw: "se", n: "s", ne: "sw", e: "w", se: "nw", s: "n", sw: "ne", w: "e" } as const;

describe("a handle that is pulled", () => {
  test("moves its own edges and leaves the others where they are", () => {
    expect(resized(box(0, 0, 40_000, 20_000), "nw", { x: 3000, y: -2000 }, freely).frame).toEqual({
      x: 3000,
      y: -2000,
      width: 37_000,
      height: 22_000,
    });
    expect(resized(box(0, 0, 40_000, 20_000), "e", { x: 3000, y: 9000 }, freely).frame.height).toBe(20_000);
  });

  test("keeps the proportions of a photo along the diagonal", () => {
    const { frame } = resized(box(0, 0, 40_000, 20_000), "se", { x: 20_000, y: 10_000 }, evenly);
    expect(frame).toEqual({ x: 0, y: 0, width: 60_000, height: 30_000 });
  });

  test("makes nothing smaller than can be taken hold of again", () => {
    expect(resized(box(0, 0, 40_000, 20_000), "se", { x: -90_000, y: -90_000 }, freely).frame).toEqual({
      x: 0,
      y: 0,
      ...leastSize,
    });
    const { frame } = resized(box(0, 0, 40_000, 20_000), "se", { x: -90_000, y: -90_000 }, evenly);
    expect(frame).toEqual({ x: 0, y: 0, width: 4000, height: 2000 });
  });

  test("pulls a box on its side the way it is seen", () => {
    // turned by 90 degrees its right edge points down
    const { frame } = resized(box(0, 0, 40_000, 20_000, 90_000), "e", { x: 0, y: 10_000 }, freely);
    expect(frame).toEqual({ x: -5000, y: 5000, width: 50_000, height: 20_000 });
  });

  const length = fc.integer({ min: 2000, max: 500_000 });
  const angle = fc.integer({ min: -179_999, max: 180_000 });
  const way = fc.integer({ min: -300_000, max: 300_000 });
  const turned = fc.tuple(length, length, angle).map(([width, height, rotation]) => box(0, 0, width, height, rotation));
  test("leaves the opposite corner where it is, turned or not, within a micrometre", () => {
    fc.assert(
      fc.property(turned, fc.constantFrom(...handles), way, way, fc.boolean(), (before, handle, x, y, proportional) => {
        const after = resized(before, handle, { x, y }, { proportional, least: leastSize });
        const [was, is] = [handlePoint(before, opposite[handle]), handlePoint(after, opposite[handle])];
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(1.5);
        expect(Object.values(after.frame).every(Number.isSafeInteger)).toBe(true);
        expect(Math.min(after.frame.width, after.frame.height)).toBeGreaterThanOrEqual(2000);
      }),
    );
  });
});

describe("several at once", () => {
  const from = { x: 0, y: 0, width: 100_000, height: 100_000 };
  test("grow with the rectangle around them, and their type with them", () => {
    const twice = groupScale(from, { ...from, width: 200_000, height: 200_000 });
    expect(twice.box(box(10_000, 20_000, 30_000, 40_000)).frame).toEqual({
      x: 20_000,
      y: 40_000,
      width: 60_000,
      height: 80_000,
    });
    expect(twice.type).toBe(2);
  });

  test("are stretched in one direction without their type", () => {
    const wide = groupScale(from, { ...from, width: 200_000 });
    expect(wide.type).toBe(1);
    expect(wide.box(box(0, 0, 100_000, 100_000)).frame).toEqual({ ...from, width: 200_000 });
    expect(wide.box(box(0, 25_000, 100_000, 50_000, 90_000)).frame).toMatchObject({ width: 100_000, height: 100_000 });
  });

  test("keep a slanting box in proportion", () => {
    const { frame } = groupScale(from, { ...from, width: 200_000 }).box(box(0, 0, 40_000, 20_000, 30_000));
    expect(frame).toMatchObject({ width: 40_000, height: 20_000 });
  });

  test("fill the new rectangle as they filled the old one", () => {
    const boxes = [box(0, 0, 30_000, 20_000), box(60_000, 70_000, 40_000, 30_000, 180_000)];
    const to = { x: 5000, y: 6000, width: 150_000, height: 130_000 };
    expect(boundsOfAll(boxes.map(groupScale(from, to).box))).toEqual(to);
  });
});
