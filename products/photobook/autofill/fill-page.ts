import type { PhotoPlacement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { plainPlacement } from "../../../design/placement.ts";
import { faceSafe } from "../../autofill/face-safe.ts";
import type { LookedAt } from "../../autofill/kind-autofill.ts";
import { layRows } from "../../autofill/lay-rows.ts";
import type { PageShape, SpreadShape } from "../sides/spread-shape.ts";

/** A photo with its place on the spread. */
export interface LaidPhoto {
  readonly photo: LookedAt;
  readonly frame: Rect;
  readonly placement: PhotoPlacement;
}

const MICROMETRES_PER_INCH = 25_400;
/** Rows may become this much higher or lower than their photos. */
const STRETCH = 1.22;
/** So much of a photo may be cut off for a page without margins. */
const CUT = 0.32;

/** Photos of one page with margins and equal gaps; a photo with faces is cut nowhere near them. */
export function framedPage(
  photos: readonly LookedAt[],
  page: PageShape,
  { gap, resolution }: SpreadShape,
  chance: () => number,
): readonly LaidPhoto[] {
  const [first] = photos;
  if (!first) return [];
  const area = photos.length === 1 ? sharpArea(first, page.area, resolution.warnBelow) : page.area;
  for (const stretch of [STRETCH, 1]) {
    const boxes = layRows(photos, area, { gap, stretch }, chance);
    const laid = photos.flatMap((photo, n) => laidIn(photo, boxes[n]) ?? []);
    if (laid.length === photos.length) return laid;
  }
  const boxes = layRows(photos, area, { gap, stretch: 1 }, chance);
  return photos.flatMap((photo, n) => {
    const frame = boxes[n];
    return frame ? (laidIn(photo, frame) ?? { photo, frame, placement: plainPlacement("fit") }) : [];
  });
}

function laidIn(photo: LookedAt, frame: Rect | undefined): LaidPhoto | null {
  const placement = frame && faceSafe(photo, frame, frame);
  return frame && placement ? { photo, frame, placement } : null;
}

/** One photo over the whole page up to its edges; null where it is too small, is cut too much, or loses a face. */
export function fullPage(photo: LookedAt, { bled, keep }: Pick<PageShape, "bled" | "keep">, least: number) {
  return full(photo, bled, keep, least);
}

/** One photo over both pages; null also where a face would be in the fold. */
export function fullSpread(photo: LookedAt, { whole }: SpreadShape, least: number): LaidPhoto | null {
  return whole && full(photo, whole.bled, whole.keep, least, whole.fold);
}

function full(photo: LookedAt, frame: Rect, keep: Rect, least: number, avoid: Rect | null = null): LaidPhoto | null {
  if (lossIn(photo, frame) > CUT || dpiIn(photo, frame) < least) return null;
  const placement = faceSafe(photo, frame, keep, avoid);
  return placement && { photo, frame, placement };
}

/** The share of a photo that is cut off when it fills a box. */
export function lossIn({ width, height }: LookedAt, box: Rect): number {
  const fit = width / height / (box.width / box.height);
  return 1 - Math.min(fit, 1 / fit);
}

const dpiIn = ({ width, height }: LookedAt, box: Rect) =>
  Math.min(width / box.width, height / box.height) * MICROMETRES_PER_INCH;

/** The middle of an area, as large as the photo is sharp. */
function sharpArea({ width, height }: LookedAt, area: Rect, least: number): Rect {
  const most = (pixels: number) => Math.floor((pixels / least) * MICROMETRES_PER_INCH);
  const share = Math.min(Math.max(most(width) / area.width, most(height) / area.height), 1);
  const [w, h] = [Math.round(area.width * share), Math.round(area.height * share)];
  return {
    x: area.x + Math.floor((area.width - w) / 2),
    y: area.y + Math.floor((area.height - h) / 2),
    width: w,
    height: h,
  };
}
