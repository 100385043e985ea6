import type { Rect } from "../../../../design/geometry.ts";
import type { ScenePage } from "../../../../design/scene.ts";
import type { Corner, Quad, Uv } from "./quad.ts";

/** A picture's body in space, millimetres: middle at the origin, back at `back`, front at `front`. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly back: number;
  readonly front: number;
}

/** The front of a box, showing the trim of the page. */
export const frontQuad = (box: Box, page: ScenePage): Quad => quad(rectAt(box, box.front), uvsOf(page.trim, page));

/**
 * The four sides of a stretched canvas. Each shows the strip of the page that is folded round it, so that the picture
 * runs on over the edge exactly as it is printed. `depth` in micrometres.
 */
export function wrappedSides(box: Box, page: ScenePage, depth: number): readonly Quad[] {
  const { trim } = page;
  const [w, h, f, b] = [box.width / 2, box.height / 2, box.front, box.back];
  const [right, bottom] = [trim.x + trim.width, trim.y + trim.height];
  return [
    // left, right, top, bottom: corners counter-clockwise from outside, from the strip's lower left as it lies on the
    // page
    quad(
      [
        [-w, -h, b],
        [-w, -h, f],
        [-w, h, f],
        [-w, h, b],
      ],
      uvsOf({ ...trim, x: trim.x - depth, width: depth }, page),
    ),
    quad(
      [
        [w, -h, f],
        [w, -h, b],
        [w, h, b],
        [w, h, f],
      ],
      uvsOf({ ...trim, x: right, width: depth }, page),
    ),
    quad(
      [
        [-w, h, f],
        [w, h, f],
        [w, h, b],
        [-w, h, b],
      ],
      uvsOf({ ...trim, y: trim.y - depth, height: depth }, page),
    ),
    quad(
      [
        [-w, -h, b],
        [w, -h, b],
        [w, -h, f],
        [-w, -h, f],
      ],
      uvsOf({ ...trim, y: bottom, height: depth }, page),
    ),
  ];
}

type Corners = readonly [Corner, Corner, Corner, Corner];
type Uvs = readonly [Uv, Uv, Uv, Uv];

const quad = (corners: Corners, uvs: Uvs): Quad => ({ corners, uvs });

const rectAt = ({ width, height }: Box, z: number): Corners => [
  [-width / 2, -height / 2, z],
  [width / 2, -height / 2, z],
  [width / 2, height / 2, z],
  [-width / 2, height / 2, z],
];

/** Texture places of a rectangle of the page: lower left, lower right, upper right, upper left. v grows upwards. */
export function uvsOf(rect: Rect, { size }: ScenePage): Uvs {
  const [left, right] = [rect.x / size.width, (rect.x + rect.width) / size.width];
  const [top, bottom] = [1 - rect.y / size.height, 1 - (rect.y + rect.height) / size.height];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}
