import { direction, normaliseAngle } from "../../../../design/angle.ts";
import type { Point, Rect, Size } from "../../../../design/geometry.ts";
import { rotate } from "../../../../design/placement.ts";
import { middle } from "../../../../design/rect.ts";
import { type Handle, handleAt } from "../../scene/handle-drag.ts";
import type { TurnedBox } from "./turned-box.ts";

export interface Resizing {
  /** Width and height keep their relation. */
  readonly proportional: boolean;
  /** Micrometres. */
  readonly least: Size;
}

/** Two millimetres: less cannot be taken hold of again. */
export const leastSize: Size = { width: 2_000, height: 2_000 };

/** Which way a handle pulls along the frame's own directions: -1, 0 or 1. */
export const pullOf = (handle: Handle): Point => ({
  x: Number(handle.includes("e")) - Number(handle.includes("w")),
  y: Number(handle.includes("s")) - Number(handle.includes("n")),
});

export const isCorner = (handle: Handle) => handle.length === 2;

/**
 * The box while one of its handles is pulled by `by` (micrometres of the side): the opposite corner or edge stays where
 * it is, also of a turned box.
 */
export function resized(box: TurnedBox, handle: Handle, by: Point, { proportional, least }: Resizing): TurnedBox {
  const turn = direction(box.rotation);
  const pull = pullOf(handle);
  const own = rotate(by, { cos: turn.cos, sin: -turn.sin });
  const wanted = { width: box.frame.width + own.x * pull.x, height: box.frame.height + own.y * pull.y };
  const size = proportional ? inProportion(box.frame, wanted, pull, least) : atLeast(wanted, least);
  return { rotation: box.rotation, frame: keepingAnchor(box, handle, size) };
}

const atLeast = (wanted: Size, least: Size): Size => ({
  width: Math.max(Math.round(wanted.width), least.width),
  height: Math.max(Math.round(wanted.height), least.height),
});

/** A corner follows the pointer along the diagonal; an edge takes the other length along. */
function inProportion(from: Size, wanted: Size, pull: Point, least: Size): Size {
  const across = wanted.width / from.width;
  const down = wanted.height / from.height;
  const [w, h] = [from.width ** 2, from.height ** 2];
  const factor = pull.x === 0 ? down : pull.y === 0 ? across : (across * w + down * h) / (w + h);
  const smallest = Math.max(least.width / from.width, least.height / from.height);
  return scaledSize(from, Math.max(factor, smallest));
}

const scaledSize = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(Math.round(width * factor), 1),
  height: Math.max(Math.round(height * factor), 1),
});

/** The frame of this size whose point opposite the handle is where it was. */
function keepingAnchor({ frame, rotation }: TurnedBox, handle: Handle, size: Size): Rect {
  const pull = pullOf(handle);
  const off = { x: (pull.x * (size.width - frame.width)) / 2, y: (pull.y * (size.height - frame.height)) / 2 };
  const [centre, moved] = [middle(frame), rotate(off, direction(rotation))];
  return {
    x: Math.round(centre.x + moved.x - size.width / 2) + 0,
    y: Math.round(centre.y + moved.y - size.height / 2) + 0,
    ...size,
  };
}

/** Where a handle of a turned box is. */
export function handlePoint({ frame, rotation }: TurnedBox, handle: Handle): Point {
  const [centre, at] = [middle(frame), handleAt(handle, frame)];
  const off = rotate({ x: at.x - centre.x, y: at.y - centre.y }, direction(rotation));
  return { x: centre.x + off.x, y: centre.y + off.y };
}

/** Boxes after their bounding rectangle changed. */
export interface GroupScale {
  readonly box: (box: TurnedBox) => TurnedBox;
  /** How much larger type gets; 1 where only one direction is stretched. */
  readonly type: number;
}

/** Boxes follow their bounding rectangle from one to another. A slanting box keeps its proportions: no shearing. */
export function groupScale(from: Rect, to: Rect): GroupScale {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const even = Math.abs(across - down) * Math.max(from.width, from.height) <= 2;
  const box = ({ frame, rotation }: TurnedBox): TurnedBox => {
    const centre = middle(frame);
    const size = stretched(frame, rotation, across, down);
    const x = to.x + (centre.x - from.x) * across - size.width / 2;
    const y = to.y + (centre.y - from.y) * down - size.height / 2;
    return { rotation, frame: { x: Math.round(x) + 0, y: Math.round(y) + 0, ...size } };
  };
  return { box, type: even ? across : 1 };
}

function stretched({ width, height }: Size, rotation: number, across: number, down: number): Size {
  const quarter = Math.abs(normaliseAngle(rotation)) / 90_000;
  if (!Number.isInteger(quarter)) return scaledSize({ width, height }, Math.min(across, down));
  const [w, h] = quarter === 1 ? [down, across] : [across, down];
  return { width: Math.max(Math.round(width * w), 1), height: Math.max(Math.round(height * h), 1) };
}
