import sharp, { type Sharp } from "sharp";
import { withProfile } from "../../../print/jpeg/with-profile.ts";

/**
 * A rendition replaces an original in print: no visible loss, full colour resolution. Optimised coding would hold all
 * coefficients in memory (1.2 GB at 200 megapixels) to save a twentieth of the bytes.
 */
const jpeg = { quality: 97, chromaSubsampling: "4:4:4", optimizeCoding: false } as const;

/** White, because nothing is printed where a picture is transparent. */
const paper = "#ffffff";

/**
 * Decodes anything sharp can read and writes a JPEG with the same numbers and profile, turned as stored. Null when the
 * picture data is damaged.
 *
 * @param space of the picture as sharp names it
 * @param failOn which complaints of the decoder mean damage; those about JPEGs all do, TIFFs are full of harmless ones
 */
export async function renditionOf(
  path: string,
  space: string | undefined,
  failOn: "warning" | "error",
): Promise<Uint8Array | null> {
  const picture = sharp(path, { failOn, limitInputPixels: false, sequentialRead: true });
  return inSpace(picture.keepIccProfile().flatten({ background: paper }), space)
    .jpeg(jpeg)
    .toBuffer()
    .catch(() => null);
}

function inSpace(picture: Sharp, space: string | undefined): Sharp {
  if (space === "cmyk") return picture.pipelineColourspace("cmyk").toColourspace("cmyk");
  if (space === "b-w" || space === "grey16") return picture.toColourspace("b-w");
  return picture;
}

/** A JPEG of pixels that were decoded elsewhere; the profile says what their numbers mean. */
export async function renditionOfPixels(
  pixels: { readonly data: Uint8Array | Uint8ClampedArray; readonly width: number; readonly height: number },
  channels: 1 | 3 | 4,
  icc: Uint8Array | null,
): Promise<Uint8Array> {
  const { data, width, height } = pixels;
  const picture = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const opaque = channels === 4 ? picture.flatten({ background: paper }) : picture;
  const grey = channels === 1 ? opaque.toColourspace("b-w") : opaque;
  return withProfile(await grey.jpeg(jpeg).toBuffer(), icc);
}
