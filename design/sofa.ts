import type { Size } from "./geometry.ts";

/** What people know the size of: a sofa for three, micrometres. Drawings of a picture on a wall are to its scale. */
export const sofaSize: Size = { width: 2_100_000, height: 820_000 };
