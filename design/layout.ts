import type { Rect, Size } from "./geometry.ts";

/**
 * What a product kind says about one surface before anything is placed on it. The kind computes it from configuration
 * and catalogue (pure); `compile` needs nothing else about the product.
 */
export interface SurfaceLayout {
  readonly surface: string;
  /** Size after trimming, for a canvas the front of the stretched picture. */
  readonly trim: Size;
  /** Outside the trim on every side; for a canvas this is depth + fold-over of the wrapped edge. */
  readonly bleed: number;
  readonly edge: SurfaceEdge;
  /** Zones to draw and to check, relative to the trim's top left corner. */
  readonly zones: readonly Zone[];
  /** "#rrggbb" behind everything. */
  readonly background: string;
  /** Resolution bands in dots per inch at print size, see catalogue facts section 2. */
  readonly resolution: ResolutionBands;
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
  /** A flat colour; the picture runs over it by `overlap`, so that a stretch a little aside shows no colour on the front. */
  | { readonly kind: "coloured"; readonly wrap: number; readonly colour: string; readonly overlap: number };

export interface Zone {
  /** `covered`: hidden by mat, frame or rebate. `safe`: keep faces and text inside. `cut`: drilled or milled away. */
  readonly kind: "covered" | "safe" | "cut";
  /** What hides or cuts it, a message key of the kind: "mat", "frame", "drilling" ... */
  readonly by: string;
  /** For `covered`, the opening that stays visible; for the others the area itself. */
  readonly area: Rect;
}

export interface ResolutionBands {
  readonly good: number;
  readonly fair: number;
  readonly warnBelow: number;
  readonly refuseBelow: number;
}
