import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { headOfFile } from "../../../platform/pictures/head-of-file.ts";
import { decodeHeic } from "../../../platform/pictures/heic.ts";
import { type PictureType, type PictureTypeRefusal, pictureTypeOf } from "../../../platform/pictures/picture-type.ts";
import { withProfile } from "../../../print/jpeg/with-profile.ts";
import { usableProfile } from "../../../print/profiles/icc-header.ts";

export type PictureRefusal = "not-a-picture" | "animated" | "damaged" | "too-many-pixels";

export interface OpenedPicture {
  readonly type: PictureType;
  /** Turned as people see it. */
  readonly picture: Sharp;
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture by its bytes, whatever its name says; of its pixels none was decoded yet, except of a HEIC. */
export async function openPicture(path: string, maxPixels: number): Promise<Outcome<OpenedPicture, PictureRefusal>> {
  const type = pictureTypeOf(await headOfFile(path));
  if (!type.ok) return failed(refusals[type.error]);
  const picture = sharp(path, options);
  const facts = await picture.metadata().catch(() => null);
  if (!facts) return failed("damaged");
  if (type.value === "webp" && (facts.pages ?? 1) > 1) return failed("animated");
  const { width, height } = facts.autoOrient;
  if (width * height > maxPixels) return failed("too-many-pixels");
  if (facts.format !== "heif" || facts.compression === "av1") {
    return done({ type: type.value, picture: picture.autoOrient(), width, height });
  }
  const decoded = await decoderOfHeic(path, facts.icc ?? null);
  // libheif turns as the container says.
  return decoded ? done({ type: "heic", picture: decoded, width, height }) : failed("damaged");
}

const options = { failOn: "error", limitInputPixels: false, sequentialRead: true } as const;

const refusals: Readonly<Record<PictureTypeRefusal, PictureRefusal>> = {
  empty: "not-a-picture",
  "not-an-image": "not-a-picture",
  "unsupported-type": "not-a-picture",
  animated: "animated",
};

/** By way of a JPEG, since pixels alone cannot say by which profile they are meant. */
async function decoderOfHeic(path: string, icc: Uint8Array | null): Promise<Sharp | null> {
  const pixels = await decodeHeic(await readFile(path));
  if (!pixels) return null;
  const { data, width, height } = pixels;
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 98, chromaSubsampling: "4:4:4", optimizeCoding: false })
    .toBuffer();
  return sharp(withProfile(jpeg, usableProfile(icc, 3)), options);
}
