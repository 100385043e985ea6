import type { Rect, Size, UnitMatrix } from "./geometry.ts";
import type { Zone } from "./layout.ts";

/**
 * The scene: a flat display list, the one description that the screen draws, the printer prints, the preflight checks
 * and the 3D view maps onto its box. `compile` makes it, nothing changes it. Lengths in integer micrometres from the
 * top left of the page's media box (which equals the bleed box here; slugs and marks belong to the print room).
 */
export interface Scene {
  readonly version: 1;
  readonly pages: readonly ScenePage[];
}

export interface ScenePage {
  readonly surface: string;
  /** Trim plus bleed on every side. */
  readonly size: Size;
  readonly trim: Rect;
  readonly items: readonly SceneItem[];
  /** Same coordinates as the items. */
  readonly zones: readonly Zone[];
}

export type SceneItem = SceneFill | SceneImage | SceneGlyphs;

/** Ink that is not process colour, for instance "Foil_Gold"; absent means process. */
export type Plate = string;

interface SceneItemBase {
  /** Element of the design this came from; several items may share one (a mirrored edge is nine images). */
  readonly element: string | null;
  readonly plate?: Plate;
}

export interface SceneFill extends SceneItemBase {
  readonly type: "fill";
  readonly rect: Rect;
  readonly colour: string;
}

export interface SceneImage extends SceneItemBase {
  readonly type: "image";
  readonly photo: string;
  /** Upright photo (after the EXIF turn) from unit square to page. */
  readonly matrix: UnitMatrix;
  readonly clip: Rect;
}

export interface SceneGlyphs extends SceneItemBase {
  readonly type: "glyphs";
  readonly font: string;
  /** Micrometres per em. */
  readonly size: number;
  readonly colour: string;
  /** The text itself, for ToUnicode and for readers who do not see. */
  readonly text: string;
  /** Glyph ids with the position of their origin on the baseline; `cluster` is the index into `text`. */
  readonly glyphs: readonly SceneGlyph[];
  readonly clip: Rect;
}

export interface SceneGlyph {
  readonly id: number;
  readonly cluster: number;
  readonly x: number;
  readonly y: number;
}
