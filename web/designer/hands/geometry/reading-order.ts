import type { DesignElement } from "../../../../design/document.ts";
import type { Rect } from "../../../../design/geometry.ts";
import { boundsOf, boxOf } from "./turned-box.ts";

/**
 * Elements as one reads the side: first those that follow all of it, then row by row, each row from left to right. An
 * element belongs to a row when its middle is not below the row's first element.
 */
export function readingOrder(elements: readonly DesignElement[]): readonly DesignElement[] {
  const whole = elements.filter(({ frame }) => frame === "surface");
  const placed = elements.flatMap((element) => {
    const box = boxOf(element);
    return box ? [{ element, bounds: boundsOf(box) }] : [];
  });
  placed.sort((one, other) => one.bounds.y - other.bounds.y || one.bounds.x - other.bounds.x);
  return [...whole, ...rowsOf(placed).flatMap(leftToRight)];
}

interface Placed {
  readonly element: DesignElement;
  readonly bounds: Rect;
}

/** @param sorted by their upper edges */
function rowsOf(sorted: readonly Placed[]): readonly Placed[][] {
  const rows: Placed[][] = [];
  for (const one of sorted) {
    const row = rows.at(-1);
    const first = row?.[0]?.bounds;
    const isInRow = first && one.bounds.y + one.bounds.height / 2 <= first.y + first.height;
    if (row && isInRow) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

const leftToRight = (row: readonly Placed[]): readonly DesignElement[] =>
  row.toSorted((one, other) => one.bounds.x - other.bounds.x).map(({ element }) => element);
