/** Properties of a photo, from a small copy. */
export interface PhotoLook {
  /** Perceptual hash of 64 bits in two halves: each bit says whether a place is brighter than its neighbour. */
  readonly print: readonly [high: number, low: number];
  /** Largest change of brightness between adjacent points. */
  readonly sharpness: number;
  /** Side of the sky, when it is not above. */
  readonly sky?: "left" | "right" | null;
}

/** Brightness of a picture, row by row, 0 to 255. */
export interface Greys {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

/** Nine by eight places of a picture, for the bits. */
export const PLACES = { width: 9, height: 8 } as const;

/**
 * @param small the picture in `PLACES`
 * @param large the same with at least 128 points a side
 */
export const lookOf = (small: Greys, large: Greys): PhotoLook => ({ print: printOf(small), sharpness: edgesOf(large) });

function printOf({ values }: Greys): PhotoLook["print"] {
  const halves: [number, number] = [0, 0];
  for (let y = 0; y < PLACES.height; y++) {
    const half = y < PLACES.height / 2 ? 0 : 1;
    for (let x = 0; x + 1 < PLACES.width; x++) {
      const at = y * PLACES.width + x;
      const bit = (values[at] ?? 0) > (values[at + 1] ?? 0) ? 1 : 0;
      halves[half] = ((halves[half] << 1) | bit) >>> 0;
    }
  }
  return halves;
}

/** The hundredth of the points that differ most from their neighbours: a sharp photo has a few hard edges somewhere. */
function edgesOf({ width, height, values }: Greys): number {
  // Differences of whole numbers are counted, which is much quicker than sorting them.
  const counts = new Uint32Array(MOST_DIFFERENT + 1);
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const around =
        (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
      const different = Math.abs(4 * (values[at] ?? 0) - around);
      counts[different] = (counts[different] ?? 0) + 1;
    }
  }
  const points = Math.max(width - 2, 0) * Math.max(height - 2, 0);
  if (points === 0) return 255;
  let left = Math.floor(points / 100);
  for (let different = MOST_DIFFERENT; different >= 0; different--) {
    left -= counts[different] ?? 0;
    if (left < 0) return different;
  }
  return 0;
}

/** A white point among black ones. */
const MOST_DIFFERENT = 4 * 255;

/** Of 64 bits, how many may differ between two photos of the same thing. */
export const ALIKE = 5;
/** Photos below this sharpness are shaken; measured on sharp and shaken photos of the samples. */
export const BLURRED = 14;

/** In how many places two photos differ. */
export const distance = ({ print: one }: PhotoLook, { print: other }: PhotoLook): number =>
  bitsOf(one[0] ^ other[0]) + bitsOf(one[1] ^ other[1]);

function bitsOf(half: number): number {
  let pairs = half - ((half >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
