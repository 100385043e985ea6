import { normaliseAngle } from "../../../design/angle.ts";
import type { Point, Rect } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { middle } from "../../../design/rect.ts";
import { type Alignment, align, alignments, distribute } from "./geometry/align.ts";
import { turnedAbout } from "./geometry/turn.ts";
import { boundsOfAll, boxOf } from "./geometry/turned-box.ts";
import type { Command } from "./key-map.ts";
import { BESIDE, copiesOf } from "./steps/copies.ts";
import { boxSteps, moveAll, moveSteps } from "./steps/frame-steps.ts";
import { type Held, movables, placedOf } from "./steps/held.ts";
import { lockSteps } from "./steps/lock-steps.ts";
import { type Order, orderSteps, orders } from "./steps/order-steps.ts";
import { removeSteps } from "./steps/remove-steps.ts";

/** What a command does to the selected elements; without steps it can do nothing more. */
export interface Change {
  readonly steps: readonly Step[];
  /** What is selected afterwards; absent: what was. */
  readonly selection?: readonly string[];
}

export interface ChangeOptions {
  readonly held: Held;
  /** The side after trimming, from its own corner. */
  readonly trim: Rect;
  /** How far an arrow moves, micrometres. */
  readonly nudge: number;
  readonly newId: () => string;
}

const GROWTH = 1.02;
const TURN = 15_000;

/** Null for a command that changes no elements. */
export function changeBy(command: Command, { held, trim, nudge, newId }: ChangeOptions): Change | null {
  const items = movables(held);
  const way = ways[command];
  if (way) return { steps: moveAll(items, { x: way.x * nudge, y: way.y * nudge }) };
  if (isAlignment(command)) {
    const moves = align(placedOf(items), command, referenceOf(held, trim));
    return { steps: moveSteps(items, moves) };
  }
  if (isOrder(command)) return { steps: orderSteps(held, command) };
  switch (command) {
    case "distribute-across":
      return { steps: moveSteps(items, distribute(placedOf(items), "x")) };
    case "distribute-down":
      return { steps: moveSteps(items, distribute(placedOf(items), "y")) };
    case "larger":
      return { steps: grown(held, GROWTH) };
    case "smaller":
      return { steps: grown(held, 1 / GROWTH) };
    case "turn-right":
      return { steps: boxSteps(items, (box) => turnedAbout(box, middle(box.frame), TURN)) };
    case "turn-left":
      return { steps: boxSteps(items, (box) => turnedAbout(box, middle(box.frame), normaliseAngle(-TURN))) };
    case "duplicate":
      return duplicated(held, newId);
    case "lock":
      return { steps: lockSteps(held.elements) };
    case "remove":
      return { steps: removeSteps(held.elements) };
    default:
      return null;
  }
}

const ways: Readonly<Partial<Record<Command, Point>>> = {
  "nudge-left": { x: -1, y: 0 },
  "nudge-right": { x: 1, y: 0 },
  "nudge-up": { x: 0, y: -1 },
  "nudge-down": { x: 0, y: 1 },
};

export const isAlignment = (command: Command): command is Alignment => alignments.some((one) => one === command);
export const isOrder = (command: Command): command is Order => orders.some((one) => one === command);

/** One alone is aligned on its side, several with each other, or with those of them that are locked. */
function referenceOf({ elements }: Held, trim: Rect): Rect {
  const locked = elements.filter((element) => element.locked);
  const reference = locked.length > 0 ? locked : elements;
  const boxes = reference.flatMap((element) => boxOf(element) ?? []);
  return (elements.length > 1 ? boundsOfAll(boxes) : null) ?? trim;
}

/** About the middle of each; type with it. */
function grown(held: Held, factor: number): readonly Step[] {
  return boxSteps(
    movables(held).filter(({ box }) => Math.min(box.frame.width, box.frame.height) * factor >= 2_000),
    ({ frame, rotation }) => {
      const centre = middle(frame);
      const [width, height] = [Math.round(frame.width * factor), Math.round(frame.height * factor)];
      return {
        rotation,
        frame: { x: Math.round(centre.x - width / 2), y: Math.round(centre.y - height / 2), width, height },
      };
    },
    factor,
  );
}

function duplicated({ surface, elements }: Held, newId: () => string): Change {
  const copies = copiesOf(elements, BESIDE, newId);
  if (copies.length === 0) return { steps: [] };
  const top = surface.elements.findLastIndex((element) => elements.includes(element)) + 1;
  return {
    steps: [{ type: "addElements", surface: surface.id, elements: copies, at: top }],
    selection: copies.map(({ id }) => id),
  };
}
