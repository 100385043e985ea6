import type { Point } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { middle } from "../../../design/rect.ts";
import { type Fingers, middleOf, spreadBetween } from "../scene/fingers.ts";
import type { Handle } from "../scene/handle-drag.ts";
import { turnAround } from "./geometry/turn.ts";
import { type Grip, type Manner, moved, pinched, pulled, type Reached, turned } from "./grip.ts";

/** What a pressed pointer does; points in micrometres from the trim's corner. */
export type Gesture =
  | { readonly kind: "move"; readonly grip: Grip; readonly from: Point }
  | { readonly kind: "pull"; readonly grip: Grip; readonly from: Point; readonly handle: Handle }
  | { readonly kind: "turn"; readonly grip: Grip; readonly from: Point }
  /** One photo dragged over the place of another. */
  | { readonly kind: "swap"; readonly steps: (to: Point) => readonly Step[] }
  /** The line between two tiles. */
  | { readonly kind: "line"; readonly steps: (to: Point) => readonly Step[] }
  | { readonly kind: "pinch"; readonly grip: Grip; readonly from: Fingers };

/** What the gesture has come to with its fingers here. */
export function reach(gesture: Gesture, now: Fingers, manner: Manner): Reached {
  const [to] = now;
  if ("steps" in gesture) return { steps: gesture.steps(to), guides: [] };
  const { grip } = gesture;
  switch (gesture.kind) {
    case "move":
      return moved(grip, way(gesture.from, to), manner);
    case "pull":
      return pulled(grip, gesture.handle, way(gesture.from, to), manner);
    case "turn":
      return turned(grip, turnAround(middle(grip.bounds), gesture.from, to), manner);
    case "pinch":
      return pinched(
        grip,
        way(middleOf(gesture.from), middleOf(now)),
        spreadBetween(gesture.from, now),
        twist(gesture.from, now),
      );
  }
}

const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** By how much the line from one finger to the other has turned, millidegrees. */
function twist([a, b]: Fingers, [c, d]: Fingers): number {
  return b && d ? turnAround({ x: 0, y: 0 }, way(a, b), way(c, d)) : 0;
}
