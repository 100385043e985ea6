import type { Box, Corner } from "./geometry.ts";
import type { Outline, Shape } from "./outlines.ts";

export type Edge = readonly [from: Corner, to: Corner];

/** The sides of an outline as an area has them: the last corner is joined with the first. */
export function edgesOf({ corners }: Outline): readonly Edge[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Corner] as const);
}

/** Is the point inside, by the even-odd rule or else by the non-zero one? */
export function isInside(shape: Shape, [x, y]: Corner, evenOdd: boolean): boolean {
  let winding = 0;
  // A list of edges for every point that is asked for would take most of the time.
  for (const { corners } of shape) {
    let before = corners.at(-1);
    for (const corner of corners) {
      const [x0, y0] = before as Corner;
      const [x1, y1] = corner;
      before = corner;
      if (y0 <= y === y1 <= y) continue;
      const crossing = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      if (crossing > x) winding += y1 > y0 ? 1 : -1;
    }
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

/** Whether any part of a box is inside a shape. */
export function meets(shape: Shape, box: Box): boolean {
  const middle: Corner = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  return isInside(shape, middle, false) || shape.some((outline) => edgesOf(outline).some((edge) => crosses(edge, box)));
}

/** Whether the whole box is inside a shape. */
export function holds(shape: Shape, box: Box): boolean {
  const middle: Corner = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  return (
    isInside(shape, middle, false) && !shape.some((outline) => edgesOf(outline).some((edge) => crosses(edge, box)))
  );
}

/** Does a straight piece enter the box? (Liang and Barsky.) */
function crosses([[x0, y0], [x1, y1]]: Edge, { left, bottom, right, top }: Box): boolean {
  let [enter, leave] = [0, 1];
  const sides = [
    [x0 - x1, x0 - left],
    [x1 - x0, right - x0],
    [y0 - y1, y0 - bottom],
    [y1 - y0, top - y0],
  ] as const;
  for (const [step, distance] of sides) {
    if (step === 0) {
      if (distance <= 0) return false;
    } else if (step < 0) enter = Math.max(enter, distance / step);
    else leave = Math.min(leave, distance / step);
  }
  return enter < leave;
}
