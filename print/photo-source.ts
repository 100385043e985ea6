import type { PhotoEffect } from "../design/document.ts";
import { type ByteRange, rangesLength } from "./byte-source.ts";
import type { Orientation } from "./jpeg/exif-orientation.ts";
import type { JpegHeader } from "./jpeg-header.ts";

/** The port by which the print room gets photos: the master of a photo, or null when it is gone. */
export type PhotoSource = (id: string) => Promise<PrintPhoto | null>;

/**
 * The port by which photos are changed as their design wants: the photo with the effect applied once, at its own
 * resolution, in sRGB; null when it cannot be decoded. `effect-files.ts` does it with sharp.
 */
export type PhotoEffects = (photo: PrintPhoto, effect: PhotoEffect) => Promise<PrintPhoto | null>;

/** For files without effects. */
export const noEffects: PhotoEffects = async () => null;

/** Key of a picture: the same photo with another effect is another picture. */
export const photoKey = ({ photo, effect }: { photo: string; effect?: PhotoEffect | undefined }): string =>
  effect ? `${photo} ${effect.tone} ${effect.light} ${effect.contrast} ${effect.warmth}` : photo;

/** One photo as it goes into a print file. */
export interface PrintPhoto {
  readonly id: string;
  /** SHA-256 in hex of the embedded bytes, as recorded at intake; it represents the photo in the file's identifier. */
  readonly sha256: string;
  /** Pixels as stored, before the turn. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly colour: PhotoColour;
  readonly encoding: PhotoEncoding;
  readonly content: PhotoContent;
}

export interface PhotoColour {
  /** Grey, RGB or CMYK. */
  readonly components: 1 | 3 | 4;
  /** Bits per component; a JPEG has 8. */
  readonly bits: 8 | 16;
  /** The photo's own profile; null means untagged, which counts as sRGB (grey with sRGB's curve, the intent's CMYK). */
  readonly icc: Uint8Array | null;
}

export type PhotoEncoding =
  /** A JPEG that goes into the file byte by byte. */
  | {
      readonly kind: "jpeg";
      /** Adobe writes CMYK with inverted inks. */
      readonly inverted: boolean;
      /** Three components stored as RGB although no Adobe marker says so. */
      readonly storedAsRgb: boolean;
    }
  /** Raw samples row by row, interleaved, 16 bit big-endian; the writer compresses them. */
  | { readonly kind: "samples" };

export type PhotoContent =
  /** Ranges of a file, copied without detours. */
  | { readonly kind: "file"; readonly path: string; readonly ranges: readonly ByteRange[] }
  /** `length` bytes in pieces; a piece may be reused by the source once the next one is asked for. */
  | { readonly kind: "stream"; readonly length: number; open(): AsyncIterable<Uint8Array> };

export function contentLength(content: PhotoContent): number {
  return content.kind === "file" ? rangesLength(content.ranges) : content.length;
}

/** Did reading fail because the photo's file is not there, or not for us? Other failures are the machine's. */
export function isGone(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === "ENOENT" || code === "EACCES" || code === "EIO";
}

/** Embedding of a JPEG with this header; null when it must be encoded again first. */
export function jpegEmbedding(
  header: JpegHeader,
): Pick<PrintPhoto, "width" | "height" | "orientation" | "colour" | "encoding"> | null {
  const { components, width, height, orientation, icc } = header;
  if (header.handling.kind !== "pass-through" || (components !== 1 && components !== 3 && components !== 4))
    return null;
  const inverted = components === 4 && header.adobeTransform !== null;
  return {
    width,
    height,
    orientation,
    colour: { components, bits: 8, icc },
    encoding: { kind: "jpeg", inverted, storedAsRgb: header.storedAsRgb },
  };
}
