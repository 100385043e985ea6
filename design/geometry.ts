/**
 * Geometry of designs and scenes. Every length is an integer number of micrometres, so that hashes agree on every
 * machine; the origin is the top left corner of the page's media box, y grows downwards.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Maps the unit square, (0,0) top left, to the page: `x' = a*x + c*y + e`, `y' = b*x + d*y + f`. All six are integer
 * micrometres, exact to 1 µm because they are lengths, not ratios.
 */
export type UnitMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
