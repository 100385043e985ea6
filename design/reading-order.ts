import type { DesignElement } from "./document.ts";
import type { Rect } from "./geometry.ts";

/** Elements as one reads them: row by row, in a row from left to right; what covers the whole side comes first. */
export function readingOrder(elements: readonly DesignElement[]): readonly DesignElement[] {
  const whole = elements.filter(({ frame }) => frame === "surface");
  const framed = elements.flatMap((element) =>
    element.frame === "surface" ? [] : [{ element, frame: element.frame }],
  );
  const rows: Framed[][] = [];
  for (const one of framed.toSorted((a, b) => a.frame.y - b.frame.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middleOf(one.frame) < first.frame.y + first.frame.height) row.push(one);
    else rows.push([one]);
  }
  return [
    ...whole,
    ...rows.flatMap((row) => row.toSorted((a, b) => a.frame.x - b.frame.x)).map(({ element }) => element),
  ];
}

interface Framed {
  readonly element: DesignElement;
  readonly frame: Rect;
}

const middleOf = ({ y, height }: Rect) => y + height / 2;
