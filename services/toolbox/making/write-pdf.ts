import { open } from "node:fs/promises";
import type { Sharp } from "sharp";
import { done, type Outcome } from "../../../core/outcome.ts";
import { picturePages } from "../../../print/pdf/picture-pages.ts";
import { fileSink } from "../../../print/pdf/sink.ts";
import type { papers } from "../contract.ts";
import { openPicture, type PictureRefusal } from "./open-picture.ts";

type Paper = (typeof papers)[number];
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Portrait, in points (1/72 inch). */
const sheets: Readonly<Record<Exclude<Paper, "picture">, Size>> = {
  a4: { width: 595.276, height: 841.89 },
  letter: { width: 612, height: 792 },
};
/** Unprintable margin of home printers, in points: 10 mm. */
const margin = 28.346;
const pointsPerPixel = 72 / 300;
/** Pixels of the longer edge: an A4 sheet at 300 an inch. */
const sheetPixels = 3508;

interface Request {
  readonly paths: readonly string[];
  readonly paper: Paper;
  readonly maxPixels: number;
  readonly resultPath: string;
}

/** One page for each picture, one picture after the other, so that only one is ever in memory. */
export async function writePdf({
  paths,
  paper,
  maxPixels,
  resultPath,
}: Request): Promise<Outcome<void, PictureRefusal>> {
  const file = await open(resultPath, "w", 0o600);
  try {
    const pages = await picturePages(fileSink(file));
    for (const path of paths) {
      const opened = await openPicture(path, maxPixels);
      if (!opened.ok) return opened;
      const jpeg = await jpegOf(opened.value.picture, paper);
      if (!jpeg.ok) return jpeg;
      const { page, place } = layOut(jpeg.value, paper);
      await pages.add(page, [{ data: jpeg.value.data, place }]);
    }
    await pages.finish();
    return done(undefined);
  } finally {
    await file.close();
  }
}

interface Jpeg extends Size {
  readonly data: Uint8Array;
}

async function jpegOf(picture: Sharp, paper: Paper): Promise<Outcome<Jpeg, "damaged">> {
  const edge = paper === "picture" ? undefined : sheetPixels;
  const made = await picture
    .resize({ ...(edge && { width: edge, height: edge }), fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made
    ? done({ data: made.data, width: made.info.width, height: made.info.height })
    : { ok: false, error: "damaged" };
}

/** The sheet has the picture's orientation, with the picture centred and as large as possible. */
export function layOut({ width, height }: Size, paper: Paper) {
  if (paper === "picture") {
    const page = { width: width * pointsPerPixel, height: height * pointsPerPixel };
    return { page, place: { ...page, left: 0, bottom: 0 } };
  }
  const upright = sheets[paper];
  const page = width > height ? { width: upright.height, height: upright.width } : upright;
  const scale = Math.min((page.width - 2 * margin) / width, (page.height - 2 * margin) / height);
  const placed = { width: width * scale, height: height * scale };
  return {
    page,
    place: { ...placed, left: (page.width - placed.width) / 2, bottom: (page.height - placed.height) / 2 },
  };
}
