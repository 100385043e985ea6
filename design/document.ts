import type { Point, Rect } from "./geometry.ts";
import type { Outline } from "./outline.ts";
import type { Refinement } from "./plate.ts";

/**
 * Schema version of the design document: JSON, independent of drawing, in integer micrometres, millidegrees and ppm. It
 * contains everything printed: words, dates and names are never computed while it is drawn.
 */
export const DESIGN_SCHEMA = 2;

export interface DesignDocument {
  readonly schema: typeof DESIGN_SCHEMA;
  /** Product kind, a key of the registry in `products/registry.ts`. */
  readonly kind: string;
  /** The kind's own configuration (material, format, options ...), parsed by the kind's schema. */
  readonly configuration: Configuration;
  readonly title: string;
  /** The tray: every photo this design may use, in the order they were added. */
  readonly photos: readonly DesignPhoto[];
  /** The sides in the order in which they are leafed through. */
  readonly surfaces: readonly Surface[];
}

export type Configuration = Readonly<Record<string, unknown>>;

export interface DesignPhoto {
  /** Id of the photo in `services/photos`; made by the browser before the upload starts. */
  readonly id: string;
  readonly name: string;
  /** Size in pixels after the EXIF turn, so always as people see it. */
  readonly width: number;
  readonly height: number;
  /** Local time of the camera, "2026-07-14T18:03:22". */
  readonly takenAt?: string | undefined;
  /** The point that must stay visible, ppm of the upright photo's width and height. */
  readonly focus?: Point | undefined;
  /** Boxes of faces, ppm of the upright photo's width and height. */
  readonly faces?: readonly Rect[] | undefined;
}

/** A side without its elements, which suffices for its layout. */
export interface SurfaceHead {
  readonly id: string;
  /** Role of the side, defined by the kind: "front", "inside-left", "cover", "spread", "print" ... */
  readonly role: string;
  /** "#rrggbb", or null for the material's own. */
  readonly background: string | null;
  /** Printed copies of this side, at least 1. */
  readonly copies: number;
  /** Width and height change places, for kinds whose sheets can be turned to their photo. */
  readonly turned: boolean;
  /** Key of the style it was dressed in. */
  readonly style?: string | undefined;
}

/** One printable side. A wall picture has exactly one, `front`. */
export interface Surface extends SurfaceHead {
  /** In the order in which they are painted. */
  readonly elements: readonly DesignElement[];
}

/** A document as far as its sides are laid out and priced; every document is one. */
export interface DesignOutline extends Omit<DesignDocument, "surfaces"> {
  readonly surfaces: readonly SurfaceHead[];
}

export type DesignElement = PhotoElement | TextElement | ShapeElement | ArtElement | DaysElement;

interface ElementBase {
  /** Unique in the whole design. */
  readonly id: string;
  /** Clockwise about the middle of the frame, millidegrees, -180000 < rotation <= 180000. */
  readonly rotation: number;
  /** Parts per million; 1000000 hides everything below. */
  readonly opacity: number;
  readonly locked?: boolean | undefined;
  /** The place of a layout it fills, so that another layout keeps what is in it. */
  readonly slot?: string | undefined;
  /** It may stay empty in an order. */
  readonly optional?: boolean | undefined;
}

/** Relative to the trim's top left corner. `"surface"` follows the whole side including bleed and wrapped edges. */
export type Frame = Rect | "surface";

export interface PhotoElement extends ElementBase {
  readonly type: "photo";
  readonly frame: Frame;
  readonly photo: string | null;
  readonly placement: PhotoPlacement;
  /** The outline it is cut to; absent: its frame. */
  readonly mask?: Outline | undefined;
  /** Of the corners of a rounded mask, micrometres; absent: a share of its shorter side. */
  readonly radius?: number | undefined;
  /** An outline over several photos that cuts this one, too: a heart of many tiles. */
  readonly stencil?: Stencil | undefined;
  /** Inside the outline. */
  readonly border?: Stroke | undefined;
  readonly effect?: PhotoEffect | undefined;
}

export interface Stencil {
  readonly outline: Outline;
  /** Relative to the trim's top left corner, the same for all elements below it. */
  readonly box: Rect;
}

export interface PhotoPlacement {
  /** `fill` covers the frame and crops, `fit` shows the whole picture and leaves margins in the background colour. */
  readonly fit: "fill" | "fit";
  /** Point of the upright photo that sits in the middle of the frame, ppm of its width and height (500000 = centre). */
  readonly centre: { readonly x: number; readonly y: number };
  /** Zoom over the smallest size that satisfies `fit`, ppm; never below 1000000. */
  readonly zoom: number;
  /** Clockwise, millidegrees, -180000 < rotation <= 180000. Quarter turns are multiples of 90000. */
  readonly rotation: number;
}

