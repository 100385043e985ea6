import { micrometres } from "../../../core/measure.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { Case } from "../case.ts";
import { pageSize } from "./measures.ts";
import { hasSinglePages } from "./sides.ts";

/** Margins and gaps, shares of the shorter side of a page. */
const MARGIN = 0.06;
const AIRY_MARGIN = 0.15;
const GAP = 0.018;
/** Of the fold of a lay-flat book, where no face should be bent. */
const FOLD = 5_000;

/** One page of a spread; micrometres from the spread's top left corner. */
export interface PageShape {
  /** The cut area. */
  readonly trim: Rect;
  /** With what is cut away around it, up to the fold. */
  readonly bled: Rect;
  /** Area of photos with a margin. */
  readonly area: Rect;
  /** Area for faces. */
  readonly keep: Rect;
}

export interface SpreadShape {
  readonly left: PageShape;
  readonly right: PageShape;
  /** Both pages as one, for photos across the fold; null where the binding hides its middle. */
  readonly whole: { readonly bled: Rect; readonly keep: Rect; readonly fold: Rect } | null;
  /** For the title of a chapter, above the photos of the left page; null without one. */
  readonly title: Rect | null;
  readonly gap: number;
  readonly resolution: Case["release"]["sheet"]["resolution"];
}

/** A title's share of the photos' height. */
const TITLE = 0.1;

/** With room for a title; the large photo is on the right page, and none crosses the fold. */
export function titledShape(shape: SpreadShape): SpreadShape {
  const { area } = shape.left;
  const height = Math.round(area.height * TITLE);
  const below = { ...area, y: area.y + height + shape.gap, height: area.height - height - shape.gap };
  return { ...shape, whole: null, title: { ...area, height }, left: { ...shape.left, area: below } };
}

/** @param air wide margins around the photos */
export function spreadShape(one: Case, air: "usual" | "airy" = "usual"): SpreadShape {
  const { width, height } = pageSize(one);
  const { sheet } = one.release;
  const [bleed, safe] = [micrometres(sheet.bleed), micrometres(sheet.safe)];
  const gutter = micrometres(sheet.gutter[one.configuration.binding] ?? 0);
  const margin = Math.max(Math.round(Math.min(width, height) * (air === "airy" ? AIRY_MARGIN : MARGIN)), safe);
  const page = (at: "left" | "right"): PageShape => {
    const x = at === "left" ? 0 : width;
    const inner = (by: number, bound: number): Rect => ({
      x: at === "left" ? x + by : x + bound,
      y: by,
      width: width - by - bound,
      height: height - 2 * by,
    });
    return {
      trim: { x, y: 0, width, height },
      bled: { x: at === "left" ? -bleed : x, y: -bleed, width: width + bleed, height: height + 2 * bleed },
      area: inner(margin, margin + gutter),
      keep: inner(safe, Math.max(gutter, safe)),
    };
  };
  const across = {
    bled: { x: -bleed, y: -bleed, width: 2 * (width + bleed), height: height + 2 * bleed },
    keep: { x: safe, y: safe, width: 2 * (width - safe), height: height - 2 * safe },
    fold: { x: width - FOLD, y: 0, width: 2 * FOLD, height },
  };
  return {
    left: page("left"),
    right: page("right"),
    whole: hasSinglePages(one.configuration) || gutter > 0 ? null : across,
    title: null,
    gap: Math.round(Math.min(width, height) * GAP),
    resolution: sheet.resolution,
  };
}
