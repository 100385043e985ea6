import type { DesignElement } from "../../../../design/document.ts";
import type { StepOf } from "../../../../design/operation.ts";
import type { Held } from "./held.ts";

export const orders = ["forwards", "backwards", "front", "back"] as const;
export type Order = (typeof orders)[number];

/**
 * Raises or lowers the selected elements and keeps their order among each other. None goes below the picture that
 * covers its side, where nobody would find it again. Empty where they are as high or low as they can be.
 */
export function orderSteps({ surface, elements: held }: Held, order: Order): readonly StepOf<"moveElement">[] {
  const chosen = new Set(held.map(({ id }) => id));
  const ids = surface.elements.map(({ id }) => id);
  const floor = groundOf(surface.elements, chosen);
  const steps: StepOf<"moveElement">[] = [];
  const move = (from: number, to: number) => {
    const [id] = ids.splice(from, 1);
    if (id === undefined) return;
    ids.splice(to, 0, id);
    steps.push({ type: "moveElement", element: id, to });
  };
  const isChosen = (at: number) => chosen.has(ids[at] ?? "");
  const upwards = order === "forwards" || order === "front";
  let end = upwards ? ids.length - 1 : floor;
  const onwards = upwards ? -1 : 1;
  for (let at = end; at >= floor && at < ids.length; at += onwards) {
    if (!isChosen(at)) continue;
    const to = order === "front" || order === "back" ? end : at - onwards;
    const isFree = upwards ? at < end : at > end;
    if (isFree) move(at, to);
    end = (isFree ? to : at) + onwards;
  }
  return steps;
}

/** How many elements at the bottom are the side's ground. */
function groundOf(elements: readonly DesignElement[], chosen: ReadonlySet<string>): number {
  const first = elements.findIndex(({ id, frame }) => frame !== "surface" || chosen.has(id));
  return first < 0 ? elements.length : first;
}
