import type { ImageFormat, Rotation } from "../../../core/image/image-options.ts";
import type { Box } from "./box.ts";

/** Transformation in an address, in the order of its steps. */
export interface Transformation {
  /** Cut by hand, in pixels of the original. */
  readonly crop: Box | null;
  /** 0: follows from the other side. Null: stays as large as it is. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Fits into the size instead of being cut to fill it. */
  readonly fitIn: boolean;
  readonly smart: boolean;
  readonly focal: Box | null;
  readonly flip: { readonly horizontal: boolean; readonly vertical: boolean };
  readonly filters: Filters;
}

export interface Filters {
  /** 0 to 100. */
  readonly quality: number;
  /** Null: what the browser takes. */
  readonly format: ImageFormat | null;
  /** `#rrggbb` or `transparent`. */
  readonly fill: string | null;
  /** Standard deviation in pixels; 0: sharp. */
  readonly blur: number;
  /** -100 to 100. */
  readonly brightness: number;
  readonly rotate: Rotation;
  readonly grayscale: boolean;
  readonly corner: Corner | null;
}

/** Rounded corners: the radii in pixels, and what is outside of them. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** Red, green, blue; null: nothing, the picture ends there. */
  readonly colour: readonly [number, number, number] | null;
}

/** Longest side of what is asked for, in pixels. */
export const maxSide = 4_000;
/** Pixels of a whole result. */
export const maxPixels = 16_000_000;
