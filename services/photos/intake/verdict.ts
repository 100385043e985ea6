import type { PictureType } from "../../../platform/pictures/picture-type.ts";
import type { ByteRange } from "../../../print/byte-source.ts";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import type { ProxyWidth, RejectionReason } from "../contract.ts";

/** Result of a file's intake. */
export type Verdict =
  | { readonly kind: "rejected"; readonly reason: RejectionReason }
  | { readonly kind: "accepted"; readonly photo: ExaminedPhoto };

export interface ExaminedPhoto {
  readonly type: PictureType;
  /** Upright size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly takenAt: string | null;
  readonly master: Master;
  /** The profile that says what the master's numbers mean. */
  readonly icc: Uint8Array | null;
  /** The same proxy under several widths when the photo is smaller than these. */
  readonly proxies: Readonly<Record<ProxyWidth, ProxyPicture>>;
}

/** The JPEG that goes into print files, bare of everything but picture and profile. */
export interface Master {
  /** `original`: the camera's own bytes, of which `ranges` are used. `rendition`: a JPEG made at intake. */
  readonly from: "original" | "rendition";
  readonly ranges: readonly ByteRange[];
  /** SHA-256 in hex of the bytes of these ranges. */
  readonly sha256: string;
  /** Pixels as stored, before the turn. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly components: 1 | 3 | 4;
  readonly inverted: boolean;
  readonly storedAsRgb: boolean;
}

export interface ProxyPicture {
  /** WebP. */
  readonly bytes: Uint8Array;
}
