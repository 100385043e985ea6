import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCovered } from "./coverage.ts";

const box = (left: number, bottom: number, right: number, top: number) => ({ left, bottom, right, top });
const page = box(0, 0, 100, 60);

describe("cover", () => {
  test("nine parts of a mirrored edge cover the sheet, eight do not", () => {
    const columns = [
      [0, 10],
      [10, 90],
      [90, 100],
    ] as const;
    const rows = [
      [0, 10],
      [10, 50],
      [50, 60],
    ] as const;
    const parts = columns.flatMap(([left, right]) =>
      rows.map(([bottom, top]) => ({ box: box(left, bottom, right, top) })),
    );
    expect(isCovered(page, parts, 0.001)).toBe(true);
    for (const index of parts.keys()) expect(isCovered(page, parts.toSpliced(index, 1), 0.001)).toBe(false);
  });

  test("a turned photo covers only what lies inside it", () => {
    const diamond = [60, 60, -60, 60, 50, -30] as const;
    expect(isCovered(box(40, 25, 60, 35), [{ box: page, matrix: diamond }], 0.001)).toBe(true);
    expect(isCovered(page, [{ box: page, matrix: diamond }], 0.001)).toBe(false);
  });

  test("a gap of rounding is forgiven, a gap of a tenth of a millimetre is not", () => {
    const halves = (gap: number) => [{ box: box(0, 0, 50, 60) }, { box: box(50 + gap, 0, 100, 60) }];
    expect(isCovered(page, halves(0.002), 0.003)).toBe(true);
    expect(isCovered(page, halves(0.28), 0.003)).toBe(false);
  });

  test("cutting a covering patch in two at any place covers still", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 99.9, noNaN: true }), (at) => {
        expect(isCovered(page, [{ box: box(-5, -5, at, 65) }, { box: box(at, -5, 105, 65) }], 0.001)).toBe(true);
      }),
    );
  });

  test("a round photo covers what lies inside its outline", () => {
    const corners = Array.from({ length: 48 }, (_, index) => {
      const angle = (index * Math.PI) / 24;
      return [50 + 50 * Math.cos(angle), 30 + 30 * Math.sin(angle)] as const;
    });
    const round = { box: page, cuts: [[{ corners, closed: true }]] };
    expect(isCovered(box(30, 20, 70, 40), [round], 0.001)).toBe(true);
    expect(isCovered(page, [round], 0.001)).toBe(false);
    expect(isCovered(page, [round, { box: page }], 0.001)).toBe(true);
  });

  test("an outline that dents inwards covers nothing for sure", () => {
    const corners = [
      [0, 0],
      [100, 0],
      [50, 30],
      [100, 60],
      [0, 60],
    ] as const;
    expect(isCovered(box(1, 1, 9, 9), [{ box: page, cuts: [[{ corners, closed: true }]] }], 0.001)).toBe(false);
  });

  test("a star that winds about twice covers nothing for sure", () => {
    const corners = [0, 2, 4, 1, 3].map((index) => {
      const angle = (index * 2 * Math.PI) / 5;
      return [50 + 90 * Math.cos(angle), 30 + 90 * Math.sin(angle)] as const;
    });
    expect(isCovered(box(45, 25, 55, 35), [{ box: page, cuts: [[{ corners, closed: true }]] }], 0.001)).toBe(false);
  });

  test("two turned photos cover together what neither covers alone", () => {
    const left = { box: box(-50, -50, 150, 150), matrix: [60, 60, -60, 60, 30, -30] as const };
    const right = { box: box(-50, -50, 150, 150), matrix: [60, 60, -60, 60, 60, -30] as const };
    const middle = box(-20, 25, 110, 35);
    expect(isCovered(middle, [left], 0.001)).toBe(false);
    expect(isCovered(middle, [right], 0.001)).toBe(false);
    expect(isCovered(middle, [left, right], 0.001)).toBe(true);
  });

  test("any number of edges is decided", () => {
    const strips = Array.from({ length: 300 }, (_, index) => ({ box: box(index / 3, 0, (index + 1) / 3, 60) }));
    expect(isCovered(page, strips, 0.001)).toBe(true);
    expect(isCovered(page, strips.toSpliced(150, 1), 0.001)).toBe(false);
    const tiles = Array.from({ length: 3600 }, (_, index) => {
      const [x, y] = [(index % 60) * (100 / 60), Math.floor(index / 60)];
      return { box: box(x, y, x + 100 / 60, y + 1) };
    });
    expect(isCovered(page, tiles, 0.001)).toBe(true);
    expect(isCovered(page, tiles.toSpliced(1830, 1), 0.001)).toBe(false);
  });
});
