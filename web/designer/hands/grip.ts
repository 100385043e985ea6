import type { Point, Rect } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { middle } from "../../../design/rect.ts";
import type { Handle } from "../scene/handle-drag.ts";
import type { Guide } from "./geometry/guide.ts";
import { groupScale, isCorner, leastSize, resized } from "./geometry/resize.ts";
import type { SnapSide } from "./geometry/snap-lines.ts";
import { snapMove, straight } from "./geometry/snap-move.ts";
import { snapResize } from "./geometry/snap-resize.ts";
import { restingAngle, type TurnRest, turnedAbout } from "./geometry/turn.ts";
import type { TurnedBox } from "./geometry/turned-box.ts";
import { boxSteps, moveAll } from "./steps/frame-steps.ts";
import type { Movable } from "./steps/held.ts";

/** What is taken hold of, as it was when the pointer came down. */
export interface Grip {
  /** At least one. */
  readonly items: readonly Movable[];
  /** The upright rectangle around all of them. */
  readonly bounds: Rect;
  /** What it may rest at. */
  readonly others: readonly Rect[];
  readonly side: SnapSide;
  /** Its corners are pulled in proportion: a photo, a drawing. */
  readonly keepsShape: boolean;
}

/** How a pointer is meant. */
export interface Manner {
  /** Shift: straight across or down, in proportion, in steps of fifteen degrees. */
  readonly strict: boolean;
  /** Ctrl: comes to rest nowhere. */
  readonly free: boolean;
  /** From how far lines attract, micrometres. */
  readonly tolerance: number;
}

/** What a gesture has come to; always from where it began, so that a pointer that goes back undoes it. */
export interface Reached {
  readonly steps: readonly Step[];
  readonly guides: readonly Guide[];
}

/** Dragged by `by` micrometres. */
export function moved({ items, bounds, others, side }: Grip, by: Point, { strict, free, tolerance }: Manner): Reached {
  const asked = strict ? straight(by) : by;
  const way = { x: Math.round(asked.x), y: Math.round(asked.y) };
  const there = { ...bounds, x: bounds.x + way.x, y: bounds.y + way.y };
  const snapped = free ? { by: { x: 0, y: 0 }, guides: [] } : snapMove(there, others, side, tolerance);
  // a straight way stays straight
  const more = { x: strict && asked.x === 0 ? 0 : snapped.by.x, y: strict && asked.y === 0 ? 0 : snapped.by.y };
  return { steps: moveAll(items, { x: way.x + more.x, y: way.y + more.y }), guides: snapped.guides };
}

/** A handle dragged by `by` micrometres: of the one element, or of the rectangle around several. */
export function pulled(grip: Grip, handle: Handle, by: Point, manner: Manner): Reached {
  const { items, bounds } = grip;
  const [only, ...more] = items;
  if (!only) return { steps: [], guides: [] };
  const isOne = more.length === 0;
  const box: TurnedBox = isOne ? only.box : { frame: bounds, rotation: 0 };
  const proportional = manner.strict || (isCorner(handle) && (!isOne || grip.keepsShape));
  const how = { proportional, least: isOne ? leastSize : leastAround(grip) };
  const snapped =
    manner.free || box.rotation !== 0
      ? { by: { x: 0, y: 0 }, guides: [] }
      : snapResize(box.frame, handle, by, how, grip.others, grip.side, manner.tolerance);
  const after = resized(box, handle, { x: by.x + snapped.by.x, y: by.y + snapped.by.y }, how);
  const scale = groupScale(bounds, after.frame);
  const steps = isOne ? boxSteps(items, () => after) : boxSteps(items, scale.box, scale.type);
  return { steps: isSameBox(box, after) ? [] : steps, guides: snapped.guides };
}

/** Turned by a pointer that has gone round the middle by so many millidegrees. */
export function turned({ items, bounds }: Grip, by: number, { strict, free }: Manner): Reached {
  const [only, ...more] = items;
  const rest: TurnRest = strict ? "fifteens" : free ? "free" : "quarters";
  const from = only && more.length === 0 ? only.box.rotation : 0;
  const way = restingAngle(from, by, rest) - from;
  const pivot = more.length === 0 && only ? middle(only.box.frame) : middle(bounds);
  return { steps: way === 0 ? [] : boxSteps(items, (box) => turnedAbout(box, pivot, way)), guides: [] };
}

/** Two fingers: by what they moved, grew apart and turned. Type grows with its box. */
export function pinched({ items, bounds }: Grip, by: Point, growth: number, angle: number): Reached {
  const pivot = middle(bounds);
  const least = Math.max(...items.map(({ box }) => leastSize.width / Math.min(box.frame.width, box.frame.height)));
  const factor = Math.max(growth, Math.min(least, 1));
  const turn = restingAngle(0, angle, "quarters");
  const box = (old: TurnedBox): TurnedBox => {
    const centre = middle(old.frame);
    const size = {
      width: Math.max(Math.round(old.frame.width * factor), 1),
      height: Math.max(Math.round(old.frame.height * factor), 1),
    };
    const x = pivot.x + (centre.x - pivot.x) * factor - size.width / 2;
    const y = pivot.y + (centre.y - pivot.y) * factor - size.height / 2;
    const { frame, rotation } = turnedAbout({ frame: { x, y, ...size }, rotation: old.rotation }, pivot, turn);
    return {
      rotation,
      frame: { ...frame, x: Math.round(frame.x + by.x) + 0, y: Math.round(frame.y + by.y) + 0 },
    };
  };
  return { steps: boxSteps(items, box, factor), guides: [] };
}

/** How small the rectangle around several may become, so that none of them is lost. */
function leastAround({ items, bounds }: Grip) {
  const factor = Math.max(
    ...items.map(({ box }) => leastSize.width / Math.max(Math.min(box.frame.width, box.frame.height), 1)),
  );
  const share = Math.min(factor, 1);
  return { width: Math.round(bounds.width * share), height: Math.round(bounds.height * share) };
}

const isSameBox = (one: TurnedBox, other: TurnedBox) =>
  one.rotation === other.rotation &&
  one.frame.x === other.frame.x &&
  one.frame.y === other.frame.y &&
  one.frame.width === other.frame.width &&
  one.frame.height === other.frame.height;
