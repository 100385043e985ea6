import { done, failed, type Outcome } from "./outcome.ts";

/** A picture's size in integer millimetres. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

export type Orientation = "landscape" | "portrait" | "square";

export type FormatFailure = "not-two-sides" | "not-a-positive-integer" | "too-large";

/** Ten times the longest thing we sell; longer sides are typing mistakes or attacks, never products. */
const LONGEST_SIDE = 99_999;

export const micrometres = (millimetres: number): number => millimetres * 1000;

/** Reads a format string: `WxH`, both positive integers without leading zero (specification section 3). */
export function parseFormat(text: string): Outcome<Format, FormatFailure> {
  const sides = text.split("x");
  if (sides.length !== 2) return failed("not-two-sides");
  const [width, height] = sides as [string, string];
  if (![width, height].every((side) => /^[1-9][0-9]*$/.test(side))) return failed("not-a-positive-integer");
  if (Math.max(Number(width), Number(height)) > LONGEST_SIDE) return failed("too-large");
  return done({ width: Number(width), height: Number(height) });
}

export const writeFormat = ({ width, height }: Format): string => `${width}x${height}`;

export const sameFormat = (one: Format, other: Format): boolean =>
  one.width === other.width && one.height === other.height;

export const swapSides = ({ width, height }: Format): Format => ({ width: height, height: width });
export const longSide = ({ width, height }: Format): number => Math.max(width, height);
export const shortSide = ({ width, height }: Format): number => Math.min(width, height);

export function orientationOf({ width, height }: Format): Orientation {
  if (width === height) return "square";
  return width > height ? "landscape" : "portrait";
}

/** Turns the format to landscape or portrait; a square stays. */
export function turnTo(format: Format, orientation: Orientation): Format {
  const now = orientationOf(format);
  return now === "square" || orientation === "square" || now === orientation ? format : swapSides(format);
}

/** Does a format of these sides fit into those, turned if need be? */
export const fitsInto = (inner: Format, outer: Format): boolean =>
  longSide(inner) <= longSide(outer) && shortSide(inner) <= shortSide(outer);
