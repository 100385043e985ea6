import { type Direction, direction, isQuarterTurn } from "./angle.ts";
import type { PhotoPlacement } from "./document.ts";
import type { Point, Rect, Size, UnitMatrix } from "./geometry.ts";
import { middle } from "./rect.ts";

/**
 * Placement of a photo in its box: boxes in integer micrometres of the page, photos in pixels, placements as in the
 * document. Pure and exact: only IEEE arithmetic and one rounding at the end.
 */
export const ONE = 1_000_000;
export const MAX_ZOOM = 20 * ONE;

/** The whole picture in the middle, upright. */
export const plainPlacement = (fit: PhotoPlacement["fit"]): PhotoPlacement => ({
  fit,
  centre: { x: ONE / 2, y: ONE / 2 },
  zoom: ONE,
  rotation: 0,
});

/**
 * Rounding the corners of a tilted photo to whole micrometres can move an edge by up to 2.2 µm; a filling photo is
 * made this much larger on each side, so that it still covers its box exactly.
 */
const TILT_SLACK = 3;

/** A photo laid into a box, before rounding: printed size in micrometres and its turn. */
export interface PlacedPhoto {
  readonly size: Size;
  readonly turn: Direction;
  /** Half the box, measured along the photo's own axes. */
  readonly reach: Size;
}

/**
 * Printed size of the photo. `fill` takes the smallest size whose tilted picture still covers the box when centred,
 * `fit` the largest whose tilted picture stays inside; both times `zoom`.
 */
export function placed(photo: Size, box: Rect, placement: PhotoPlacement): PlacedPhoto {
  const turn = direction(placement.rotation);
  const reach = halfExtents(box, turn, isQuarterTurn(placement.rotation) ? 0 : TILT_SLACK);
  const scale = (placement.fit === "fill" ? fillScale(photo, reach) : fitScale(photo, box, turn)) * placement.zoom;
  return { size: { width: (photo.width * scale) / ONE, height: (photo.height * scale) / ONE }, turn, reach };
}

/**
 * The matrix that draws the photo, after clamping its placement. Rounds the photo's corners, not its axes, so that
 * edges of an upright picture are exact.
 */
export function photoMatrix(photo: Size, box: Rect, placement: PhotoPlacement): UnitMatrix {
  const { centre } = clampPlacement(photo, box, placement);
  const { size, turn } = placed(photo, box, placement);
  const at = (u: number, v: number): Point => {
    const x = (u - centre.x / ONE) * size.width;
    const y = (v - centre.y / ONE) * size.height;
    const { x: boxX, y: boxY } = middle(box);
    return { x: Math.round(boxX + x * turn.cos - y * turn.sin), y: Math.round(boxY + x * turn.sin + y * turn.cos) };
  };
  const origin = at(0, 0);
  const right = at(1, 0);
  const down = at(0, 1);
  return [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x + 0, origin.y + 0];
}

/** Clamps a placement: a filling photo never shows white, a fitting one never leaves its box. Idempotent. */
export function clampPlacement(photo: Size, box: Rect, placement: PhotoPlacement): PhotoPlacement {
  const lying = placed(photo, box, placement);
  const centre =
    placement.fit === "fill" ? clampFilling(lying, placement.centre) : clampFitting(lying, box, placement.centre);
  return { ...placement, centre };
}

/** Rounding noise in parts per million that must not push a limit to the next whole number. */
const NOISE = 1e-6;

function clampFilling({ size, reach }: PlacedPhoto, centre: Point): Point {
  const clamp = (value: number, half: number, length: number) => {
    const least = Math.min(Math.ceil((half / length) * ONE - NOISE), ONE / 2);
    return Math.min(Math.max(value, least), ONE - least);
  };
  return { x: clamp(centre.x, reach.width, size.width), y: clamp(centre.y, reach.height, size.height) };
}

function clampFitting({ size, turn }: PlacedPhoto, box: Rect, centre: Point): Point {
  const off = rotate({ x: (centre.x / ONE - 0.5) * size.width, y: (centre.y / ONE - 0.5) * size.height }, turn);
  const outer = { x: extent(size.width, size.height, turn), y: extent(size.height, size.width, turn) };
  const limitX = Math.abs(box.width - outer.x) / 2;
  const limitY = Math.abs(box.height - outer.y) / 2;
  const kept = { x: Math.min(Math.max(off.x, -limitX), limitX), y: Math.min(Math.max(off.y, -limitY), limitY) };
  // A centre rounded to whole parts per million may miss the limit by this much; it must count as inside.
  const tolerance = (size.width + size.height) / ONE;
  if (Math.abs(kept.x - off.x) <= tolerance && Math.abs(kept.y - off.y) <= tolerance) return centre;
  const back = rotate(kept, { cos: turn.cos, sin: -turn.sin });
  return {
    x: Math.round((back.x / size.width + 0.5) * ONE),
    y: Math.round((back.y / size.height + 0.5) * ONE),
  };
}

/** A vector turned clockwise. */
export const rotate = (vector: Point, { cos, sin }: Direction): Point => ({
  x: vector.x * cos - vector.y * sin,
  y: vector.x * sin + vector.y * cos,
});

/** Extent of a tilted rectangle along the axis of its first side. */
const extent = (along: number, across: number, { cos, sin }: Direction) =>
  along * Math.abs(cos) + across * Math.abs(sin);

const halfExtents = (box: Size, turn: Direction, slack: number): Size => ({
  width: extent(box.width, box.height, turn) / 2 + slack,
  height: extent(box.height, box.width, turn) / 2 + slack,
});

const fillScale = (photo: Size, reach: Size) =>
  Math.max((2 * reach.width) / photo.width, (2 * reach.height) / photo.height);

const fitScale = (photo: Size, box: Size, turn: Direction) =>
  Math.min(box.width / extent(photo.width, photo.height, turn), box.height / extent(photo.height, photo.width, turn));
