import type { DesignElement } from "../../../../design/document.ts";
import type { Step } from "../../../../design/operation.ts";

/**
 * Takes elements away. A place of the side or of its layout first gives up its photo and is left empty; an empty place
 * of a layout goes. What is locked, and the place that covers the side, stay.
 */
export function removeSteps(elements: readonly DesignElement[]): readonly Step[] {
  const free = elements.filter(({ locked }) => !locked);
  const emptied = free.filter((element) => element.type === "photo" && element.photo !== null && isPlace(element));
  const gone = free.filter((element) => element.frame !== "surface" && !emptied.includes(element));
  return [
    ...emptied.map(({ id }): Step => ({ type: "placePhoto", element: id, photo: null })),
    ...(gone.length > 0 ? [{ type: "removeElements", elements: gone.map(({ id }) => id) } as const] : []),
  ];
}

const isPlace = ({ frame, slot }: DesignElement) => frame === "surface" || slot !== undefined;
