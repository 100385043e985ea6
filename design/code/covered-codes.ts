import { boundsOf } from "../cut-to-picture.ts";
import type { DesignElement } from "../document.ts";
import { around, intersect } from "../rect.ts";
import type { SceneItem } from "../scene.ts";

interface Drawn {
  readonly element: DesignElement;
  readonly items: readonly SceneItem[];
}

/** Codes over which something else is painted, their quiet zone included. */
export function coveredCodes(drawn: readonly Drawn[]): readonly string[] {
  return drawn.flatMap(({ element, items }, at) => {
    if (element.type !== "shape" || !element.code) return [];
    const box = items.map(boundsOf).reduce(around, null);
    const over = drawn.slice(at + 1).flatMap((later) => later.items.map(boundsOf));
    return box && over.some((other) => other && intersect(box, other)) ? [element.id] : [];
  });
}
