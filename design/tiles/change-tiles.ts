import type { Rect } from "../geometry.ts";
import { LEAST_TILE } from "./lay-tiles.ts";
import { isHole, isTile, type Part, type Split, type TileTree, type Way } from "./tile-tree.ts";

/** A line between two neighbouring parts of a split, which can be dragged. */
export interface TileEdge {
  /** The places of parts that lead to the split. */
  readonly path: readonly number[];
  /** Of the part before the line. */
  readonly at: number;
  /** Direction of the split: lines of rows are horizontal and move vertically. */
  readonly way: Way;
}

/** On which side of a tile an edge is. */
export type TileSide = "top" | "right" | "bottom" | "left";

/** The edges that limit a tile; a side at the rim of all tiles has none. */
export function edgesAround(tree: TileTree, id: string): ReadonlyMap<TileSide, TileEdge> {
  const edges = new Map<TileSide, TileEdge>();
  walk(tree, id, [], edges);
  return edges;
}

/** The innermost split counts: what is found on the way back comes first. */
function walk(tree: TileTree, id: string, path: readonly number[], edges: Map<TileSide, TileEdge>): boolean {
  if (isTile(tree)) return tree.id === id;
  const at = tree.parts.findIndex((part, index) => walk(part.tree, id, [...path, index], edges));
  if (at < 0) return false;
  const { way } = tree;
  const [before, after]: readonly TileSide[] = way === "across" ? ["left", "right"] : ["top", "bottom"];
  const isFree = (place: number) => tree.parts[place] !== undefined && !isHole(tree.parts[place].tree);
  if (before && isFree(at - 1) && !edges.has(before)) edges.set(before, { path, at: at - 1, way });
  if (after && isFree(at + 1) && !edges.has(after)) edges.set(after, { path, at, way });
  return true;
}

/**
 * Moves an edge by micrometres, as far as tiles on both sides stay wide enough. Only the two adjacent parts change, and
 * splits within them keep their proportions.
 *
 * @param frames as the tree lies now
 */
export function moveEdge(tree: TileTree, edge: TileEdge, by: number, frames: ReadonlyMap<string, Rect>): TileTree {
  return changeSplit(tree, edge.path, (split) => {
    const lengths = split.parts.map((part) => extentOf(part.tree, split.way, frames));
    const [before = 0, after = 0] = [lengths[edge.at], lengths[edge.at + 1]];
    const [first, second] = [split.parts[edge.at], split.parts[edge.at + 1]];
    if (!first || !second) return split;
    const most = after - leastOf(second.tree, split.way, after, frames);
    const least = before - leastOf(first.tree, split.way, before, frames);
    const kept = Math.round(Math.min(Math.max(by, -Math.max(least, 0)), Math.max(most, 0)));
    const shares = lengths.with(edge.at, before + kept).with(edge.at + 1, after - kept);
    return { ...split, parts: split.parts.map(({ tree: part }, at) => ({ tree: part, share: shares[at] ?? 1 })) };
  });
}

/** Least length of a part such that the narrowest of its tiles keeps its least width. */
function leastOf(tree: TileTree, way: Way, length: number, frames: ReadonlyMap<string, Rect>): number {
  const narrowest = Math.min(...leaves(tree).map((id) => lengthOf(frames.get(id), way)));
  return Math.min(length, Math.ceil((length * LEAST_EDGE) / Math.max(narrowest, 1)));
}

/** By hand no tile is made narrower than 8 mm, so that it can still be taken hold of. */
const LEAST_EDGE = 4 * LEAST_TILE;

/** Divides a tile across its longer side; the new one comes behind it. */
export function divideTile(tree: TileTree, id: string, added: string, frame: Rect, gap: number): TileTree {
  const way: Way = frame.width >= frame.height ? "across" : "down";
  const length = way === "across" ? frame.width : frame.height;
  const half = Math.max(1, Math.round((length - gap) / 2));
  const halves: readonly Part[] = [
    { tree: { id }, share: half },
    { tree: { id: added }, share: Math.max(1, length - gap - half) },
  ];
  const change = (one: TileTree): TileTree => {
    if (isTile(one)) return one.id === id ? { way, parts: halves } : one;
    const own = one.way === way ? one.parts.findIndex((part) => isTile(part.tree) && part.tree.id === id) : -1;
    if (own < 0) return { ...one, parts: one.parts.map((part) => ({ ...part, tree: change(part.tree) })) };
    const share = one.parts[own]?.share ?? 1;
    const scaled = halves.map((part) => ({ ...part, share: Math.max(1, Math.round((part.share * share) / length)) }));
    return { ...one, parts: one.parts.toSpliced(own, 1, ...scaled) };
  };
  return change(tree);
}

/** The neighbour to join a tile with: the next in its row or column, else the one before; null where both are split. */
export function joinable(tree: TileTree, id: string): string | null {
  if (isTile(tree)) return null;
  const at = tree.parts.findIndex((part) => isTile(part.tree) && part.tree.id === id);
  if (at < 0) return tree.parts.reduce<string | null>((found, part) => found ?? joinable(part.tree, id), null);
  for (const other of [tree.parts[at + 1]?.tree, tree.parts[at - 1]?.tree])
    if (other && isTile(other) && !isHole(other)) return other.id;
  return null;
}

/** Joins two neighbours of one split; the second is gone. */
export function joinTiles(tree: TileTree, kept: string, gone: string, gap: number): TileTree {
  if (isTile(tree)) return tree;
  const [at, other] = [kept, gone].map((id) => tree.parts.findIndex(({ tree: one }) => isTile(one) && one.id === id));
  if (at === undefined || other === undefined || at < 0 || other < 0)
    return { ...tree, parts: tree.parts.map((part) => ({ ...part, tree: joinTiles(part.tree, kept, gone, gap) })) };
  const share = (tree.parts[at]?.share ?? 1) + gap + (tree.parts[other]?.share ?? 1);
  const parts = tree.parts.with(at, { tree: { id: kept }, share }).toSpliced(other, 1);
  const [only, ...more] = parts;
  return only && more.length === 0 ? only.tree : { ...tree, parts };
}

function changeSplit(tree: TileTree, path: readonly number[], change: (split: Split) => TileTree): TileTree {
  if (isTile(tree)) return tree;
  const [first, ...rest] = path;
  if (first === undefined) return change(tree);
  const parts = tree.parts.map((part, at) =>
    at === first ? { ...part, tree: changeSplit(part.tree, rest, change) } : part,
  );
  return { ...tree, parts };
}

const leaves = (tree: TileTree): readonly string[] =>
  isTile(tree) ? [tree.id] : tree.parts.flatMap((part) => leaves(part.tree));

const lengthOf = (rect: Rect | undefined, way: Way) => (rect ? (way === "across" ? rect.width : rect.height) : 1);

/** Length of a subtree along a direction, from its first tile to the end of its last. */
function extentOf(tree: TileTree, way: Way, frames: ReadonlyMap<string, Rect>): number {
  const rects = leaves(tree).flatMap((id) => frames.get(id) ?? []);
  const starts = rects.map(({ x, y }) => (way === "across" ? x : y));
  const ends = rects.map(({ x, y, width, height }) => (way === "across" ? x + width : y + height));
  return Math.max(...ends) - Math.min(...starts);
}
