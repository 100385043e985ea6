import { describe, expect, it } from "vitest";
import { foilShape } from "./foil.ts";
import type { Shape } from "./shape.ts";

/** Area in square millimetres; holes run the other way and count against it. */
const area = (shape: Shape) =>
  shape.reduce((sum, outline) => {
    const points = outline.flat();
    return points.reduce((part, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return part + (x * nextY - nextX * y) / 2;
    }, sum);
  }, 0);
/** Corners are rounded by the radius of the thinnest line: 2 % at most are lost. */
const expectArea = (shape: Shape, squareMm: number) => {
  expect(Math.abs(area(shape))).toBeGreaterThan(squareMm * 0.98);
  expect(Math.abs(area(shape))).toBeLessThanOrEqual(squareMm);
};
const drawn = (shapes: string, side = 12) =>
  foilShape(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapes}</svg>`,
    [side, side],
    0.4,
    0.57,
  );

describe("what a foil plate cannot hold", () => {
  it("leaves what is stout as it is, but for the very corners", async () => {
    const square = await drawn('<path d="M2 2h8v8h-8z"/>');
    expect(square).toHaveLength(1);
    expectArea(square, 64);
  });
  it("drops lines under 0.4 mm and keeps those above", async () => {
    expect(await drawn('<path d="M1 5h10v.25h-10z"/>')).toEqual([]);
    expect(await drawn('<path d="M1 5h10v.6h-10z"/>')).toHaveLength(1);
  });
  it("closes gaps under 0.57 mm and keeps those above", async () => {
    const two = (gap: number) => drawn(`<path d="M1 2h4v8h-4z"/><path d="M${5 + gap} 2h4v8h-4z"/>`);
    expect(await two(0.3)).toHaveLength(1);
    expect(await two(0.8)).toHaveLength(2);
  });
  it("keeps a gap of any direction at sizes that are no whole pixels", async () => {
    const slanted = '<path d="M1 1h5l-4 10h-1z"/><path d="M7 1h4v10h-8z"/>';
    expect(await drawn(slanted, 12.04)).toHaveLength(2);
  });
  it("unites what overlaps and lets holes run the other way, so that nothing cancels", async () => {
    const overlapping = await drawn('<path d="M1 1h6v6h-6z"/><path d="M5 5h6v6h-6z"/>');
    expect(overlapping).toHaveLength(1);
    expectArea(overlapping, 36 + 36 - 4);
    const holed = await drawn('<path d="M1 1h10v10h-10z"/><path fill="#fff" d="M4 4h4v4h-4z"/>');
    expect(holed).toHaveLength(2);
    expectArea(holed, 100 - 16);
  });
});
