import type { Rect } from "../geometry.ts";
import { around } from "../rect.ts";
import { hole, type Part, type TileTree, tile, type Way } from "./tile-tree.ts";

export interface FramedTile {
  readonly id: string;
  readonly frame: Rect;
}

/** Tiles read back as a tree. */
export interface ReadTiles {
  readonly tree: TileTree;
  /** The rectangle around all of them. */
  readonly area: Rect;
  /** The narrowest gap between neighbours; 0 for a single tile. */
  readonly gap: number;
}

/** Less room than this, micrometres, is how layouts of the shop were rounded. */
const LEAST_HOLE = 1_000;

/**
 * Reconstructs the tree of tiles from their frames: splits wherever a line from edge to edge meets no tile, rows before
 * columns. Null where tiles overlap or interlock, as hexagons do.
 */
export function readTiles(tiles: readonly FramedTile[]): ReadTiles | null {
  const area = boxOf(tiles);
  if (!area) return null;
  const gap = gapOf(tiles);
  const tree = gap === null ? null : read(tiles, gap, area);
  return tree && { tree, area, gap: gap ?? 0 };
}

/** The least distance of two tiles that face each other; 0 for a single tile, null where two overlap. */
function gapOf(tiles: readonly FramedTile[]): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { frame: one }] of tiles.entries())
    for (const { frame: other } of tiles.slice(at + 1)) {
      const [x, y] = [distance(one, other, "across"), distance(one, other, "down")];
      if (x < 0 && y < 0) return null;
      if (x < 0 !== y < 0) least = Math.min(least, Math.max(x, y));
    }
  return Number.isFinite(least) ? least : 0;
}

/** Negative where they overlap along this way. */
const distance = (one: Rect, other: Rect, way: Way) =>
  Math.max(startOf(one, way), startOf(other, way)) - Math.min(endOf(one, way), endOf(other, way));

/** A line narrower than the gap is a coincidence and no split. Empty space between tiles counts as a hole. */
function read(tiles: readonly FramedTile[], gap: number, region: Rect): TileTree | null {
  const [only, ...more] = tiles;
  const split = readSplit(tiles, "down", gap, region) ?? readSplit(tiles, "across", gap, region);
  return split ?? (only && more.length === 0 ? tile(only.id) : null);
}

function readSplit(tiles: readonly FramedTile[], way: Way, gap: number, region: Rect): TileTree | null {
  const parts: Part[] = [];
  const groups: { at: number; group: readonly FramedTile[]; within: Rect }[] = [];
  let from = startOf(region, way);
  const leave = (to: number) => {
    if (to - from >= LEAST_HOLE) parts.push({ tree: hole(way, from, region), share: to - from });
  };
  for (const group of groupsAlong(tiles, way, gap)) {
    const box = boxOf(group) ?? region;
    leave(startOf(box, way) - gap);
    const within =
      way === "across" ? { ...region, x: box.x, width: box.width } : { ...region, y: box.y, height: box.height };
    groups.push({ at: parts.length, group, within });
    parts.push({ tree: tile(""), share: lengthOf(box, way) });
    from = endOf(box, way) + gap;
  }
  leave(endOf(region, way));
  if (parts.length < 2) return null;
  for (const { at, group, within } of groups) {
    const tree = read(group, gap, within);
    if (!tree) return null;
    parts[at] = { tree, share: parts[at]?.share ?? 1 };
  }
  return { way, parts };
}

/** Tiles between two lines that meet none of them. */
function groupsAlong(tiles: readonly FramedTile[], way: Way, gap: number): readonly (readonly FramedTile[])[] {
  const groups: FramedTile[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of tiles.toSorted((a, b) => startOf(a.frame, way) - startOf(b.frame, way))) {
    const group = groups.at(-1);
    if (group && startOf(one.frame, way) < end + gap) group.push(one);
    else groups.push([one]);
    end = Math.max(end, endOf(one.frame, way));
  }
  return groups;
}

const endOf = (rect: Rect, way: Way) => (way === "across" ? rect.x + rect.width : rect.y + rect.height);
const startOf = ({ x, y }: Rect, way: Way) => (way === "across" ? x : y);

const lengthOf = (rect: Rect, way: Way) => (way === "across" ? rect.width : rect.height);

const boxOf = (tiles: readonly FramedTile[]): Rect | null =>
  tiles.map(({ frame }) => frame).reduce<Rect | null>(around, null);
