/** What a small copy of a photo says about it. */
export interface PhotoLook {
  /** 64 bits that photos of the same thing share: each says whether a place is brighter than its neighbour. */
  readonly print: bigint;
  /** How strongly brightness changes from one point to the next where it changes most. */
  readonly sharpness: number;
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

function printOf({ values }: Greys): bigint {
  let bits = 0n;
  for (let y = 0; y < PLACES.height; y++) {
    for (let x = 0; x + 1 < PLACES.width; x++) {
      const at = y * PLACES.width + x;
      bits = (bits << 1n) | ((values[at] ?? 0) > (values[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits;
}

/** The hundredth of the points that differ most from their neighbours: a sharp photo has a few hard edges somewhere. */
function edgesOf({ width, height, values }: Greys): number {
  const differences: number[] = [];
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const around =
        (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
      differences.push(Math.abs(4 * (values[at] ?? 0) - around));
    }
  }
  differences.sort((one, other) => other - one);
  return differences[Math.floor(differences.length / 100)] ?? 255;
}

/** In how many places two photos differ. */
export function distance(one: PhotoLook, other: PhotoLook): number {
  let bits = one.print ^ other.print;
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}
