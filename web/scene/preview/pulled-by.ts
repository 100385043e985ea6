interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How far a leaf is pulled on (positive) or back, CSS pixels. What hangs is turned upwards, and sideways as well: it is
 * how people turn pages on a phone.
 */
export function pulledBy(from: Point, to: Point, upright: boolean): number {
  const [across, along] = [from.x - to.x, from.y - to.y];
  return upright && Math.abs(along) >= Math.abs(across) ? along : across;
}
