import type { DesignElement } from "../../../../design/document.ts";
import type { Rect, Size } from "../../../../design/geometry.ts";
import { translate } from "../../../../design/rect.ts";
import { boundsOfAll, boxOf } from "../geometry/turned-box.ts";

/** How far a copy lies beside what it was made of, micrometres. */
export const BESIDE = 5_000;

type Framed = DesignElement & { readonly frame: Rect };

/** Elements that can lie anywhere: those that follow their side cannot. */
export const framed = (elements: readonly DesignElement[]): readonly Framed[] =>
  elements.filter((element): element is Framed => element.frame !== "surface");

/** The same elements under new ids, moved, free to be moved, and in no place of a layout. */
export function copiesOf(
  elements: readonly DesignElement[],
  by: number,
  newId: () => string,
): readonly DesignElement[] {
  return framed(elements).map((element) => {
    const { slot: _slot, locked: _locked, optional: _optional, ...rest } = element;
    return { ...rest, id: newId(), frame: translate(element.frame, { x: by, y: by }) } as DesignElement;
  });
}

/** Moved together into sight: edges within the trim where they fit, their middle on it where they do not. */
export function broughtInside(elements: readonly DesignElement[], trim: Size): readonly DesignElement[] {
  const all = boundsOfAll(elements.flatMap((element) => boxOf(element) ?? []));
  if (!all) return elements;
  const by = { x: wayIn(all.x, all.width, trim.width), y: wayIn(all.y, all.height, trim.height) };
  return framed(elements).map((element) => ({ ...element, frame: translate(element.frame, by) }));
}

function wayIn(start: number, length: number, room: number): number {
  if (length > room) return Math.round((room - length) / 2) - start;
  return Math.min(Math.max(start, 0), room - length) - start;
}
