import type { DesignElement } from "../../../../design/document.ts";
import type { Point } from "../../../../design/geometry.ts";
import type { Step } from "../../../../design/operation.ts";
import { translate } from "../../../../design/rect.ts";
import type { Moves } from "../geometry/align.ts";
import type { TurnedBox } from "../geometry/turned-box.ts";
import type { Movable } from "./held.ts";

/** Smallest and largest type that a design may hold, micrometres. */
const TYPE = { least: 500, most: 2_000_000 } as const;

/** Each by its own way; what does not move has no step. */
export const moveSteps = (items: readonly Movable[], moves: Moves): readonly Step[] =>
  items.flatMap((item) => {
    const by = moves.get(item.element.id);
    return by && (by.x !== 0 || by.y !== 0)
      ? [frameStep(item.element, { ...item.box, frame: translate(item.box.frame, by) })]
      : [];
  });

/** All the same way. */
export const moveAll = (items: readonly Movable[], by: Point): readonly Step[] =>
  moveSteps(items, new Map(items.map(({ element }) => [element.id, by])));

/** Each to a new box, with its type so many times as large. */
export const boxSteps = (
  items: readonly Movable[],
  box: (old: TurnedBox, element: DesignElement) => TurnedBox,
  type = 1,
): readonly Step[] => items.map(({ element, box: old }) => frameStep(element, box(old, element), type));

/** What of an element changes when it gets this box. */
function frameStep(element: DesignElement, { frame, rotation }: TurnedBox, type = 1): Step {
  const set = {
    frame,
    ...(rotation === element.rotation ? {} : { rotation }),
    ...(element.type === "text" && type !== 1 ? { size: typeSize(element.size * type) } : {}),
  };
  return { type: "setElement", element: element.id, set };
}

const typeSize = (size: number) => Math.min(Math.max(Math.round(size), TYPE.least), TYPE.most);
