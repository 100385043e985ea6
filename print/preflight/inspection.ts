import type { JpegHeader } from "../jpeg-header.ts";
import type { IccHeader } from "../profiles/icc-header.ts";
import type { Box, Corner, Matrix } from "./geometry.ts";
import type { Shape } from "./outlines.ts";
import type { StructureFault } from "./reader/cross-reference.ts";

/** All facts of a file, collected once; the rules use nothing else. */
export interface Inspection {
  readonly version: string;
  readonly encrypted: boolean;
  /** The two halves of the file identifier in hex, or null. */
  readonly id: readonly [string, string] | null;
  /** Information dictionary: text strings, names as their name. */
  readonly info: ReadonlyMap<string, string>;
  readonly xmp: XmpFacts | null;
  readonly intents: readonly IntentFacts[];
  readonly catalogue: CatalogueFacts;
  readonly pages: readonly PageFacts[];
  readonly images: ReadonlyMap<number, ImageFacts>;
  readonly fonts: ReadonlyMap<number, FontFacts>;
  /** Filters and graphics states that print production forbids, with the object they are in. */
  readonly oddities: readonly Oddity[];
  /** Unreadable parts: missing objects, data that cannot be decoded. */
  readonly damage: readonly string[];
}

/** A file that cannot be opened at all. */
export type Unreadable = StructureFault | "not-pdf";

/** XMP properties by namespace and name: "pdfxid:GTS_PDFXVersion", with the customary prefixes. */
export type XmpFacts = ReadonlyMap<string, string>;

export interface IntentFacts {
  readonly subtype: string | null;
  readonly identifier: string | null;
  readonly profile: ProfileFacts | null;
}

export interface ProfileFacts {
  /** The N entry. */
  readonly components: number | null;
  readonly header: IccHeader | null;
  readonly sha256: string;
  readonly bytes: number;
}

export interface CatalogueFacts {
  readonly scripts: boolean;
  readonly actions: boolean;
  readonly forms: boolean;
  readonly embeddedFiles: boolean;
  readonly optionalContent: boolean;
}

export type BoxName = "MediaBox" | "CropBox" | "BleedBox" | "TrimBox" | "ArtBox";

export interface PageFacts {
  readonly boxes: Readonly<Partial<Record<BoxName, Box>>>;
  readonly rotation: number;
  readonly annotations: readonly { readonly subtype: string; readonly box: Box | null }[];
  readonly actions: boolean;
  /** Blending spaces of the page's transparency groups and its forms. */
  readonly groupSpaces: readonly ColourFacts[];
  readonly marks: readonly Mark[];
}

export interface ColourFacts {
  readonly kind: string;
  /** Inks of a Separation or DeviceN space. */
  readonly inks: readonly string[];
  /** Base space of Indexed, Separation, DeviceN and Pattern. */
  readonly base: ColourFacts | null;
  readonly profile: ProfileFacts | null;
}

export interface Paint {
  readonly overprint: boolean;
  readonly overprintMode: number;
  /** Itself and every transparency group it is in. */
  readonly opaque: boolean;
}

interface MarkBase {
  /** Its visible extent inside the clip; null when invisible. */
  readonly box: Box | null;
  /** Outlines other than upright rectangles that cut it further. */
  readonly cuts: readonly Shape[];
  readonly paint: Paint;
}

/** Something the page paints. */
export type Mark = ImageMark | AreaMark | LineMark | TextMark;

export interface ImageMark extends MarkBase {
  readonly kind: "image";
  /** Number of the image's object, null for an inline image. */
  readonly image: number | null;
  readonly matrix: Matrix;
  readonly clip: Box | null;
}

export interface AreaMark extends MarkBase {
  readonly kind: "area";
  readonly colour: Colour;
  /** An upright rectangle, so that `box` is exactly what is painted. */
  readonly rectangle: boolean;
  /** In points of the page; empty for a shading, which fills its clip. */
  readonly outlines: Shape;
  readonly evenOdd: boolean;
}

export interface LineMark extends MarkBase {
  readonly kind: "line";
  readonly colour: Colour;
  /** Points. */
  readonly width: number;
  readonly outlines: Shape;
}

export interface TextMark extends MarkBase {
  readonly kind: "text";
  readonly font: number | null;
  readonly colour: Colour;
  /** Points from baseline to baseline after all scaling. */
  readonly size: number;
  readonly glyphs: readonly number[];
  readonly origins: readonly Corner[];
  /** Rendering mode 3: there to be found, not seen. */
  readonly invisible: boolean;
}

export interface Colour {
  readonly space: ColourFacts;
  readonly values: readonly number[];
}

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly bits: number | null;
  readonly space: ColourFacts | null;
  readonly filters: readonly string[];
  readonly jpeg: JpegFacts | null;
  readonly alternates: boolean;
}

export type JpegFacts =
  | { readonly readable: false; readonly fault: string }
  | {
      readonly readable: true;
      readonly header: JpegHeader;
      /** Does the data end with the end-of-image marker? */
      readonly ended: boolean;
      /** EXIF, XMP or IPTC inside. */
      readonly metadata: boolean;
    };

export interface FontFacts {
  readonly name: string;
  readonly subtype: string;
  readonly program: FontProgram | null;
  readonly subset: boolean;
  /** Two bytes a glyph, Identity-H; everything else is read byte by byte and not judged glyph by glyph. */
  readonly byGlyph: boolean;
  /** Thousandths of an em as the PDF says. */
  width(glyph: number): number;
  readonly texts: ReadonlyMap<number, string>;
}

export interface FontProgram {
  readonly glyphCount: number;
  /** Thousandths of an em as the font says; null for compact (CFF) fonts, whose widths are not read. */
  width(glyph: number): number | null;
  /** Does the glyph have an outline? Null when that is not known. */
  hasOutline(glyph: number): boolean | null;
}

export interface Oddity {
  readonly kind: "lzw" | "foreign-filter" | "transfer-curve" | "halftone" | "postscript" | "opi" | "reference-object";
  readonly object: string;
}
