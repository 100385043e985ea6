/** Width and height of a format, in any one unit. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Room for the largest shape of a list of tiles, in rem. */
const room: Extent = { width: 3.6, height: 2.5 };

/**
 * Rem per unit such that the largest of the formats fills the room and all are drawn true to scale beside each other.
 * An empty list has scale 0.
 */
export function scaleOfShapes(formats: readonly Extent[]): number {
  const widest = Math.max(0, ...formats.map((format) => format.width));
  const tallest = Math.max(0, ...formats.map((format) => format.height));
  return widest > 0 && tallest > 0 ? Math.min(room.width / widest, room.height / tallest) : 0;
}
