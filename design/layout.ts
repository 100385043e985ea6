import type { Label } from "../core/labels.ts";
import type { Rect, Size } from "./geometry.ts";
import type { PathData } from "./path.ts";
import type { Plate, Refinement } from "./plate.ts";

/**
 * A product kind's rules for one side. The kind computes it from the design's outline and its catalogue (pure);
 * `compilePage` needs nothing else of the product.
 */
export interface SurfaceLayout {
  readonly surface: string;
  readonly role: string;
  /** Title for visitors ("cover", "pages 4 and 5"); absent: sides are counted. */
  readonly title?: Label;
  /** Size after trimming, for a canvas the front of the stretched picture. */
  readonly trim: Size;
  /** Outside the trim; for a canvas this is depth + fold-over of the wrapped edge, the same on every side. */
  readonly bleed: Sides;
  readonly edge: SurfaceEdge;
  /** Zones to draw and to check, relative to the trim's top left corner. */
  readonly zones: readonly Zone[];
  /** "#rrggbb" of the material, behind everything. */
  readonly background: string;
  /** "#rrggbb" of coloured stock: inks are seen on it on screens, and it is not printed. Absent: white. */
  readonly paper?: string;
  /** Resolution bands in dots per inch at print size, see catalogue facts section 2. */
  readonly resolution: ResolutionBands;
  /** Lines a machine follows, relative to the trim's top left corner. */
  readonly lines?: readonly MachineLine[];
  /** Refinements of this product; elements with other ones are printed in their colours. Absent: all. */
  readonly plates?: readonly Refinement[];
  /** Areas without words, relative to the trim's top left corner: a spine too thin for them. */
  readonly wordless?: readonly Rect[];
  /** Meant to be nothing but paper, as long as nobody lays anything on it: a page to write on. */
  readonly bare?: true;
  /** The sides this one meets in the finished product: the other half of a spread, the next panel. */
  readonly neighbours?: Readonly<Partial<Record<keyof Sides, string>>>;
}

/** Micrometres. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The same on all four. */
export const allSides = (length: number): Sides => ({ top: length, right: length, bottom: length, left: length });

export interface MachineLine {
  readonly plate: Extract<Plate, "CutContour" | "Crease">;
  readonly path: PathData;
}

export type SurfaceEdge =
  /** The picture simply runs into the bleed. */
  | { readonly kind: "bleed" }
  /**
   * The picture runs round the edge: it is scaled to the front plus `wrap` on every side, the visible depth. The
   * fold-over behind it (`bleed - wrap`) shows the picture reflected, so that a slack stretch never shows white.
   */
  | { readonly kind: "folded"; readonly wrap: number }
  /** The outer strip of the front is reflected about the trim edge; corners reflect twice. */
  | { readonly kind: "mirrored"; readonly wrap: number }
  /** A flat colour. The picture overlaps it by `overlap`, so that inexact stretching shows no colour on the front. */
  | { readonly kind: "coloured"; readonly wrap: number; readonly colour: string; readonly overlap: number };

export const zoneKinds = [
  /** Keep faces and text inside. */
  "safe",
  /** Hidden by mat, frame or rebate; the area is the opening that stays visible. */
  "covered",
  /** A line the sheet is folded at, as wide as nothing important should be near it. */
  "fold",
  /** Disappears into the binding between two pages. */
  "gutter",
  /** Of a hard cover: bends when the book is opened. */
  "hinge",
  "spine",
  /** Punched or drilled through. */
  "hole",
  "perforation",
  /** Has to stay free of ink. */
  "glue",
  /** Milled or cut away. */
  "cut",
] as const;
export type ZoneKind = (typeof zoneKinds)[number];

export interface Zone {
  readonly kind: ZoneKind;
  /** Its cause, a message key of the kind: "mat", "frame", "drilling" ... */
  readonly by: string;
  /** For `covered`, the opening that stays visible; for the others the area itself, or the box around its outline. */
  readonly area: Rect;
  /** Outline of an area that is no rectangle. */
  readonly outline?: PathData;
}

export interface ResolutionBands {
  readonly good: number;
  readonly fair: number;
  readonly warnBelow: number;
  readonly refuseBelow: number;
}
