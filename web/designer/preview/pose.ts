import type { Rect } from "../../../design/geometry.ts";
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

/** Where a leaf lies on the closed thing, micrometres from its upper left corner: at its hinge, in the middle along it. */
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
  return piece.leaves.map((leaf, n) => lying(placeOf(leaf, piece), leaf, turnAt(piece, n, stop) === 1)).reduce(around);
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

function around(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The largest it gets, so that it never changes its scale while it is turned. */
export function largestOf(piece: Piece): { readonly width: number; readonly height: number } {
  const stops = piece.last === "over" ? lastStop(piece) : Math.min(lastStop(piece), 2);
  const all = Array.from({ length: stops + 1 }, (_, stop) => boundsAt(piece, stop));
  return { width: Math.max(...all.map(({ width }) => width)), height: Math.max(...all.map(({ height }) => height)) };
}

/** Its middle while it moves: between those of the two stops around. */
export function middleAt(piece: Piece, at: number): { readonly x: number; readonly y: number } {
  const [from, to] = [Math.floor(at), Math.ceil(at)].map((stop) => {
    const { x, y, width, height } = boundsAt(piece, stop);
    return { x: x + width / 2, y: y + height / 2 };
  }) as [{ x: number; y: number }, { x: number; y: number }];
  const part = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
