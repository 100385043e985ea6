import type { Rect } from "../geometry.ts";
import type { FramedTile } from "./read-tiles.ts";
import { type Cell, cellsOf } from "./sign-cells.ts";

/** Tiles that form letters and digits, as large as the area allows, in its middle. At least `leastSignTiles`. */
export function signTiles(ids: readonly string[], sign: string, area: Rect, gap: number): readonly FramedTile[] {
  const { cells, columns, rows } = cellsOf(sign);
  const across = Math.min(area.width / columns, area.height / rows);
  const kept = Math.min(gap, Math.floor(across / 4));
  const pitch = Math.min((area.width + kept) / columns, (area.height + kept) / rows);
  const left = area.x + (area.width - columns * pitch + kept) / 2;
  const top = area.y + (area.height - rows * pitch + kept) / 2;
  const shares = inReadingOrder(divided(joined(cells, ids.length), ids.length));
  return ids.flatMap((id, at): readonly FramedTile[] => {
    const share = shares[at];
    if (!share) return [];
    const [x, y] = [Math.round(left + share.x * pitch), Math.round(top + share.y * pitch)];
    const [right, bottom] = [left + (share.x + share.width) * pitch, top + (share.y + share.height) * pitch];
    const frame = { x, y, width: Math.round(right - kept) - x, height: Math.round(bottom - kept) - y };
    return [{ id, frame }];
  });
}

/** With fewer tiles some signs are not recognisable. */
export const leastSignTiles = (sign: string): number => joined(cellsOf(sign).cells, 1).length;

/** Joins the smallest neighbours until there are so many, or no two make a rectangle of at most three cells. */
function joined(cells: readonly Cell[], count: number): readonly Cell[] {
  let left = cells;
  while (left.length > count) {
    const pair = smallestPair(left);
    if (!pair) return left;
    const [one, other] = pair;
    left = [...left.filter((cell) => cell !== one && cell !== other), union(one, other)];
  }
  return left;
}

const MOST_JOINED = 3;

function smallestPair(cells: readonly Cell[]): readonly [Cell, Cell] | null {
  let found: readonly [Cell, Cell] | null = null;
  let least = MOST_JOINED + 1;
  for (const one of cells)
    for (const other of cells) {
      const area = one.width * one.height + other.width * other.height;
      if (area >= least || !(isBeside(one, other) || isAbove(one, other))) continue;
      [found, least] = [[one, other], area];
    }
  return found;
}

const isBeside = (one: Cell, other: Cell) =>
  one.y === other.y && one.height === other.height && one.x + one.width === other.x;
const isAbove = (one: Cell, other: Cell) =>
  one.x === other.x && one.width === other.width && one.y + one.height === other.y;

const union = (one: Cell, other: Cell): Cell => ({
  x: one.x,
  y: one.y,
  width: isBeside(one, other) ? one.width + other.width : one.width,
  height: isBeside(one, other) ? one.height : one.height + other.height,
});

/** Halves the largest, across its longer side, until there are so many. */
function divided(cells: readonly Cell[], count: number): readonly Cell[] {
  const all = [...inReadingOrder(cells)];
  while (all.length > 0 && all.length < count) {
    const areas = all.map(({ width, height }) => width * height);
    const largest = areas.findIndex((one) => one > Math.max(...areas) - 1e-9);
    const cell = all[largest];
    if (!cell) break;
    const lies = cell.width >= cell.height;
    const half = lies ? { ...cell, width: cell.width / 2 } : { ...cell, height: cell.height / 2 };
    all.splice(largest, 1, half, lies ? { ...half, x: cell.x + half.width } : { ...half, y: cell.y + half.height });
  }
  return all;
}

const inReadingOrder = (cells: readonly Cell[]): readonly Cell[] =>
  cells.toSorted((one, other) => one.y - other.y || one.x - other.x);
