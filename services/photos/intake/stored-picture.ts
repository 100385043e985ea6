import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import type { JpegHeader } from "../../../print/jpeg-header.ts";

/** Facts of a file's header before any pixel is decoded. */
export interface StoredPicture {
  /** Pixels as stored, before the turn. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** Decoder of its pixels. */
  readonly decoding: Decoding;
  /** Bytes in which exifr finds the EXIF, if there are any. */
  readonly exif: Uint8Array | null;
}

export type Decoding =
  | { readonly by: "jpeg"; readonly header: JpegHeader }
  | { readonly by: "twelve-bit"; readonly header: JpegHeader }
  | { readonly by: "sharp"; readonly space: string | undefined }
  | { readonly by: "libheif"; readonly icc: Uint8Array | null };
