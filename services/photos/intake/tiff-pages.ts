import exifr from "exifr";
import sharp, { type Metadata } from "sharp";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { RejectionReason } from "../contract.ts";

/** Scanned documents have more, photos have one and perhaps previews. */
const PAGES_LOOKED_AT = 8;
/** TIFF 6.0, NewSubfileType: a reduced picture of another one in the file. */
const REDUCED = 1;

/**
 * Whether the first page of a TIFF is the photo. Further pages may only be previews, else nobody can say which one is
 * meant. A raw file is a TIFF too, but its first page is the preview.
 */
export async function tiffPages(
  path: string,
  file: Uint8Array,
  first: Metadata,
): Promise<Outcome<void, RejectionReason>> {
  const tags = await exifr
    .parse(file, { pick: ["SubfileType", "DNGVersion"], translateValues: false, reviveValues: false })
    .catch(() => undefined);
  if (tags?.DNGVersion !== undefined || tags?.SubfileType === REDUCED) return failed("unsupported-type");
  const pages = first.pages ?? 1;
  if (pages > PAGES_LOOKED_AT) return failed("animated");
  for (let page = 1; page < pages; page++) {
    const other = await sharp(path, { page, limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (other && other.width * other.height >= first.width * first.height) return failed("animated");
  }
  return done(undefined);
}
