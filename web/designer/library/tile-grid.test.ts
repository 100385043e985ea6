import { expect, test } from "vitest";
import type { Group } from "./grouped.ts";
import { laidInLine, laidInRows, shownTiles, tileByKey } from "./tile-grid.ts";

const group = (key: string, count: number, time: Group["time"] = { of: "day", day: key }): Group => ({
  key,
  time,
  entries: Array.from({ length: count }, (_, n) => ({
    photo: `${key} ${n}`,
    name: `${n}`,
    facts: null,
    uses: 0,
    placeable: true,
    upload: null,
  })),
});
const days = [group("2026-07-15", 4), group("2026-07-14", 2)];

test("three square tiles a row under each heading", () => {
  const { heads, tiles, tile, height } = laidInRows(days, 228);
  expect(tile).toEqual({ width: 72, height: 72 });
  expect(heads.map(({ y, count }) => [y, count])).toEqual([
    [0, 4],
    [192, 2],
  ]);
  expect(tiles.map(({ x, y }) => [x, y])).toEqual([
    [0, 36],
    [78, 36],
    [156, 36],
    [0, 114],
    [0, 228],
    [78, 228],
  ]);
  expect(height).toBe(306);
});

test("a thousand photos put as many tiles on the page as forty do", () => {
  const grid = laidInRows([group("all", 1000, null)], 228);
  const window = { left: 0, top: 12_000, width: 228, height: 600 };
  const shown = shownTiles(grid, window, 3);
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]?.n).toBe(3);
  const line = laidInLine([group("all", 1000, null)]);
  expect(shownTiles(line, { left: 40_000, top: 0, width: 390, height: 62 }, 0).length).toBeLessThan(20);
});

test("arrow keys go from tile to tile, up and down to the nearest one also across a heading", () => {
  const grid = laidInRows(days, 228);
  expect(["ArrowRight", "ArrowDown", "End", "Home"].map((key) => tileByKey(grid, key, 1))).toEqual([2, 3, 5, 0]);
  expect(tileByKey(grid, "ArrowDown", 3)).toBe(4);
  expect(tileByKey(grid, "ArrowUp", 5)).toBe(3);
  expect(tileByKey(grid, "ArrowDown", 5)).toBe(5);
  expect(tileByKey(grid, "ArrowRight", 5)).toBe(5);
  expect(tileByKey(grid, "x", 1)).toBeUndefined();
});
