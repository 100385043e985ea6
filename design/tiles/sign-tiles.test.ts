import fc from "fast-check";
import { expect, test } from "vitest";
import { intersect } from "../rect.ts";
import { cellsOf, signsIn } from "./sign-cells.ts";
import { leastSignTiles, signTiles } from "./sign-tiles.ts";

const area = { x: 24_000, y: 24_000, width: 552_000, height: 352_000 };
const named = (count: number) => Array.from({ length: count }, (_, at) => `t${at + 1}`);
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

test("letters and digits are as many tiles as asked for, inside the area, never on each other", () => {
  const sign = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sign, fc.nat(1_000), fc.integer({ min: 0, max: 20_000 }), (text, n, gap) => {
      const least = leastSignTiles(text);
      const tiles = signTiles(named(least + (n % (121 - least))), text, area, gap);
      expect(tiles).toHaveLength(least + (n % (121 - least)));
      for (const [at, { frame }] of tiles.entries()) {
        expect(Math.min(frame.width, frame.height)).toBeGreaterThan(0);
        expect(frame.x).toBeGreaterThanOrEqual(area.x - 1);
        expect(frame.y + frame.height).toBeLessThanOrEqual(area.y + area.height + 1);
        for (const other of tiles.slice(at + 1)) expect(intersect(frame, other.frame)).toBeNull();
      }
    }),
    { numRuns: 100 },
  );
});

test("every sign needs at most 16 photos, and covers the same cells with any number", () => {
  for (const sign of letters) {
    const { cells } = cellsOf(sign);
    expect(leastSignTiles(sign)).toBeLessThanOrEqual(16);
    const areaOf = (count: number) =>
      signTiles(named(count), sign, area, 0).reduce((sum, { frame }) => sum + frame.width * frame.height, 0);
    expect(areaOf(leastSignTiles(sign)) / areaOf(cells.length)).toBeCloseTo(1, 3);
  }
});

test("a T of eleven photos has five in its bar and six in its stem", () => {
  const tiles = signTiles(named(11), "T", area, 4_000);
  const rows = [...Map.groupBy(tiles, ({ frame }) => frame.y).values()].map((row) => row.length);
  expect(rows).toEqual([5, 1, 1, 1, 1, 1, 1]);
});

test("what cannot be laid is left out", () => {
  expect(signsIn("año 2026!")).toBe("AO20");
  expect(signsIn("ä-")).toBe("");
});