/** Effect on a photo before print; each number from -100 to 100, 0 leaves it unchanged. */
export interface PhotoEffect {
  readonly tone: "none" | "black-and-white" | "sepia";
  readonly light: number;
  readonly contrast: number;
  readonly warmth: number;
}

/** A line along the inside of an outline. */
export interface Stroke {
  /** Micrometres. */
  readonly width: number;
  /** "#rrggbb" */
  readonly colour: string;
}

/** One style for the whole box. */
export interface TextElement extends ElementBase {
  readonly type: "text";
  readonly frame: Rect;
  readonly text: string;
  /** Language of the words ("de", "pt-BR"), which shapes letters and hyphenates; null: none. */
  readonly language: string | null;
  readonly hyphenate: boolean;
  /** Key of a font in the font catalogue. */
  readonly font: string;
  /** Font size in micrometres; the largest where the text may shrink. */
  readonly size: number;
  /** "#rrggbb" */
  readonly colour: string;
  readonly align: "start" | "centre" | "end";
  /** Vertical position of the lines in the box. */
  readonly stand: "top" | "middle" | "bottom";
  /** Distance of lines, ppm of the font's own. */
  readonly leading: number;
  /** Space between letters, ppm of the font size. */
  readonly tracking: number;
  /** Handling of overlong text: smaller type down to the smallest that is printed, or a finding. */
  readonly fit: "shrink" | "report";
  readonly plate?: Refinement | undefined;
  /** Field of a recipient that is printed here instead of the text. */
  readonly bind?: string | undefined;
}

export interface ShapeElement extends ElementBase {
  readonly type: "shape";
  readonly frame: Frame;
  readonly outline: Outline;
  /** "#rrggbb" */
  readonly fill: string | null;
  readonly stroke: Stroke | null;
  readonly plate?: Refinement | undefined;
  /** Instead of the outline and its line: a QR code in the colour of the fill, with its quiet zone on white. */
  readonly code?: LinkCode | undefined;
}

/** A link as it is printed: whatever draws codes later, this one stays as it is. */
export interface LinkCode {
  /** "https://..." */
  readonly link: string;
  /** Row by row from the top left, 1 is dark; as many as the square of its side, 21 to 57. */
  readonly modules: string;
}

export interface ArtElement extends ElementBase {
  readonly type: "art";
  /** The piece before it is turned, stretched to this. */
  readonly frame: Rect;
  /** Content hash of the drawing (`art-piece.ts`), which is therefore immutable. */
  readonly piece: string;
  readonly mirror: Mirror;
  /** "#rrggbb"; null: in its own colours. */
  readonly colour: string | null;
  readonly plate?: Refinement | undefined;
}

export type Mirror = "none" | "across" | "down" | "both";

/** The days of a month or a week, as they are printed. */
export interface DaysElement extends ElementBase {
  readonly type: "days";
  readonly frame: Rect;
  readonly look: DaysLook;
  /** "2027-05" */
  readonly month: string;
  /** The weekday a week begins with: 1 is Monday, 7 Sunday. */
  readonly weekStart: number;
  /** In order; of a month all of them. */
  readonly days: readonly PrintedDay[];
  /** Names of the seven weekdays above a table, from `weekStart` on; empty for none. */
  readonly heads: readonly string[];
  /** Numbers beside the weeks of a table, the first for the week of the first day; empty for none. */
  readonly weeks: readonly string[];
  readonly font: string;
  readonly colour: string;
  /** Of marked days. */
  readonly accent: string;
  /** Of names and notes, which hyphenates them; absent: none. */
  readonly language?: string | undefined;
  /** Names of a planner's columns, in order; "" leaves the place for a name empty. */
  readonly columns?: readonly string[] | undefined;
}

export const daysLooks = ["table", "row", "column", "planner", "week"] as const;
export type DaysLook = (typeof daysLooks)[number];

export interface PrintedDay {
  /** "1", "31" */
  readonly label: string;
  /** Sundays and holidays are printed in the accent's colour. */
  readonly marked: boolean;
  /** Names of holidays and birthdays, one a line. */
  readonly notes: readonly string[];
  /**
   * Number of leading names that are holidays: in small days they give way to other names, because the day's colour
   * marks them.
   */
  readonly holidays?: number | undefined;
  /** Beside the label where no head names it: "Mo". */
  readonly weekday?: string | undefined;
  readonly moon?: MoonPhase | undefined;
}

export const moonPhases = ["new", "first-quarter", "full", "last-quarter"] as const;
export type MoonPhase = (typeof moonPhases)[number];
