import type { Point, Rect, Size } from "../../../design/geometry.ts";
import { around, middle } from "../../../design/rect.ts";
import type { Leaf, Piece } from "../../../products/assembly.ts";
import { lastStop } from "./stops.ts";

const share = (value: number) => Math.min(Math.max(value, 0), 1);

/** How far the closed thing is turned over, 0 to 1; `at` counts turned leaves, with parts of one while it moves. */
export const overAt = (piece: Piece, at: number): number =>
  piece.last === "over" ? share(at - lastStop(piece) + 1) : 0;

/** How far a leaf is turned, 0 to 1; where everything is turned over the opened ones close on the way. */
export function turnAt(piece: Piece, n: number, at: number): number {
  if (piece.last === "over" && n === piece.leaves.length - 1) return 0;
  return share(at - n) * (1 - overAt(piece, at));
}

/** Place of a leaf on the closed product, micrometres from its top left: at its hinge, in the middle along it. */
export function placeOf({ size, hinge }: Leaf, { body }: Piece): Rect {
  const across = (body.width - size.width) / 2;
  const down = (body.height - size.height) / 2;
  switch (hinge) {
    case "left":
      return { x: 0, y: down, ...size };
    case "right":
      return { x: body.width - size.width, y: down, ...size };
    case "top":
      return { x: across, y: 0, ...size };
  }
}

/** What a piece covers at a stop, micrometres from the upper left corner of the closed thing. */
export function boundsAt(piece: Piece, stop: number): Rect {
  if (piece.turned === "behind") return { x: 0, y: 0, ...piece.body };
  const lies = piece.leaves.map((leaf, n) => lying(placeOf(leaf, piece), leaf, turnAt(piece, n, stop) === 1));
  return lies.reduce<Rect | null>(around, null) ?? { x: 0, y: 0, ...piece.body };
}

function lying(place: Rect, { hinge }: Leaf, turned: boolean): Rect {
  if (!turned) return place;
  switch (hinge) {
    case "left":
      return { ...place, x: place.x - place.width };
    case "right":
      return { ...place, x: place.x + place.width };
    case "top":
      return { ...place, y: place.y - place.height };
  }
}

/** The largest it gets, so that it never changes its scale while it is turned. */
export function largestOf(piece: Piece): Size {
  const stops = piece.last === "over" ? lastStop(piece) : Math.min(lastStop(piece), 2);
  const all = Array.from({ length: stops + 1 }, (_, stop) => boundsAt(piece, stop));
  return { width: Math.max(...all.map(({ width }) => width)), height: Math.max(...all.map(({ height }) => height)) };
}

/** Its middle while it moves: between those of the two stops around. */
export function middleAt(piece: Piece, at: number): Point {
  const [from, to] = [middle(boundsAt(piece, Math.floor(at))), middle(boundsAt(piece, Math.ceil(at)))];
  const part = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
