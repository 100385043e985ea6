import type { Group, Time } from "./grouped.ts";
import type { LibraryEntry } from "./library-entries.ts";

/** CSS pixels. */
export interface LaidTile {
  readonly entry: LibraryEntry;
  readonly x: number;
  readonly y: number;
  /** Place among all, from 0. */
  readonly n: number;
}
export interface LaidHead {
  readonly key: string;
  readonly time: Time;
  readonly count: number;
  readonly y: number;
}
export interface TileGrid {
  readonly heads: readonly LaidHead[];
  readonly tiles: readonly LaidTile[];
  readonly tile: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const HEAD = 36;
/** No tile is narrower. */
const LEAST = 62;
const ROW_TILE = { width: 88, height: 62 };

/** Rows of square tiles under their headings, in a column of this width. */
export function laidInRows(groups: readonly Group[], width: number): TileGrid {
  const columns = Math.max(Math.min(Math.floor((width + GAP) / (LEAST + GAP)), 3), 1);
  const edge = Math.floor((width - GAP * (columns - 1)) / columns);
  const heads: LaidHead[] = [];
  const tiles: LaidTile[] = [];
  let y = 0;
  for (const { key, time, entries } of groups) {
    if (time) {
      heads.push({ key, time, count: entries.length, y });
      y += HEAD;
    }
    for (const [at, entry] of entries.entries()) {
      const place = { x: (at % columns) * (edge + GAP), y: y + Math.floor(at / columns) * (edge + GAP) };
      tiles.push({ entry, ...place, n: tiles.length });
    }
    y += Math.ceil(entries.length / columns) * (edge + GAP);
  }
  return { heads, tiles, tile: { width: edge, height: edge }, columns, width, height: y };
}

/** All beside each other, for phones. */
export function laidInLine(groups: readonly Group[]): TileGrid {
  const entries = groups.flatMap((group) => group.entries);
  const step = ROW_TILE.width + GAP + 2;
  const tiles = entries.map((entry, n) => ({ entry, n, x: n * step, y: 0 }));
  const width = Math.max(tiles.length * step, 0);
  return { heads: [], tiles, tile: ROW_TILE, columns: Math.max(tiles.length, 1), width, height: ROW_TILE.height };
}

export interface ScrollWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Beyond the window so much is drawn ahead. */
const AHEAD = 300;

/** The tiles near the window, and the one that has the focus. */
export const shownTiles = ({ tiles, tile }: TileGrid, window: ScrollWindow, active: number): readonly LaidTile[] =>
  tiles.filter(
    ({ x, y, n }) =>
      n === active ||
      (y + tile.height > window.top - AHEAD &&
        y < window.top + window.height + AHEAD &&
        x + tile.width > window.left - AHEAD &&
        x < window.left + window.width + AHEAD),
  );

/** Where the focus goes by a key; undefined where the key means nothing. */
export function tileByKey({ tiles, columns }: TileGrid, key: string, from: number): number | undefined {
  const last = tiles.length - 1;
  const here = tiles[from];
  switch (key) {
    case "ArrowRight":
      return Math.min(from + 1, last);
    case "ArrowLeft":
      return Math.max(from - 1, 0);
    case "ArrowDown":
    case "ArrowUp": {
      if (!here || columns > last) return undefined;
      return verticalFrom(tiles, here, key === "ArrowDown" ? 1 : -1) ?? from;
    }
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** The tile of the next row that is nearest, also across a heading. */
function verticalFrom(tiles: readonly LaidTile[], here: LaidTile, way: 1 | -1): number | undefined {
  let row: number | undefined;
  let best: LaidTile | undefined;
  for (let n = here.n + way; n >= 0 && n < tiles.length; n += way) {
    const tile = tiles[n];
    if (!tile || tile.y === here.y) continue;
    row ??= tile.y;
    if (tile.y !== row) break;
    if (!best || Math.abs(tile.x - here.x) < Math.abs(best.x - here.x)) best = tile;
  }
  return best?.n;
}
