import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outlinePath, outlines } from "./outline.ts";
import { mapPath, pathBounds, readPath, rectPath, writePath } from "./path.ts";

const box = { x: -1_000, y: 2_000, width: 60_001, height: 40_000 };

describe("paths", () => {
  test("are written in one way and read back", () => {
    const path = "M0 0L10 -5C1 2 3 4 5 6Z";
    expect(readPath(path).map(({ type, points }) => [type, points.length])).toEqual([
      ["M", 1],
      ["L", 1],
      ["C", 3],
      ["Z", 0],
    ]);
    expect(writePath(readPath(path))).toBe(path);
  });

  test.each(["M0", "L1 2 3", "C1 2", "M0.5 1"])("%s is a bug", (path) => expect(() => readPath(path)).toThrow());

  test("never write minus zero, which would hash otherwise", () => {
    expect(mapPath("M1 1", ({ x, y }) => ({ x: x * -0.1, y: y - 1 }))).toBe("M0 0");
  });

  test("know the box around them", () => {
    expect(pathBounds(rectPath(box))).toEqual(box);
    expect(pathBounds("")).toBeNull();
  });
});

describe("outlines", () => {
  test.each(outlines)("%s fills its box and closes", (outline) => {
    const path = outlinePath(outline, box);
    const bounds = pathBounds(path);
    expect(bounds?.x).toBeGreaterThanOrEqual(box.x);
    expect(bounds?.y).toBe(box.y);
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(box.x + box.width);
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBe(box.y + box.height);
    expect(path.endsWith("Z")).toBe(true);
  });

  test("are whole micrometres in boxes of any size", () => {
    const lengths = fc.integer({ min: 1, max: 3_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...outlines), lengths, lengths, (outline, width, height) => {
        expect(readPath(outlinePath(outline, { x: 7, y: -3, width, height })).length).toBeGreaterThan(3);
      }),
    );
  });
});
