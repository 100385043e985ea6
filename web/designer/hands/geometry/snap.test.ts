import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rect } from "../../../../design/geometry.ts";
import { translate } from "../../../../design/rect.ts";
import { equalGaps } from "./equal-gaps.ts";
import { leastSize } from "./resize.ts";
import { guidesAt, snapMove, straight } from "./snap-move.ts";
import { snapResize } from "./snap-resize.ts";

/** The poster of the drawing: 700 x 500 mm. */
const trim = { x: 0, y: 0, width: 700_000, height: 500_000 };
const side = { trim, safe: [{ x: 10_000, y: 10_000, width: 680_000, height: 480_000 }] };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const lines = (moving: Rect, others: readonly Rect[] = []) =>
  guidesAt(moving, others, side).flatMap((guide) => (guide.kind === "line" ? [`${guide.axis} ${guide.at}`] : []));

describe("a box that is moved rests", () => {
  test("with an edge at the edge of the side, at its safe zone, and in its middle", () => {
    expect(snapMove(rect(1500, 200_000, 100_000, 50_000), [], side, 2000).by).toEqual({ x: -1500, y: 0 });
    expect(snapMove(rect(9000, 200_000, 100_000, 50_000), [], side, 2000).by).toEqual({ x: 1000, y: 0 });
    expect(snapMove(rect(299_000, 226_000, 100_000, 50_000), [], side, 2000).by).toEqual({ x: 1000, y: -1000 });
  });

  test("at the nearer of two lines, and nowhere beyond the tolerance", () => {
    const other = rect(0, 0, 100_000, 100_000);
    expect(snapMove(rect(101_500, 300_000, 30_000, 30_000), [other], side, 2000).by.x).toBe(-1500);
    expect(snapMove(rect(103_000, 300_000, 30_000, 30_000), [other], side, 2000).by.x).toBe(0);
  });

  test("with its middle at the middle of another, and a line says so", () => {
    const other = rect(100_000, 50_000, 200_000, 50_000);
    const { by, guides } = snapMove(rect(151_000, 300_000, 100_000, 70_000), [other], side, 2000);
    expect(by.x).toBe(-1000);
    expect(guides).toContainEqual({ kind: "line", axis: "x", at: 200_000 });
  });

  test("between two others with equal gaps, which are hatched", () => {
    const others = [rect(40_000, 150_000, 198_000, 232_000), rect(462_000, 150_000, 198_000, 232_000)];
    const { by, guides } = snapMove(rect(251_500, 170_000, 198_000, 150_000), others, side, 2000);
    expect(by.x).toBe(-500);
    const gaps = guides.filter(({ kind }) => kind === "gap");
    expect(gaps).toEqual([
      { kind: "gap", axis: "x", gap: { start: 238_000, end: 251_000 }, span: { start: 170_000, end: 320_000 } },
      { kind: "gap", axis: "x", gap: { start: 449_000, end: 462_000 }, span: { start: 170_000, end: 320_000 } },
    ]);
  });

  test("as far from its neighbour as two others are from each other", () => {
    const others = [rect(0, 100_000, 50_000, 50_000), rect(62_000, 100_000, 50_000, 50_000)];
    const { by } = snapMove(rect(125_200, 110_000, 33_000, 33_000), others, side, 2000);
    expect(112_000 + 12_000).toBe(125_200 + by.x);
  });

  test("with both ways to the edges told where they are equal", () => {
    const distances = snapMove(rect(40_900, 42_000, 620_000, 340_000), [], side, 2000).guides.filter(
      ({ kind }) => kind === "distance",
    );
    expect(distances).toEqual([
      { kind: "distance", axis: "x", gap: { start: 0, end: 40_000 }, at: 212_000 },
      { kind: "distance", axis: "x", gap: { start: 660_000, end: 700_000 }, at: 212_000 },
    ]);
  });

  const place = fc.integer({ min: -100_000, max: 800_000 });
  const length = fc.integer({ min: 2000, max: 400_000 });
  const box = fc.record({ x: place, y: place, width: length, height: length });
  test("never farther than the tolerance away, in whole micrometres, and resting there is resting", () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 12 }), (moving, others) => {
        const { by } = snapMove(moving, others, side, 2000);
        expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThanOrEqual(2000);
        expect([by.x, by.y].every(Number.isInteger)).toBe(true);
        const again = snapMove(translate(moving, by), others, side, 2000).by;
        // a rounded middle may go back and forth by one
        if (by.x !== 0) expect(Math.abs(again.x)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("one line stands for all that share it", () => {
  const others = [rect(40_000, 300_000, 50_000, 20_000), rect(40_000, 400_000, 70_000, 20_000)];
  expect(lines(rect(40_000, 42_000, 333_000, 84_000), others)).toEqual(["x 40000"]);
});

test("equal gaps are those that another one of the row is as wide as", () => {
  const row = [rect(0, 0, 10_000, 10_000), rect(12_000, 0, 10_000, 10_000), rect(24_000, 5000, 9000, 10_000)];
  expect(equalGaps("x", row).map(({ gap }) => gap)).toEqual([
    { start: 10_000, end: 12_000 },
    { start: 22_000, end: 24_000 },
  ]);
  expect(equalGaps("x", [...row.slice(0, 2), rect(30_000, 0, 1000, 1000)])).toEqual([]);
});

test("with Shift a box goes straight across or straight down", () => {
  expect(straight({ x: 5000, y: -4000 })).toEqual({ x: 5000, y: 0 });
  expect(straight({ x: 5000, y: -6000 })).toEqual({ x: 0, y: -6000 });
});

describe("an edge that is pulled rests", () => {
  const freely = { proportional: false, least: leastSize };
  test("at the edge of another box, alone", () => {
    const { by, guides } = snapResize(
      rect(0, 0, 50_000, 50_000),
      "e",
      { x: 48_700, y: 0 },
      freely,
      [rect(100_000, 200_000, 9000, 9000)],
      side,
      2000,
    );
    expect(by).toEqual({ x: 1300, y: 0 });
    expect(guides).toContainEqual({ kind: "line", axis: "x", at: 100_000 });
  });

  test("in proportion: the edge that is nearer rests, the other follows the diagonal", () => {
    const photo = rect(100_000, 100_000, 100_000, 50_000);
    const how = { proportional: true, least: leastSize };
    const { by } = snapResize(photo, "ne", { x: 499_000, y: -249_500 }, how, [], side, 2000);
    // right edge from 699 to 700 mm, upper edge up by half of that
    expect(by).toEqual({ x: 1000, y: -500 });
  });
});
