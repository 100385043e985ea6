import type { Rect } from "../geometry.ts";
import { around } from "../rect.ts";
import { type TileTree, tile, type Way } from "./tile-tree.ts";

export interface FramedTile {
  readonly id: string;
  readonly frame: Rect;
}

/** Tiles as they lie, read back as a tree. */
export interface ReadTiles {
  readonly tree: TileTree;
  /** The rectangle around all of them. */
  readonly area: Rect;
  /** The narrowest gap between neighbours; 0 for a single tile. */
  readonly gap: number;
}

/**
 * Finds the tree that tiles were laid out by, from nothing but their frames: wherever a line from edge to edge meets no tile,
 * they are cut there, rows before columns. Null where tiles overlap or interlock, as hexagons do.
 */
export function readTiles(tiles: readonly FramedTile[]): ReadTiles | null {
  const area = tiles.map(({ frame }) => frame).reduce<Rect | null>(around, null);
  if (!area) return null;
  const gap = gapOf(tiles);
  const tree = gap === null ? null : read(tiles, gap);
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

/** A line that is narrower than the gap runs between tiles by chance: it is no cut. */
function read(tiles: readonly FramedTile[], gap: number): TileTree | null {
  const [only, ...more] = tiles;
  if (only && more.length === 0) return tile(only.id);
  return readSplit(tiles, "down", gap) ?? readSplit(tiles, "across", gap);
}

function readSplit(tiles: readonly FramedTile[], way: Way, gap: number): TileTree | null {
  const groups = groupsAlong(tiles, way, gap);
  if (groups.length < 2) return null;
  const parts = groups.flatMap((group) => {
    const tree = read(group, gap);
    return tree ? [{ tree, share: lengthOf(group, way) }] : [];
  });
  return parts.length < groups.length ? null : { way, parts };
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

function lengthOf(tiles: readonly FramedTile[], way: Way): number {
  const box = tiles.map(({ frame }) => frame).reduce<Rect | null>(around, null);
  return box ? (way === "across" ? box.width : box.height) : 1;
}
