import sharp, { type Metadata } from "sharp";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { PictureType } from "../../../platform/pictures/picture-type.ts";
import type { ByteSource } from "../../../print/byte-source.ts";
import { isOrientation } from "../../../print/jpeg/exif-orientation.ts";
import { usableProfile } from "../../../print/profiles/icc-header.ts";
import type { RejectionReason } from "../contract.ts";
import { isAnimatedPng } from "./animated-png.ts";
import type { StoredPicture } from "./stored-picture.ts";
import { tiffPages } from "./tiff-pages.ts";

const formats: Readonly<Record<Exclude<PictureType, "jpeg">, string>> = {
  png: "png",
  webp: "webp",
  tiff: "tiff",
  avif: "heif",
  heic: "heif",
};

/** Reads the header of everything but JPEG by sharp: nothing is decoded. */
export async function examineContainer(
  path: string,
  type: Exclude<PictureType, "jpeg">,
  source: ByteSource,
): Promise<Outcome<StoredPicture, RejectionReason>> {
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (facts?.format !== formats[type]) return failed("corrupt");
  if (await isAnimated(type, facts, source)) return failed("animated");
  const { width, height } = facts;
  const picture = { width, height, ...howToShow(type, facts) };
  if (type !== "tiff") return done(picture);
  const file = await source.read(0, source.size);
  const pages = await tiffPages(path, file, facts);
  return pages.ok ? done({ ...picture, exif: file }) : pages;
}

async function isAnimated(type: PictureType, { pages }: Metadata, source: ByteSource): Promise<boolean> {
  return type === "png" ? isAnimatedPng(source) : type === "webp" && (pages ?? 1) > 1;
}

type Showing = Pick<StoredPicture, "orientation" | "decoding" | "exif">;

function howToShow(type: PictureType, facts: Metadata): Showing {
  const { orientation, space, compression, icc } = facts;
  const exif = facts.exif ? bare(facts.exif) : null;
  const sharpReads = { decoding: { by: "sharp", space } as const, exif };
  if (type !== "avif" && type !== "heic")
    return { ...sharpReads, orientation: isOrientation(orientation) ? orientation : 1 };
  // The container's own turn is applied by the decoder; its EXIF only repeats it.
  if (compression === "av1") return { ...sharpReads, orientation: 1 };
  return { decoding: { by: "libheif", icc: usableProfile(icc ?? null, 3) }, exif, orientation: 1 };
}

/** Some containers keep the mark that a JPEG has before its EXIF, some do not. */
const bare = (exif: Buffer) => (exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif);
