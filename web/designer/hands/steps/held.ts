import type { DesignDocument, DesignElement, Surface } from "../../../../design/document.ts";
import type { Rect } from "../../../../design/geometry.ts";
import type { Placed } from "../geometry/align.ts";
import { boundsOf, boxOf, type TurnedBox } from "../geometry/turned-box.ts";

/** The selected elements of one side. */
export interface Held {
  readonly surface: Surface;
  /** In the order in which they are painted; at least one. */
  readonly elements: readonly DesignElement[];
}

/** The selection as elements, on the side of its first one; null where nothing is selected. */
export function heldOf({ surfaces }: DesignDocument, selection: readonly string[]): Held | null {
  const [first] = selection;
  const surface = surfaces.find(({ elements }) => elements.some(({ id }) => id === first));
  if (!surface) return null;
  const chosen = new Set(selection);
  return { surface, elements: surface.elements.filter(({ id }) => chosen.has(id)) };
}

/** An element that has a place of its own and is not locked. */
export interface Movable {
  readonly element: DesignElement;
  readonly box: TurnedBox;
  /** The upright rectangle around it. */
  readonly bounds: Rect;
}

/** An element as something that can be moved; null for a locked one, and for one that follows its side. */
export function movable(element: DesignElement): Movable | null {
  const box = boxOf(element);
  return box && !element.locked ? { element, box, bounds: boundsOf(box) } : null;
}

export const movables = ({ elements }: Held): readonly Movable[] => elements.flatMap((one) => movable(one) ?? []);

export const placedOf = (items: readonly Movable[]): readonly Placed[] =>
  items.map(({ element, bounds }) => ({ id: element.id, bounds }));

/** The rectangles of all other elements of the side that have a place of their own: what is moved snaps to them. */
export function neighboursOf({ surface }: Held, moving: readonly Movable[]): readonly Rect[] {
  const own = new Set(moving.map(({ element }) => element.id));
  return surface.elements.flatMap((element) => {
    const box = own.has(element.id) ? null : boxOf(element);
    return box ? [boundsOf(box)] : [];
  });
}
