import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleOfShapes } from "./format-shape.ts";

const extent = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) });

describe("the shapes of a list of formats", () => {
  it("are drawn so that the largest fills the room", () => {
    // 120 x 80 cm is 3.6 rem wide; 60 x 40 is half of that
    expect(
      scaleOfShapes([
        { width: 600, height: 400 },
        { width: 1200, height: 800 },
      ]) * 1200,
    ).toBeCloseTo(3.6, 9);
    expect(scaleOfShapes([{ width: 500, height: 1000 }]) * 1000).toBeCloseTo(2.5, 9);
  });

  it("never leave the room, and one of them touches its edge", () => {
    fc.assert(
      fc.property(fc.array(extent, { minLength: 1, maxLength: 30 }), (formats) => {
        const scale = scaleOfShapes(formats);
        const widest = Math.max(...formats.map((format) => format.width * scale));
        const tallest = Math.max(...formats.map((format) => format.height * scale));
        expect(widest).toBeLessThanOrEqual(3.6 + 1e-9);
        expect(tallest).toBeLessThanOrEqual(2.5 + 1e-9);
        expect(Math.min(3.6 - widest, 2.5 - tallest)).toBeCloseTo(0, 9);
      }),
    );
  });

  it("need no room when there are none", () => {
    expect(scaleOfShapes([])).toBe(0);
  });
});
