import type { Point, Rect, Size } from "../../design/geometry.ts";
import type { MachinePath } from "../../design/machine-lines.ts";
import type { ScenePage } from "../../design/scene.ts";

/** One page of a print file: sides of the scene as they are put on it. Lengths in µm from the top left of its bleed. */
export interface ImposedSheet {
  /** Bleed box; marks and slug line come around it. */
  readonly size: Size;
  readonly trim: Rect;
  /** Trim of one piece of it: all of it, or one of several on a larger sheet. */
  readonly piece: Size;
  readonly parts: readonly PlacedSide[];
  /** Sides are drawn several times, so that they are worth being written once. */
  readonly repeats: boolean;
  /** Crop marks between and around the parts of a larger sheet; null: they belong around the trim. */
  readonly cuts: readonly Line[] | null;
  /** Creases and cuts of the sheet as a whole, beside those of its sides. */
  readonly lines?: readonly MachinePath[];
  /** Name in the slug line. */
  readonly name: string;
}

/** A side, or what of it is shown, on a sheet. */
export interface PlacedSide {
  readonly page: ScenePage;
  /** Visible part, in coordinates of the side. */
  readonly window: Rect;
  /** Position of the side's top left corner on the sheet; may be outside. */
  readonly offset: Point;
  /** The finished size, on the sheet. */
  readonly trim: Rect;
}

export type Line = readonly [from: Point, to: Point];

export type ImpositionFailure = { readonly reason: "surface-missing" | "sheet-too-small"; readonly surface: string };
