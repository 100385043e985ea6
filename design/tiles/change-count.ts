import type { Rect, Size } from "../geometry.ts";
import { divideTile, joinable, joinTiles } from "./change-tiles.ts";
import { gridTree, withinBorder } from "./grid-tree.ts";
import { honeycomb } from "./honeycomb.ts";
import { layTiles } from "./lay-tiles.ts";
import { borderOfTiles, gapOfTiles, type LaidTiles } from "./move-tiles.ts";
import { outlineTiles } from "./outline-tiles.ts";
import type { ReadTiles } from "./read-tiles.ts";
import type { SideTiles } from "./side-tiles.ts";
import { isGrid } from "./tile-form.ts";
import { isHole, type TileTree, tilesOf } from "./tile-tree.ts";

/**
 * The same arrangement with other tiles in order. Rows under an outline, hexagons and plain grids are laid out again;
 * in free arrangements the largest tile is divided or the smallest ones are joined.
 */
export function changeCount(side: SideTiles, names: readonly string[], sheet: Size): LaidTiles {
  const { tiles, read, stencil } = side;
  const gap = gapOfTiles(side);
  if (stencil) return { frames: framesOf(outlineTiles(names, stencil.outline, stencil.box, gap)), stencil };
  const area = withinBorder({ x: 0, y: 0, ...sheet }, borderOfTiles(side));
  if (!read) {
    const isComb = tiles.every(({ mask }) => mask === "hexagon");
    return {
      frames: isComb ? framesOf(honeycomb(names, area, gap)) : layTiles(gridTree(names, area), area, gap),
      stencil: null,
    };
  }
  const tree = isGrid(read, tiles) ? gridTree(names, read.area) : grown(read, names);
  return { frames: layTiles(tree, read.area, gap), stencil: null };
}

function grown({ tree, area, gap }: ReadTiles, names: readonly string[]): TileTree {
  let made = tree;
  for (let number = 0; ; number += 1) {
    const ids = tilesOf(made);
    if (ids.length === names.length) return named(made, names);
    const frames = layTiles(made, area, gap);
    const size = (id: string) => (frames.get(id)?.width ?? 0) * (frames.get(id)?.height ?? 0);
    if (ids.length < names.length) {
      const largest = ids.reduce((found, id) => (size(id) > size(found) ? id : found), ids[0] ?? "");
      made = divideTile(made, largest, `+${number}`, frames.get(largest) ?? area, gap);
    } else {
      const free = ids.filter((id) => joinable(made, id) !== null);
      // between holes no tile may have a neighbour
      if (free.length === 0) return gridTree(names, area);
      const smallest = free.reduce((found, id) => (size(id) < size(found) ? id : found), free[0] ?? "");
      made = joinTiles(made, joinable(made, smallest) ?? "", smallest, gap);
    }
  }
}

/** The tree with other names, in its own order. */
function named(tree: TileTree, names: readonly string[]): TileTree {
  const left = [...names];
  const rename = (one: TileTree): TileTree =>
    "id" in one
      ? isHole(one)
        ? one
        : { id: left.shift() ?? one.id }
      : { ...one, parts: one.parts.map((part) => ({ ...part, tree: rename(part.tree) })) };
  return rename(tree);
}

const framesOf = (tiles: readonly { readonly id: string; readonly frame: Rect }[]): ReadonlyMap<string, Rect> =>
  new Map(tiles.map(({ id, frame }) => [id, frame]));
