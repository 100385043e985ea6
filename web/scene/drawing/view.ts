import type { Point, Size } from "../../../design/geometry.ts";

/** How the wall is looked at; it changes nothing about the design. */
export interface View {
  /** 1 shows the whole subject with air around it. */
  readonly zoom: number;
  /** Offset of the subject's middle from the stage's middle, CSS pixels. */
  readonly pan: Point;
}

export const wholeView: View = { zoom: 1, pan: { x: 0, y: 0 } };

/** CSS pixels per micrometre at which a centimetre on the screen is one (CSS: 96 px to the inch). */
export const REAL_SIZE = 96 / 25_400;

const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 16;
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** Space around the subject that stays free, CSS pixels. */
export interface Margins {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** CSS pixels per micrometre so that a subject fits between the margins. */
export function fitScale(subject: Size, stage: Size, margins: Margins): number {
  const width = Math.max(stage.width - 2 * margins.x, 40);
  const height = Math.max(stage.height - margins.top - margins.bottom, 40);
  return Math.min(width / subject.width, height / subject.height);
}

/** Zooms by `factor`; what lies at `at` (CSS pixels from the stage's middle) stays there. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const zoom = Math.min(Math.max(view.zoom * factor, LEAST_ZOOM), MOST_ZOOM);
  const grown = zoom / view.zoom;
  return { zoom, pan: { x: at.x - (at.x - view.pan.x) * grown, y: at.y - (at.y - view.pan.y) * grown } };
}

/** The next rounder zoom in this direction, about the stage's middle. */
export function stepZoom(view: View, way: "in" | "out"): View {
  const next =
    way === "in" ? STEPS.find((step) => step > view.zoom * 1.01) : STEPS.findLast((step) => step < view.zoom * 0.99);
  return next === undefined ? view : zoomAt(view, next / view.zoom, { x: 0, y: 0 });
}

/** Keeps at least a part of the subject (in CSS pixels at this zoom) on the stage. */
export function heldOnStage(view: View, subject: Size, stage: Size): View {
  const limit = (own: number, room: number) => Math.max((own + room) / 2 - 80, 0);
  const hold = (value: number, most: number) => Math.min(Math.max(value, -most), most);
  const pan = {
    x: hold(view.pan.x, limit(subject.width, stage.width)),
    y: hold(view.pan.y, limit(subject.height, stage.height)),
  };
  return { ...view, pan };
}

/** Moved by a wheel, CSS pixels: as far as something of the subject is out of sight, and a little further. */
export function scrolled(view: View, by: Point, subject: Size, stage: Size): View {
  const limit = (own: number, room: number) => Math.max((own - room) / 2 + AIR, 0);
  const hold = (now: number, way: number, most: number) => {
    // what was dragged beyond stays there until it comes back
    const [least, last] = [Math.min(0 - most, now), Math.max(most, now)];
    return Math.min(Math.max(now - way, least), last);
  };
  const pan = {
    x: hold(view.pan.x, by.x, limit(subject.width, stage.width)),
    y: hold(view.pan.y, by.y, limit(subject.height, stage.height)),
  };
  return { ...view, pan };
}

/** Room beyond the edge that a wheel can show. */
const AIR = 80;
