import type { TwelveBitJpeg } from "./parse.ts";

/** Samples of one component, 0..4095, padded to whole units of the scan. */
export interface Plane {
  readonly samples: Uint16Array;
  readonly stride: number;
  /** Samples that belong to the picture. */
  readonly width: number;
  readonly height: number;
  readonly blocksWide: number;
  readonly blocksHigh: number;
}

export interface EightBitPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** Puts the planes together: chroma repeated to full size, YCbCr turned to RGB (JFIF), 4096 levels to 256. */
export function toEightBit(
  { width, height, components }: TwelveBitJpeg,
  planes: readonly Plane[],
  storedAsRgb: boolean,
): EightBitPixels {
  const channels = components.length === 1 ? 1 : 3;
  const data = new Uint8Array(width * height * channels);
  const [first, second, third] = planes as [Plane, Plane?, Plane?];
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += channels) {
      const luma = sampleAt(first, x, y, width, height);
      if (!second || !third) {
        data[out] = eightBit(luma);
        continue;
      }
      const cb = sampleAt(second, x, y, width, height);
      const cr = sampleAt(third, x, y, width, height);
      if (storedAsRgb) writeRgb(data, out, luma, cb, cr);
      else {
        const blue = cb - 2048;
        const red = cr - 2048;
        writeRgb(data, out, luma + 1.402 * red, luma - 0.344136 * blue - 0.714136 * red, luma + 1.772 * blue);
      }
    }
  }
  return { data, width, height, channels };
}

function sampleAt(plane: Plane, x: number, y: number, width: number, height: number): number {
  const column = plane.width === width ? x : Math.floor((x * plane.width) / width);
  const row = plane.height === height ? y : Math.floor((y * plane.height) / height);
  return plane.samples[row * plane.stride + column] as number;
}

function writeRgb(data: Uint8Array, at: number, red: number, green: number, blue: number): void {
  data[at] = eightBit(red);
  data[at + 1] = eightBit(green);
  data[at + 2] = eightBit(blue);
}

const eightBit = (value: number) => Math.min(255, Math.max(0, Math.round((value * 255) / 4095)));
