/** A point of the room, millimetres: x to the right, y up, z into the room. */
export type Point = readonly [x: number, y: number, z: number];

/** How a camera sees: degrees from the lower to the upper edge, and width over height of what it draws. */
interface Lens {
  readonly fieldOfView: number;
  readonly aspect: number;
}

/** Where it stands and what it looks at, as it goes away from there. */
export type Stand = (distance: number) => { readonly eye: Point; readonly at: Point };

/** Of the half of the picture's width and height: the rest stays free at the edges. */
const MOST = 0.9;

/** The least distance, to a millimetre, from which all points are seen whole; `farthest` where none is enough. */
export function distanceToSee(points: readonly Point[], lens: Lens, stand: Stand, farthest: number): number {
  let [near, far] = [0, farthest];
  while (far - near > 1) {
    const middle = (near + far) / 2;
    if (points.every((point) => isSeen(point, lens, stand(middle)))) far = middle;
    else near = middle;
  }
  return far;
}

/** Upright camera: its right is level. */
function isSeen(point: Point, { fieldOfView, aspect }: Lens, { eye, at }: ReturnType<Stand>): boolean {
  const ahead = unit(minus(at, eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const to = minus(point, eye);
  const [x, y, depth] = [dot(to, right), dot(to, up), dot(to, ahead)];
  const half = Math.tan((fieldOfView * Math.PI) / 360) * MOST;
  return depth > 0 && Math.abs(y) <= depth * half && Math.abs(x) <= depth * half * aspect;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** The eight corners of a box from its least to its largest point. */
export const cornersOf = (least: Point, most: Point): readonly Point[] =>
  [least[0], most[0]].flatMap((x) =>
    [least[1], most[1]].flatMap((y) => [least[2], most[2]].map((z): Point => [x, y, z])),
  );
