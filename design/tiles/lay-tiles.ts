import type { Rect } from "../geometry.ts";
import { isHole, isTile, type TileTree } from "./tile-tree.ts";

/** No tile is narrower than this, whatever gap is wished for: 2 mm. */
export const LEAST_TILE = 2_000;

/**
 * Frames of all tiles: they fill the area, and neighbours are exactly `gap` apart. Where tiles would become too narrow
 * the gap gives way for all of them.
 */
export function layTiles(tree: TileTree, area: Rect, gap: number): ReadonlyMap<string, Rect> {
  const frames = new Map<string, Rect>();
  lay(tree, area, possibleGap(tree, area, gap), frames);
  return frames;
}

/** The gap that `layTiles` really leaves: the one wished for, or the widest that every tile has room beside. */
export function possibleGap(tree: TileTree, area: Rect, wished: number): number {
  if (leastSide(tree, area, wished) >= LEAST_TILE) return wished;
  let [low, high] = [0, wished];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (leastSide(tree, area, middle) >= LEAST_TILE) low = middle;
    else high = middle;
  }
  return low;
}

function leastSide(tree: TileTree, area: Rect, gap: number): number {
  if (isHole(tree)) return LEAST_TILE;
  if (isTile(tree)) return Math.min(area.width, area.height);
  const parts = cut(tree, area, gap);
  return Math.min(...tree.parts.map((part, at) => leastSide(part.tree, parts[at] ?? area, gap)));
}

function lay(tree: TileTree, area: Rect, gap: number, into: Map<string, Rect>): void {
  if (isTile(tree)) into.set(tree.id, area);
  else {
    const parts = cut(tree, area, gap);
    for (const [at, part] of tree.parts.entries()) lay(part.tree, parts[at] ?? area, gap, into);
  }
}

/** The areas of a split's parts. Ends are rounded, not lengths, so that nothing is lost or gained on the way. */
function cut({ way, parts }: Exclude<TileTree, { id: string }>, area: Rect, gap: number): readonly Rect[] {
  const whole = way === "across" ? area.width : area.height;
  const free = whole - gap * (parts.length - 1);
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  let before = 0;
  return parts.map(({ share }, at) => {
    const from = Math.round((free * before) / total);
    before += share;
    const length = Math.round((free * before) / total) - from;
    const start = from + gap * at;
    return way === "across"
      ? { ...area, x: area.x + start, width: length }
      : { ...area, y: area.y + start, height: length };
  });
}
