import { direction, normaliseAngle } from "../../../../design/angle.ts";
import type { Point } from "../../../../design/geometry.ts";
import { rotate } from "../../../../design/placement.ts";
import { middle } from "../../../../design/rect.ts";
import type { TurnedBox } from "./turned-box.ts";

/** How a turn comes to rest: not at all, close to quarter turns, or at every fifteen degrees. */
export type TurnRest = "free" | "quarters" | "fifteens";

const QUARTER = 90_000;
const FIFTEEN = 15_000;
/** So near to a quarter turn one means it. */
const NEAR = 3_000;

/** Direction of a point as seen from another, millidegrees clockwise from the right. */
const bearing = (from: Point, to: Point) => Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180_000) / Math.PI);

/** By how much a pointer has gone round a middle, millidegrees. */
export const turnAround = (centre: Point, from: Point, to: Point): number =>
  normaliseAngle(bearing(centre, to) - bearing(centre, from));

/** The angle at which a turn of the pointer comes to rest. */
export function restingAngle(rotation: number, by: number, rest: TurnRest): number {
  const angle = normaliseAngle(rotation + by);
  const step = rest === "fifteens" ? FIFTEEN : QUARTER;
  const nearest = Math.round(angle / step) * step;
  const takes = rest === "fifteens" || (rest === "quarters" && Math.abs(angle - nearest) <= NEAR);
  return normaliseAngle(takes ? nearest : angle);
}

/** The box turned about a point, millidegrees; about its own middle its frame stays. */
export function turnedAbout({ frame, rotation }: TurnedBox, pivot: Point, by: number): TurnedBox {
  const centre = middle(frame);
  const off = rotate({ x: centre.x - pivot.x, y: centre.y - pivot.y }, direction(by));
  return {
    rotation: normaliseAngle(rotation + by),
    frame: {
      ...frame,
      x: Math.round(pivot.x + off.x - frame.width / 2) + 0,
      y: Math.round(pivot.y + off.y - frame.height / 2) + 0,
    },
  };
}
