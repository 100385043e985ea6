import type { Size } from "./geometry.ts";

/** An object of known size: a sofa for three, micrometres. Drawings of a picture on a wall use its scale. */
export const sofaSize: Size = { width: 2_100_000, height: 820_000 };
