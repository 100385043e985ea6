import sharp from "sharp";
import { corners } from "./odd-photos.ts";

type Corner = keyof typeof corners;

/** What a print of an odd photo shows. */
export interface PrintedPhoto {
  /** "1843x1252" */
  readonly size: string;
  /** Colours near the corners of the photo, from the top left clockwise. */
  readonly corners: readonly Corner[];
  /** The photo fills the sheet, or which proportions are seen as a whole. */
  readonly shape: "full" | "3:2" | "2:3" | "4:3" | "3:4" | "3:1" | "other";
  /** How far the photo is from the middle of its sheet or from the size it must have, pixels. */
  readonly off: number;
  /** Words stand in the lower right corner. */
  readonly written: boolean;
}

/** A corner's share of each side of a photo. */
const CORNER = 0.18;
const PAPER = 248;
const INK = [242, 116, 5] as const;
const shapes = { "3:2": 3 / 2, "2:3": 2 / 3, "4:3": 4 / 3, "3:4": 3 / 4, "3:1": 3 } as const;

/** Reads a print pixel by pixel: where its photo lies, how it is turned and how it is cut. */
export async function readPrint(jpeg: Buffer): Promise<PrintedPhoto> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  const isPaper = (x: number, y: number) => at(x, y).every((value) => value >= PAPER);
  const inside = (length: number, paper: (n: number) => boolean) => {
    let [from, to] = [0, length];
    while (from < to && paper(from)) from++;
    while (to > from && paper(to - 1)) to--;
    return [from, to] as const;
  };
  // Through the middle, where no photo is white.
  const [left, right] = inside(width, (x) => isPaper(x, height >> 1));
  const [top, bottom] = inside(height, (y) => isPaper(width >> 1, y));
  const seen = { width: right - left, height: bottom - top };
  const full = seen.width === width && seen.height === height;
  const near = (x: number, y: number) => nearest(at(Math.round(x), Math.round(y)));
  const [inX, inY] = [seen.width * 0.04, seen.height * 0.04];
  const run = (length: number, isRed: (n: number) => boolean) => {
    let n = 0;
    while (n < length && isRed(n)) n++;
    return n;
  };
  // From a little inside, since the edge of a photo and of its corners are soft.
  const runs = {
    left: run(seen.width, (n) => near(left + Math.max(n, 4), top + inY) === "red"),
    top: run(seen.height, (n) => near(left + inX, top + Math.max(n, 4)) === "red"),
    right: run(seen.width, (n) => near(right - 1 - Math.max(n, 4), bottom - 1 - inY) === "yellow"),
    bottom: run(seen.height, (n) => near(right - 1 - inX, bottom - 1 - Math.max(n, 4)) === "yellow"),
  };
  const cut = full ? filled({ width, height }) : seen;
  // What is cut off on one side stays on the other: together the corners tell how large the photo is.
  const both = (length: number, whole: number) => 2 * CORNER * whole - (whole - length);
  return {
    size: `${width}x${height}`,
    corners: [
      near(left + inX, top + inY),
      near(right - 1 - inX, top + inY),
      near(right - 1 - inX, bottom - 1 - inY),
      near(left + inX, bottom - 1 - inY),
    ],
    shape: full ? "full" : shapeOf(seen),
    off: Math.max(
      Math.abs(runs.left + runs.right - both(seen.width, cut.width)),
      Math.abs(runs.top + runs.bottom - both(seen.height, cut.height)),
      Math.abs(left - (width - right)),
      Math.abs(top - (height - bottom)),
    ),
    written: inkIn(data, info) > 200,
  };
}

/** How large a photo of 3:2 or 2:3 is that fills a sheet. */
function filled({ width, height }: { readonly width: number; readonly height: number }) {
  const photo = width > height ? { width: 3, height: 2 } : { width: 2, height: 3 };
  const scale = Math.max(width / photo.width, height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
}

function shapeOf({ width, height }: { readonly width: number; readonly height: number }): PrintedPhoto["shape"] {
  const found = Object.entries(shapes).find(([, ratio]) => Math.abs(width / height / ratio - 1) < 0.01);
  return (found?.[0] ?? "other") as PrintedPhoto["shape"];
}

/** Pixels of the colour of captions in the lower right quarter. */
function inkIn(data: Buffer, { width, height }: { readonly width: number; readonly height: number }): number {
  let ink = 0;
  for (let y = height >> 1; y < height; y++) {
    for (let x = width >> 1; x < width; x++) {
      const from = (y * width + x) * 3;
      if (INK.every((value, n) => Math.abs((data[from + n] ?? 0) - value) < 24)) ink++;
    }
  }
  return ink;
}

function nearest(point: readonly number[]): Corner {
  const away = (hex: string) =>
    [1, 3, 5].reduce(
      (sum, from, n) => sum + Math.abs(Number.parseInt(hex.slice(from, from + 2), 16) - (point[n] ?? 0)),
      0,
    );
  const [first] = Object.entries(corners).toSorted(([, one], [, other]) => away(one) - away(other));
  return (first?.[0] ?? "red") as Corner;
}
