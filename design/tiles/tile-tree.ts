/**
 * Tiles as a tree of splits: an area is cut into parts beside or below each other, and each part may be cut again. Only
 * shares are kept; `layTiles` makes frames of them with gaps that are exact to the micrometre.
 */
export type TileTree = Tile | Split;

/** One tile, by the id of the element that fills it. */
export interface Tile {
  readonly id: string;
}

export interface Split {
  /** Parts beside each other, or below each other. */
  readonly parts: readonly Part[];
  readonly way: Way;
}

export type Way = "across" | "down";

export interface Part {
  readonly tree: TileTree;
  /** Its share of the split among its siblings, at least 1: lengths in micrometres, or whatever adds up. */
  readonly share: number;
}

export const isTile = (tree: TileTree): tree is Tile => "id" in tree;

export const tile = (id: string): Tile => ({ id });

/** Room that no tile fills, as beside the strokes of a letter: laid out as a tile is, and drawn by nobody. */
export const hole = (way: Way, from: number, { x, y }: { readonly x: number; readonly y: number }): Tile =>
  tile(`${HOLE}${way} ${from} ${x} ${y}`);

/** No element's id begins so. */
const HOLE = "hole ";
export const isHole = (tree: TileTree): boolean => isTile(tree) && tree.id.startsWith(HOLE);

/** A split in equal parts; of one part that part itself. */
export function evenSplit(way: Way, trees: readonly TileTree[]): TileTree {
  const [only, ...more] = trees;
  if (!only) throw new Error("a split needs parts");
  return more.length === 0 ? only : { way, parts: trees.map((tree) => ({ tree, share: 1000 })) };
}

/** The ids of all tiles, from the top left on. */
export const tilesOf = (tree: TileTree): readonly string[] =>
  isTile(tree) ? (isHole(tree) ? [] : [tree.id]) : tree.parts.flatMap((part) => tilesOf(part.tree));
