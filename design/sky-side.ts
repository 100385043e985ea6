/** RGBA, row by row. */
interface Colours {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Of the points in the outer quarter of a side that must be sky, and of the opposite one that may be. */
const FULL = 0.8;
const NONE = 0.1;

/**
 * The side of a sideways photo that shows sky: blue along one side, not along the opposite one, and not along the whole
 * upper edge. Null for all others, also where it is uncertain.
 */
export function skySide({ width, height, data }: Colours): "left" | "right" | null {
  const isSky = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
    return blue >= 130 && blue >= red + 25 && blue >= green + 5;
  };
  const share = (fromX: number, toX: number, fromY: number, toY: number) => {
    let sky = 0;
    for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) if (isSky(x, y)) sky++;
    return sky / Math.max((toX - fromX) * (toY - fromY), 1);
  };
  const [across, down] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const [left, right] = [share(0, across, 0, height), share(width - across, width, 0, height)];
  if (share(0, width, 0, down) >= FULL) return null;
  if (left >= FULL && right <= NONE) return "left";
  return right >= FULL && left <= NONE ? "right" : null;
}
