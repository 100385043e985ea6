import type { Rect } from "./geometry.ts";

/**
 * The design document: what the customer made, independent of how it is drawn. JSON, versioned by `schema`.
 * Lengths are integer micrometres, angles integer millidegrees, shares integer parts per million.
 */
export const DESIGN_SCHEMA = 1;

export interface DesignDocument {
  readonly schema: typeof DESIGN_SCHEMA;
  /** Product kind, a key of the registry in `products/registry.ts`. */
  readonly kind: string;
  /** The kind's own configuration (material, format, options ...), parsed by the kind's schema. */
  readonly configuration: Configuration;
  readonly title: string;
  /** The tray: every photo this design may use, in the order they were added. */
  readonly photos: readonly DesignPhoto[];
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
}

/** One printable face. A wall picture has exactly one, `front`. */
export interface Surface {
  readonly id: string;
  readonly elements: readonly DesignElement[];
}

export type DesignElement = PhotoElement | TextElement;

export interface PhotoElement {
  readonly id: string;
  readonly type: "photo";
  /** Relative to the trim's top left corner. `"surface"` follows the whole surface including bleed and wrapped edges. */
  readonly frame: Rect | "surface";
  readonly photo: string | null;
  readonly placement: PhotoPlacement;
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

export interface TextElement {
  readonly id: string;
  readonly type: "text";
  readonly frame: Rect;
  readonly text: string;
  /** Key of a font in the font catalogue. */
  readonly font: string;
  /** Font size in micrometres. */
  readonly size: number;
  /** "#rrggbb" */
  readonly colour: string;
  readonly align: "start" | "centre" | "end";
}
