import type { PhotoEffect } from "./document.ts";

/**
 * An effect on 8-bit sRGB in integers, so that browser, preview and print agree exactly: tables per channel (warmth),
 * brightness for toned photos, tables again (light, contrast, tone). 256 entries, never falling.
 */
export interface EffectTables {
  readonly before: ChannelTables;
  /** Without it, `before` and `after` follow each other directly. */
  readonly toned: boolean;
  readonly after: ChannelTables;
}

export interface ChannelTables {
  readonly red: Uint8Array;
  readonly green: Uint8Array;
  readonly blue: Uint8Array;
}

/** An effect that changes nothing. */
export const noEffect: PhotoEffect = { tone: "none", light: 0, contrast: 0, warmth: 0 };

/** Brightness of sRGB's primaries (Rec. 709), shares of 65536. */
export const luma = { red: 13_933, green: 46_871, blue: 4_732 } as const;

/** The tables of an effect; light, contrast and warmth are integers from -100 to 100. */
export function effectTables({ tone, light, contrast, warmth }: PhotoEffect): EffectTables {
  const bright = table((value) => contrasted(lifted(value, light, 80), contrast));
  const through = (tint: (value: number) => number) => bright.map((value) => clamped(tint(value)));
  return {
    before: {
      red: table((value) => lifted(value, warmth, 30)),
      green: table((value) => value),
      blue: table((value) => lifted(value, -warmth, 30)),
    },
    toned: tone !== "none",
    after:
      tone === "sepia"
        ? { red: through(sepia.red), green: through(sepia.green), blue: through(sepia.blue) }
        : { red: bright, green: bright, blue: bright },
  };
}

/**
 * Changes interleaved samples in place: RGB, or RGBA whose alpha stays. Any part of a picture may be given, as long as
 * pixels are whole.
 */
export function applyEffect(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  { before, toned, after }: EffectTables,
): void {
  if (!toned) {
    const [red, green, blue] = [
      chained(before.red, after.red),
      chained(before.green, after.green),
      chained(before.blue, after.blue),
    ];
    for (let at = 0; at + 2 < pixels.length; at += channels) {
      pixels[at] = red[pixels[at] as number] as number;
      pixels[at + 1] = green[pixels[at + 1] as number] as number;
      pixels[at + 2] = blue[pixels[at + 2] as number] as number;
    }
    return;
  }
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const weighed =
      luma.red * (before.red[pixels[at] as number] as number) +
      luma.green * (before.green[pixels[at + 1] as number] as number) +
      luma.blue * (before.blue[pixels[at + 2] as number] as number);
    const grey = (weighed + 32_768) >> 16;
    pixels[at] = after.red[grey] as number;
    pixels[at + 1] = after.green[grey] as number;
    pixels[at + 2] = after.blue[grey] as number;
  }
}

const table = (map: (value: number) => number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => clamped(map(value)));

const chained = (first: Uint8Array, second: Uint8Array): Uint8Array => first.map((value) => second[value] as number);

const clamped = (value: number): number => Math.min(255, Math.max(0, value));

/** The nearest integer to a fraction of integers with a positive denominator. */
const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Middle tones up or down, black and white stay; `strength` percent of the most that keeps the order of tones. */
const lifted = (value: number, amount: number, strength: number): number =>
  value + rounded(amount * strength * value * (255 - value), 100 * 100 * 255);

/** Positive: an S curve that keeps black and white. Negative: towards the middle, at most half the way. */
function contrasted(value: number, amount: number): number {
  if (amount < 0) return value - rounded(amount * (255 - 2 * value), 400);
  const curve = value * value * (765 - 2 * value);
  return value + rounded(amount * (curve - value * 65_025), 100 * 65_025);
}

/** Brown in the shadows, cream in the lights. */
const sepia = {
  red: (value: number) => rounded(value * 108, 100),
  green: (value: number) => rounded(value * 94, 100),
  blue: (value: number) => rounded(value * 75, 100),
} as const;
