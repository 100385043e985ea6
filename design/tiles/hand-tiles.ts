import type { DesignElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { Step } from "../operation.ts";
import { divideTile, edgesAround, joinable, joinTiles, moveEdge, type TileSide } from "./change-tiles.ts";
import { layTiles } from "./lay-tiles.ts";
import { gapOfTiles } from "./move-tiles.ts";
import { bandOf, linesOf } from "./outline-bands.ts";
import type { ReadTiles } from "./read-tiles.ts";
import { type SideTiles, tilesOfSide } from "./side-tiles.ts";
import { emptyContents, lookOfTile, tileElement } from "./tile-elements.ts";
import { layingSteps } from "./tile-steps.ts";
import type { TileTree } from "./tile-tree.ts";

/** A tile by its id, with all that are laid out together; null for what is none, and where they interlock. */
function inHand(elements: readonly DesignElement[], id: string) {
  const side = tilesOfSide(elements);
  const held = side?.tiles.find((one) => one.id === id);
  return side?.read && held ? { side, read: side.read, held, gap: gapOfTiles(side) } : null;
}

/** The sides of a tile at which another one is: there the line between them can be moved. */
export function movableSides(elements: readonly DesignElement[], id: string): readonly TileSide[] {
  const hand = inHand(elements, id);
  return hand ? [...edgesAround(hand.read.tree, id).keys()] : [];
}

/** Moves the line at one side of a tile by micrometres, right or down; adjacent tiles adapt. */
export function moveSide(elements: readonly DesignElement[], id: string, at: TileSide, by: number): readonly Step[] {
  const hand = inHand(elements, id);
  const edge = hand && edgesAround(hand.read.tree, id).get(at);
  if (!hand || !edge) return [];
  const { side, read, gap } = hand;
  const frames = layTiles(read.tree, read.area, gap);
  return laidSteps(side, read, moveEdge(read.tree, edge, by, frames), gap);
}

/** Divides a tile across its longer side; the new one is empty. Null where halves would be too narrow. */
export function divideSteps(
  { id: surface, elements }: { readonly id: string; readonly elements: readonly DesignElement[] },
  id: string,
  added: string,
): readonly Step[] | null {
  const hand = inHand(elements, id);
  if (!hand) return null;
  const { side, read, held, gap } = hand;
  if (Math.max(held.frame.width, held.frame.height) < 2 * LEAST_HALF + gap) return null;
  const tree = divideTile(read.tree, id, added, held.frame, gap);
  const frames = fittedFrames(side, layTiles(tree, read.area, gap));
  const frame = frames.get(added) ?? held.frame;
  const number = 1 + Math.max(...side.tiles.map(({ slot }) => Number(slot?.replace(/\D+/, "") ?? 0)));
  const half = tileElement({ id: added, n: number, frame }, emptyContents, lookOfTile(held), side.stencil);
  const place = elements.findIndex((one) => one.id === id) + 1;
  return [
    ...layingSteps(side.tiles, { frames, stencil: side.stencil }),
    { type: "addElements", surface, elements: [half], at: place },
  ];
}

/** By hand no half is made narrower than this, micrometres, so that it can still be taken hold of. */
const LEAST_HALF = 8_000;

/** Joins a tile with its neighbour, whose photo goes back to the tray, or comes into a place that was empty. */
export function joinSteps(elements: readonly DesignElement[], id: string): readonly Step[] | null {
  const hand = inHand(elements, id);
  const other = hand && joinable(hand.read.tree, id);
  const gone = hand?.side.tiles.find((one) => one.id === other);
  if (!hand || !gone || gone.locked || hand.side.tiles.length < 3) return null;
  const { side, read, held, gap } = hand;
  const tree = joinTiles(read.tree, id, gone.id, gap);
  const laid = laidSteps({ ...side, tiles: side.tiles.filter((one) => one !== gone) }, read, tree, gap);
  const moved: readonly Step[] =
    held.photo === null && gone.photo !== null
      ? [{ type: "placePhoto", element: id, photo: gone.photo, placement: gone.placement }]
      : [];
  return [{ type: "removeElements", elements: [gone.id] }, ...laid, ...moved];
}

const laidSteps = (side: SideTiles, { area }: ReadTiles, tree: TileTree, gap: number): readonly Step[] =>
  layingSteps(side.tiles, { frames: fittedFrames(side, layTiles(tree, area, gap)), stencil: side.stencil });

/** Rows under an outline reach as far as the outline does at their height, whatever height they have been given. */
function fittedFrames({ stencil }: SideTiles, frames: ReadonlyMap<string, Rect>): ReadonlyMap<string, Rect> {
  if (!stencil) return frames;
  const lines = linesOf(stencil.outline, stencil.box);
  const fitted = new Map(frames);
  const rows = Map.groupBy(frames, ([, { y, height }]) => `${y} ${height}`);
  for (const row of rows.values())
    for (const { from, to } of bandOf(lines, row[0]?.[1].y ?? 0, row[0]?.[1].height ?? 1).stretches) {
      const own = row
        .filter(([, { x, width }]) => x < to && x + width > from)
        .toSorted(([, one], [, other]) => one.x - other.x);
      const [first, last] = [own[0], own.at(-1)];
      if (first) stretch(fitted, first[0], Math.floor(from), null);
      if (last) stretch(fitted, last[0], null, Math.ceil(to));
    }
  return fitted;
}

function stretch(frames: Map<string, Rect>, id: string, left: number | null, right: number | null): void {
  const frame = frames.get(id);
  if (!frame) return;
  const [from, to] = [left ?? frame.x, right ?? frame.x + frame.width];
  if (to - from >= LEAST_HALF) frames.set(id, { ...frame, x: from, width: to - from });
}
