import type { Stencil } from "../document.ts";
import type { Rect, Size } from "../geometry.ts";
import { honeycomb } from "./honeycomb.ts";
import { layTiles } from "./lay-tiles.ts";
import type { ReadTiles } from "./read-tiles.ts";
import type { SideTiles, TileElement } from "./side-tiles.ts";
import { outlineBox } from "./tile-form.ts";
import { isTile, type TileTree } from "./tile-tree.ts";

/** Frames of tiles after a change, and the outline that cuts them. */
export interface LaidTiles {
  readonly frames: ReadonlyMap<string, Rect>;
  readonly stencil: Stencil | null;
}

/** A change of a side's arrangement; micrometres. */
export interface TileWish {
  readonly gap?: number;
  readonly border?: number;
  /** Trim of the side afterwards; absent: as it is. */
  readonly sheet?: Size;
}

/** The present gap between tiles; of interlocked ones the distance of two in a row. */
export function gapOfTiles({ tiles, read }: SideTiles): number {
  if (read) return read.gap;
  const [first, second] = tiles;
  return first && second && first.frame.y === second.frame.y
    ? Math.max(0, second.frame.x - first.frame.x - first.frame.width)
    : 0;
}

/** Distance of tiles, or of the outline that cuts them, from the sheet's edge. */
export function borderOfTiles({ tiles, stencil }: SideTiles): number {
  const { x, y } = stencil?.box ?? areaOf(tiles);
  return Math.max(0, Math.min(x, y));
}

/**
 * The same arrangement with another gap or border, or on another sheet. Tiles keep their shares, gaps and borders their
 * millimetres; on a rotated sheet rows become columns.
 */
export function moveTiles(side: SideTiles, sheet: Size, wish: TileWish): LaidTiles {
  const { tiles, read, stencil } = side;
  const to = wish.sheet ?? sheet;
  const gap = wish.gap ?? gapOfTiles(side);
  const area = innerArea(stencil?.box ?? areaOf(tiles), sheet, to, wish.border);
  if (stencil) {
    const { outline } = stencil;
    const box = wish.border === undefined && !wish.sheet ? stencil.box : outlineBox(outline, area);
    const within = read ? mapRect(read.area, stencil.box, box) : box;
    const frames = read ? layTiles(read.tree, within, gap) : mapAll(tiles, stencil.box, box);
    return { frames, stencil: { outline, box } };
  }
  if (read) return { frames: layTiles(turnedTree(read, sheet, to), area, gap), stencil: null };
  if (tiles.every(({ mask }) => mask === "hexagon")) {
    const comb = honeycomb(
      tiles.map(({ id }) => id),
      area,
      gap,
    );
    return { frames: new Map(comb.map(({ id, frame }) => [id, frame])), stencil: null };
  }
  return { frames: mapAll(tiles, areaOf(tiles), area), stencil: null };
}

/** A border is never more than a quarter of the sheet. */
const MOST = 0.25;

/** Area of the tiles on the new sheet. */
function innerArea(area: Rect, from: Size, to: Size, border: number | undefined): Rect {
  const turned = isTurned(from, to);
  const [left, top] = turned ? [area.y, area.x] : [area.x, area.y];
  const [right, bottom] = turned
    ? [from.height - area.y - area.height, from.width - area.x - area.width]
    : [from.width - area.x - area.width, from.height - area.y - area.height];
  const most = Math.floor(MOST * Math.min(to.width, to.height));
  const kept = (own: number) => Math.min(border ?? own, most);
  return {
    x: kept(left),
    y: kept(top),
    width: to.width - kept(left) - kept(right),
    height: to.height - kept(top) - kept(bottom),
  };
}

const isTurned = (from: Size, to: Size) => (from.width - from.height) * (to.width - to.height) < 0;

const turnedTree = ({ tree }: ReadTiles, from: Size, to: Size): TileTree => (isTurned(from, to) ? turned(tree) : tree);

const turned = (tree: TileTree): TileTree =>
  isTile(tree)
    ? tree
    : {
        way: tree.way === "across" ? "down" : "across",
        parts: tree.parts.map((part) => ({ ...part, tree: turned(part.tree) })),
      };

function areaOf(tiles: readonly TileElement[]): Rect {
  const [left, top] = [Math.min(...tiles.map(({ frame }) => frame.x)), Math.min(...tiles.map(({ frame }) => frame.y))];
  return {
    x: left,
    y: top,
    width: Math.max(...tiles.map(({ frame }) => frame.x + frame.width)) - left,
    height: Math.max(...tiles.map(({ frame }) => frame.y + frame.height)) - top,
  };
}

const mapAll = (tiles: readonly TileElement[], from: Rect, to: Rect): ReadonlyMap<string, Rect> =>
  new Map(tiles.map(({ id, frame }) => [id, mapRect(frame, from, to)]));

function mapRect(rect: Rect, from: Rect, to: Rect): Rect {
  const x = Math.round(to.x + ((rect.x - from.x) * to.width) / from.width);
  const y = Math.round(to.y + ((rect.y - from.y) * to.height) / from.height);
  return {
    x,
    y,
    width: Math.max(1, Math.round((rect.width * to.width) / from.width)),
    height: Math.max(1, Math.round((rect.height * to.height) / from.height)),
  };
}
