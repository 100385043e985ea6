import { describe, expect, test } from "vitest";
import { type PrintPlan, plainPlan } from "../products/print-plan.ts";
import { imposedSheets } from "./imposition.ts";
import { fill, pageOf, sceneOf, whole } from "./testing/scenes.ts";

/** A spread of two pages of 200 x 200 mm with a bleed of 5 mm. */
const measures = { width: 400, height: 200, bleed: 5 };
const scene = sceneOf(pageOf(measures, [fill(whole(measures), "#ffffff")]));
const plan = (creep?: Readonly<Record<string, readonly [number, number]>>): PrintPlan => ({
  ...plainPlan("block", "press", ["front"]),
  output: {
    format: "pdfx4",
    imposition: { kind: "halves", bleedAtCut: 5_000, ...(creep ? { creep } : {}) },
  },
});
function halves(creep?: Readonly<Record<string, readonly [number, number]>>) {
  const sheets = imposedSheets(scene, plan(creep));
  if (!sheets.ok) throw new Error(sheets.error.reason);
  return sheets.value.map(({ size, trim, parts }) => ({ width: size.width, trim, window: parts[0]?.window }));
}

describe("a spread that is cut in two", () => {
  test("is two pages of the same size, each with bleed at the cut", () => {
    expect(halves().map(({ width, trim }) => [width, trim.x, trim.width])).toEqual([
      [210_000, 5_000, 200_000],
      [210_000, 5_000, 200_000],
    ]);
  });

  test("and creeps shows less at the cut and more outside; its pages keep their size", () => {
    const [left, right] = halves({ front: [450, 300] });
    // The left page's trim begins 0.45 mm further out, in the bleed.
    expect(left).toMatchObject({ trim: { x: 4_550, width: 200_000 }, window: { x: 0, width: 209_550 } });
    // The right page begins 0.3 mm behind the cut, with 5 mm of bleed before it, and keeps 4.7 mm outside.
    expect(right).toMatchObject({ trim: { x: 5_000, width: 200_000 }, window: { x: 200_300, width: 209_700 } });
    expect(right && right.width - right.trim.x - right.trim.width).toBe(4_700);
  });

  test("does not creep where another spread does", () => {
    expect(halves({ other: [450, 300] })).toEqual(halves());
  });
});
