import type { DesignElement } from "../../../../design/document.ts";
import type { Step } from "../../../../design/operation.ts";

/** Locks them all, or frees them where all are locked already. */
export function lockSteps(elements: readonly DesignElement[]): readonly Step[] {
  const areLocked = elements.every(({ locked }) => locked);
  const set = areLocked ? { set: {}, unset: ["locked"] } : { set: { locked: true } };
  return elements
    .filter(({ locked }) => areLocked || !locked)
    .map(({ id }) => ({ type: "setElement", element: id, ...set }));
}
