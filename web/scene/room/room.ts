import type { Rect, Size } from "../../../design/geometry.ts";
import { sofaSize } from "../../../design/sofa.ts";

/** A wall to scale, micrometres, from its top left corner; the floor is its lower edge. */
export interface Room {
  readonly wall: Size;
  readonly sofa: Rect;
  /** Where the picture hangs, as large as it is outside. */
  readonly picture: Rect;
}

const CENTIMETRE = 10_000;
const EYE_LEVEL = 155 * CENTIMETRE;
const OVER_SOFA = 22 * CENTIMETRE;
const CEILING = 255 * CENTIMETRE;
const LEAST_WALL = 360 * CENTIMETRE;

/** Hangs a picture over the sofa: its middle at eye level, or higher when it would touch the sofa. */
export function roomFor(outer: Size): Room {
  const middle = Math.max(EYE_LEVEL, sofaSize.height + OVER_SOFA + outer.height / 2);
  const height = Math.max(CEILING, middle + outer.height / 2 + 25 * CENTIMETRE);
  const width = Math.max(LEAST_WALL, Math.round(outer.width * 1.3));
  return {
    wall: { width, height },
    sofa: { x: (width - sofaSize.width) / 2, y: height - sofaSize.height, ...sofaSize },
    picture: { x: (width - outer.width) / 2, y: height - middle - outer.height / 2, ...sizeOf(outer) },
  };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
