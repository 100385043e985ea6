import type { Rect } from "../../../../design/geometry.ts";
import type { Corner, Quad, Uv } from "./quad.ts";

/** A moulding in space, millimetres around the picture's middle. */
export interface Moulding {
  readonly outer: Rect;
  readonly inner: Rect;
  /** How far it stands off the wall. */
  readonly depth: number;
  /** Where its inner sides end: on the glass, the mat, or the ground of the gap. */
  readonly floor: number;
}

/** Length of wood after which its grain repeats, millimetres. */
const GRAIN = 400;

/** Four mitred rails: face, outer and inner side of each. The grain runs along. */
export function frameQuads({ outer, inner, depth, floor }: Moulding): readonly Quad[] {
  const o = cornersOf(outer);
  const i = cornersOf(inner);
  return [0, 1, 2, 3].flatMap((n): readonly Quad[] => {
    const next = (n + 1) % 4;
    const [oa, ob, ia, ib] = [o[n], o[next], i[n], i[next]];
    if (!oa || !ob || !ia || !ib) return [];
    const length = Math.hypot(ob[0] - oa[0], ob[1] - oa[1]) / GRAIN;
    const at = ([x, y]: readonly [number, number], z: number): Corner => [x, y, z];
    const strip: readonly [Uv, Uv, Uv, Uv] = [
      [0, 0],
      [length, 0],
      [length, 1],
      [0, 1],
    ];
    return [
      { corners: [at(oa, depth), at(ob, depth), at(ib, depth), at(ia, depth)], uvs: strip },
      { corners: [at(oa, 0), at(ob, 0), at(ob, depth), at(oa, depth)], uvs: strip },
      { corners: [at(ib, floor), at(ia, floor), at(ia, depth), at(ib, depth)], uvs: strip },
    ];
  });
}

/** Lower left, lower right, upper right, upper left; y grows upwards. */
function cornersOf({ x, y, width, height }: Rect): readonly (readonly [number, number])[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
