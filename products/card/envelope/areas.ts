import { type Format, micrometres } from "../../../core/measure.ts";
import type { Rect } from "../../../design/geometry.ts";

/** Areas on the front of an envelope, micrometres from its top left corner. */
export interface EnvelopeAreas {
  readonly sender: Rect;
  readonly address: Rect;
  /** Stays free for the stamp (DIN 680: 74 x 40 mm at the top right). */
  readonly franking: Rect;
  /** Stays free for the post's own marks: 15 mm along the bottom, 140 mm from the right. */
  readonly coding: Rect;
}

const [MARGIN, TOP, CODING, FRANKING] = [8, 7, 15, { width: 74, height: 40 }] as const;

/** Front of an envelope by its size in millimetres, lying or standing. */
export function envelopeAreas(size: Format): EnvelopeAreas {
  const [width, height] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  const rect = (x: number, y: number, w: number, h: number): Rect => ({
    x: micrometres(x),
    y: micrometres(y),
    width: micrometres(w),
    height: micrometres(h),
  });
  // On small envelopes the stamp gives way to the address.
  const stamp = Math.min(FRANKING.height, Math.round(height * 0.4));
  const left = Math.round(width * 0.44);
  const senderWidth = Math.max(30, width - FRANKING.width - MARGIN - 2);
  return {
    sender: rect(MARGIN, TOP, Math.min(70, senderWidth), Math.min(20, stamp - TOP)),
    address: rect(left, stamp + 2, width - left - MARGIN, height - CODING - stamp - 4),
    franking: rect(width - FRANKING.width, 0, FRANKING.width, stamp),
    coding: rect(Math.max(0, width - 140), height - CODING, Math.min(140, width), CODING),
  };
}
