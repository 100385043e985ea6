import type { DesignElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { SideOf } from "./origins.ts";

/** Share of the side by which something may be elsewhere and still seem in its place. */
const SHIFT = 0.03;

/** Whether a side has the same photos and words in the same places, in proportion to its size. */
export function isInPlace(before: SideOf, after: SideOf): boolean {
  const [had, has] = [before.surface.elements.filter(isWorth), after.surface.elements.filter(isWorth)];
  if (had.length !== has.length) return false;
  const known = new Map(had.map((element) => [element.id, element]));
  return has.every((element) => {
    const was = known.get(element.id);
    return was !== undefined && isOneIn(was, before.layout.trim, element, after.layout.trim);
  });
}

/** Page numbers and other words without a letter follow by themselves. */
const isWorth = (element: DesignElement) => element.type !== "text" || /\p{L}/u.test(element.text);

function isOneIn(was: DesignElement, from: Size, is: DesignElement, to: Size): boolean {
  if (contentOf(was) !== contentOf(is)) return false;
  if (was.frame === "surface" || is.frame === "surface") return was.frame === is.frame;
  const stretches = is.type === "photo" || is.type === "shape";
  const near = (one: number, other: number) => Math.abs(one - other) <= SHIFT;
  return placesOf(was.frame, from, stretches).every((at, n) =>
    near(at, placesOf(is.frame as Rect, to, stretches)[n] ?? 0),
  );
}

/** Edges of what is stretched with its side, the middle of what keeps its shape; shares of the side. */
const placesOf = ({ x, y, width, height }: Rect, side: Size, stretches: boolean): readonly number[] =>
  stretches
    ? [x / side.width, y / side.height, (x + width) / side.width, (y + height) / side.height]
    : [(x + width / 2) / side.width, (y + height / 2) / side.height];

function contentOf(element: DesignElement): string | null {
  if (element.type === "photo") return element.photo;
  return element.type === "text" ? element.text : null;
}
