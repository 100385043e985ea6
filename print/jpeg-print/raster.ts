import type { Rect, Size } from "../../design/geometry.ts";

/** A page as pixels: how many there are, and how micrometres become pixels. */
export interface Raster extends Size {
  /** Pixels a micrometre; they differ by the rounding of the whole page to whole pixels. */
  readonly across: number;
  readonly down: number;
}

/** Whole pixels of a raster. */
export type PixelBox = { readonly left: number; readonly top: number } & Size;

const MICROMETRES = 25_400;

export function rasterOf({ width, height }: Size, pixelsPerInch: number): Raster {
  const [pixelsAcross, pixelsDown] = [width, height].map((length) =>
    Math.max(1, Math.round((length * pixelsPerInch) / MICROMETRES)),
  ) as [number, number];
  return { width: pixelsAcross, height: pixelsDown, across: pixelsAcross / width, down: pixelsDown / height };
}

export const wholeRaster = ({ width, height }: Raster): PixelBox => ({ left: 0, top: 0, width, height });

/** Rounding may not make a pixel more out of nothing. */
const SLACK = 0.01;

/** All pixels a rectangle touches, as far as they are on the page; null for none. */
export function pixelsOf({ x, y, width, height }: Rect, raster: Raster): PixelBox | null {
  return pixelBox(x * raster.across, y * raster.down, (x + width) * raster.across, (y + height) * raster.down, raster);
}

export function pixelBox(left: number, top: number, right: number, bottom: number, raster: Size): PixelBox | null {
  const [x, y] = [Math.max(0, Math.floor(left + SLACK)), Math.max(0, Math.floor(top + SLACK))];
  const width = Math.min(raster.width, Math.ceil(right - SLACK)) - x;
  const height = Math.min(raster.height, Math.ceil(bottom - SLACK)) - y;
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : null;
}

/** A layer of a page: RGBA samples of some of its pixels. */
export interface Layer extends PixelBox {
  readonly samples: Buffer;
  /** Nothing of it is see-through. */
  readonly opaque?: boolean;
}

export const coversAll = ({ left, top, width, height }: PixelBox, raster: Size): boolean =>
  left <= 0 && top <= 0 && left + width >= raster.width && top + height >= raster.height;

/** The whole pixels that an area between two corners touches: quarter turns end on them, so that no rim shows. */
export function touchedPixels(corners: readonly (readonly [x: number, y: number])[]): PixelBox {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs) + 0.01), Math.floor(Math.min(...ys) + 0.01)];
  return {
    left,
    top,
    width: Math.max(1, Math.ceil(Math.max(...xs) - 0.01) - left),
    height: Math.max(1, Math.ceil(Math.max(...ys) - 0.01) - top),
  };
}
