import type { Sharp } from "sharp";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ToolboxFormat } from "../contract.ts";

export interface Wish {
  readonly format: ToolboxFormat;
  /** 1 to 100, as people know it of JPEG. */
  readonly quality: number;
  /** Pixels of the longer edge at most; null: as it is. */
  readonly maxEdge: number | null;
}

/** Longest edge that a format can have; of the others none is reached by what the toolbox takes. */
const longest: Readonly<Record<ToolboxFormat, number>> = { jpeg: 65_000, png: 1_000_000, webp: 16_383, avif: 16_384 };

/** Writes a picture in sRGB without anything but the picture: no place, no camera, no name. */
export async function writePicture(
  picture: Sharp,
  { format, quality, maxEdge }: Wish,
  path: string,
): Promise<Outcome<{ readonly width: number; readonly height: number }, "damaged">> {
  const edge = Math.min(maxEdge ?? longest[format], longest[format]);
  const sized = picture.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
  const { width, height } = (await encoded[format](sized, quality).toFile(path).catch(decodingFault)) ?? {};
  return width === undefined || height === undefined ? failed("damaged") : done({ width, height });
}

const encoded: Readonly<Record<ToolboxFormat, (picture: Sharp, quality: number) => Sharp>> = {
  // Paper is white where a JPEG cannot be transparent.
  jpeg: (picture, quality) => picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }),
  // Below 100 the colours are a palette, which is what makes a PNG small.
  png: (picture, quality) =>
    picture.png(quality < 100 ? { palette: true, quality, effort: 7 } : { compressionLevel: 9 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 4 }),
  // The same number looks the same as in a JPEG.
  avif: (picture, quality) => picture.avif({ quality: Math.max(1, quality - 25), effort: 2 }),
};

/** Errors of a full disk are no fault of the picture. */
function decodingFault(error: unknown): null {
  if (error instanceof Error && /space|write|open/i.test(error.message)) throw error;
  return null;
}
