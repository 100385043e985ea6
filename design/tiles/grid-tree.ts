import type { Rect, Size } from "../geometry.ts";
import { chanceOf } from "./chance.ts";
import { evenSplit, isTile, type TileTree, tile, type Way } from "./tile-tree.ts";

/** Best aspect of tiles: slightly wide, which crops least of landscape and portrait photos. */
const BEST = 1.15;

/** Rows of nearly equal tiles, as many rows as give the least narrow tiles; middle rows have fewer. */
export function gridTree(ids: readonly string[], area: Size): TileTree {
  const rows = bestRows(ids.length, area);
  return evenSplit(
    "down",
    shareOut(ids, countsOf(ids.length, rows)).map((row) =>
      evenSplit(
        "across",
        row.map((id) => tile(id)),
      ),
    ),
  );
}

function bestRows(count: number, { width, height }: Size): number {
  let best = { rows: 1, badness: Number.POSITIVE_INFINITY };
  for (let rows = 1; rows <= count; rows += 1) {
    const badness = countsOf(count, rows).reduce((sum, columns) => {
      const ratio = width / columns / (height / rows) / BEST;
      return sum + columns * Math.max(ratio, 1 / ratio);
    }, 0);
    // uneven rows must earn their place
    const uneven = count % rows === 0 ? 1 : 1.06;
    if (badness * uneven < best.badness) best = { rows, badness: badness * uneven };
  }
  return best.rows;
}

/** Number of tiles in each row: the larger numbers spread evenly. */
const countsOf = (count: number, rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows));

/** The first so many, the next so many ... */
export function shareOut<Item>(items: readonly Item[], counts: readonly number[]): readonly (readonly Item[])[] {
  let at = 0;
  return counts.map((count) => {
    at += count;
    return items.slice(at - count, at);
  });
}

const ATTEMPTS = 24;

/** Irregular tiles, deterministic by seed. The best of some attempts, so that none is a sliver. */
export function mosaicTree(ids: readonly string[], area: Size, seed: number): TileTree {
  const chance = chanceOf(seed);
  let best: { tree: TileTree; badness: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const tree = mosaic(ids, area, chance);
    const badness = worstRatio(tree, area);
    if (!best || badness < best.badness) best = { tree, badness };
  }
  if (!best) throw new Error("a mosaic needs tiles");
  return best.tree;
}

function mosaic(ids: readonly string[], { width, height }: Size, chance: () => number): TileTree {
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0) return tile(only);
  const way: Way = width / height > 0.85 + 0.5 * chance() ? "across" : "down";
  const first = Math.min(Math.max(Math.round(ids.length * (0.3 + 0.4 * chance())), 1), ids.length - 1);
  // a part is larger or smaller than its tiles alone would make it
  const share = Math.round((1000 * first) / ids.length + 160 * (chance() - 0.5));
  const kept = Math.min(Math.max(share, 200), 800);
  const along = (part: number): Size =>
    way === "across" ? { width: (width * part) / 1000, height } : { width, height: (height * part) / 1000 };
  return {
    way,
    parts: [
      { tree: mosaic(ids.slice(0, first), along(kept), chance), share: kept },
      { tree: mosaic(ids.slice(first), along(1000 - kept), chance), share: 1000 - kept },
    ],
  };
}

/** Deviation of the worst tile from the best aspect; a tile much smaller than the others counts as well. */
function worstRatio(tree: TileTree, area: Size): number {
  const sizes = sizesOf(tree, area);
  const mean = (area.width * area.height) / sizes.length;
  return Math.max(
    ...sizes.map(({ width, height }) => {
      const ratio = width / height / BEST;
      return Math.max(ratio, 1 / ratio, (0.45 * mean) / (width * height));
    }),
  );
}

function sizesOf(tree: TileTree, area: Size): readonly Size[] {
  if (isTile(tree)) return [area];
  const total = tree.parts.reduce((sum, { share }) => sum + share, 0);
  return tree.parts.flatMap(({ tree: part, share }) =>
    sizesOf(
      part,
      tree.way === "across"
        ? { ...area, width: (area.width * share) / total }
        : { ...area, height: (area.height * share) / total },
    ),
  );
}

/** The area without a border all round, no smaller than a tenth of it. */
export function withinBorder({ x, y, width, height }: Rect, border: number): Rect {
  const kept = Math.min(border, Math.floor(0.45 * Math.min(width, height)));
  return { x: x + kept, y: y + kept, width: width - 2 * kept, height: height - 2 * kept };
}
