import type { ImageFormat } from "../../../core/image/image-options.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Box } from "./box.ts";
import { type Filters, maxPixels, maxSide, type Transformation } from "./transformation.ts";

/** A picture as it is seen, upright. */
export interface SourceSize {
  readonly width: number;
  readonly height: number;
}

/** Steps of a transformation, in order; all lengths are whole pixels of at least 1. */
export interface Plan {
  readonly source: SourceSize;
  /** Part of the upright original that is used; null: all of it. */
  readonly cut: Box | null;
  /** Whether the part to keep is looked for where the picture is busiest, within `cut`. */
  readonly lookForSubject: boolean;
  readonly width: number;
  readonly height: number;
  readonly flip: Transformation["flip"];
  /** The sheet on which it is centred; null: none. */
  readonly sheet: { readonly width: number; readonly height: number; readonly fill: string } | null;
  readonly filters: Omit<Filters, "format" | "fill">;
  readonly format: ImageFormat;
}

/**
 * Plans the transformation of a picture.
 *
 * @param format of the result, once the browser's formats are known
 * @returns one sentence where the picture has no such part
 */
export function planOf(wish: Transformation, source: SourceSize, format: ImageFormat): Outcome<Plan, string> {
  const area = areaOf(wish.crop, source);
  if (!area) return failed(`the part to keep lies outside of the picture, which has ${source.width}x${source.height}`);
  const asked = wish.size && !wish.fitIn && wish.size.width > 0 && wish.size.height > 0 ? wish.size : null;
  const cut = asked ? cutToAspect(area, asked.width / asked.height, wish.focal) : area;
  const lookForSubject = asked !== null && wish.smart && wish.focal === null;
  const wanted = asked ?? sizeOf(wish, { width: widthOf(area), height: heightOf(area) });
  const sheet = sheetOf(wish);
  // A picture smaller than its sheet shrinks with it.
  const scale = Math.min(boundOf(wanted), sheet ? boundOf(sheet) : 1);
  const used = lookForSubject ? area : cut;
  const { format: _, fill: __, ...filters } = wish.filters;
  return done({
    source,
    cut: isWhole(used, source) ? null : used,
    lookForSubject,
    ...scaled(wanted, scale),
    flip: wish.flip,
    sheet: sheet && { ...scaled(sheet, scale), fill: sheet.fill },
    filters,
    format,
  });
}

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const isWhole = (box: Box, { width, height }: SourceSize) => widthOf(box) === width && heightOf(box) === height;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function areaOf(crop: Box | null, { width, height }: SourceSize): Box | null {
  const right = Math.min(crop?.right ?? width, width);
  const bottom = Math.min(crop?.bottom ?? height, height);
  const area = { left: crop?.left ?? 0, top: crop?.top ?? 0, right, bottom };
  return widthOf(area) > 0 && heightOf(area) > 0 ? area : null;
}

/** The largest part of these proportions, as near to the focus as the edges allow; in the middle without one. */
function cutToAspect(area: Box, aspect: number, focal: Box | null): Box {
  const width = clamp(Math.round(heightOf(area) * aspect), 1, widthOf(area));
  const height = clamp(Math.round(widthOf(area) / aspect), 1, heightOf(area));
  const x = focal ? (focal.left + focal.right) / 2 : (area.left + area.right) / 2;
  const y = focal ? (focal.top + focal.bottom) / 2 : (area.top + area.bottom) / 2;
  const left = clamp(Math.round(x - width / 2), area.left, area.right - width);
  const top = clamp(Math.round(y - height / 2), area.top, area.bottom - height);
  return { left, top, right: left + width, bottom: top + height };
}

/** The whole area at the size asked for: a side of 0 follows, and fitting in never enlarges. */
function sizeOf({ size, fitIn }: Transformation, area: SourceSize): SourceSize {
  if (!size) return area;
  const ratios = [size.width / area.width, size.height / area.height].filter((ratio) => ratio > 0);
  const ratio = Math.min(...ratios, ...(fitIn ? [1] : []));
  return { width: area.width * ratio, height: area.height * ratio };
}

function sheetOf({ size, fitIn, filters: { fill } }: Transformation) {
  return fitIn && fill !== null && size && size.width > 0 && size.height > 0 ? { ...size, fill } : null;
}

/** By how much a result is made smaller so that it keeps the bounds. */
function boundOf({ width, height }: SourceSize): number {
  return Math.min(1, maxSide / width, maxSide / height, Math.sqrt(maxPixels / (width * height)));
}

/** Rounded down where rounding up would break a bound. */
function scaled({ width, height }: SourceSize, scale: number): SourceSize {
  const round = scale < 1 ? Math.floor : Math.round;
  return { width: Math.max(1, round(width * scale)), height: Math.max(1, round(height * scale)) };
}

/**
 * Format of the result where the address names none: WebP for browsers that accept it, else the original's. Transparent
 * surroundings need a format with transparency.
 */
export function formatOf(wish: Filters, original: ImageFormat, takesWebp: boolean): Outcome<ImageFormat, string> {
  const needsAlpha = wish.fill === "transparent" || wish.corner?.colour === null;
  if (wish.format === "jpeg" && needsAlpha) return failed("a JPEG cannot be transparent: choose webp, png or avif");
  const chosen = wish.format ?? (takesWebp ? "webp" : original);
  return done(chosen === "jpeg" && needsAlpha ? "png" : chosen);
}
