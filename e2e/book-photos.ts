import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Size } from "../design/geometry.ts";
import { chanceOf } from "../design/tiles/chance.ts";
import { phonePhoto } from "./odd-photos.ts";

const folder = join(import.meta.dirname, "output", "book-photos");

/** Photos of one day, an hour of pause after each five. */
const A_DAY = 20;
/** A burst: the same motif as the photo before it. */
const twins: ReadonlySet<number> = new Set([12, 77, 140]);
const shaken: ReadonlySet<number> = new Set([31, 110]);
const panorama = 55;
/** What cameras with a dead battery write, and those of people from the future; some photos have no date at all. */
const dates: Readonly<Record<number, string | null>> = {
  40: "1904:01:01 00:00:00",
  41: "2100:01:01 12:00:00",
  90: null,
  91: null,
  199: null,
};
/** Long and short side, pixels, from phones down to what messengers leave of a photo. */
const sizes = [
  [1200, 800],
  [1080, 810],
  [1000, 1000],
  [1280, 720],
  [960, 640],
] as const;

/** Of so many photos, those that a book leaves in the tray by itself: bursts, shaken ones, and the phone's, which is tiny. */
export const leftOut = twins.size + shaken.size + 1;

/**
 * Two hundred photos of a holiday, small and odd: lying, standing and square, turned by their camera, CMYK, PNG with
 * holes, a panorama of 20:1, wrong dates or none, three bursts, two shaken ones and one HEIC.
 *
 * @returns paths, in the order of their time
 */
export async function bookPhotos(): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const numbers = Array.from({ length: 199 }, (_, n) => n);
  return [...(await Promise.all(numbers.map(made))), phonePhoto.path];
}

async function made(n: number): Promise<string> {
  const kind = n % 9 === 4 ? "turned" : n > 60 && n % 23 === 7 ? "cmyk" : n % 17 === 6 ? "png" : "plain";
  const path = join(folder, `reise-${String(n + 1).padStart(3, "0")}-${kind}.${kind === "png" ? "png" : "jpg"}`);
  if (await stat(path).catch(() => null)) return path;
  const { motif, size } = drawn(n);
  const picture = shaken.has(n)
    ? motif.resize({ ...size, kernel: "cubic" })
    : motif.resize({ ...size, kernel: "nearest" });
  const upright = sharp(await picture.raw().toBuffer(), { raw: { ...size, channels: 3 } });
  await writeFile(path, await encoded(upright, kind, takenAt(n)));
  return path;
}

/** Squares of chance in eight by eight fields, whose edges are sharp: no motif is like another. */
function drawn(n: number): { readonly motif: Sharp; readonly size: Size } {
  const of = twins.has(n) ? n - 1 : n;
  const chance = chanceOf(of + 1);
  const fields = Buffer.from(Array.from({ length: 8 * 8 * 3 }, () => Math.floor(40 + 200 * chance())));
  const [long, short] = sizes[of % sizes.length] ?? sizes[0];
  const upright = of % 3 === 1;
  const size =
    of === panorama ? { width: 6000, height: 300 } : { width: upright ? short : long, height: upright ? long : short };
  return { motif: sharp(fields, { raw: { width: 8, height: 8, channels: 3 } }), size };
}

function encoded(upright: Sharp, kind: "turned" | "cmyk" | "png" | "plain", taken: string | null): Promise<Buffer> {
  const dated = (photo: Sharp) => (taken ? photo.withExifMerge({ IFD2: { DateTimeOriginal: taken } }) : photo);
  switch (kind) {
    // A quarter to the left, and the note that says to turn it back.
    case "turned":
      return dated(upright.rotate(270).withMetadata({ orientation: 6 }))
        .jpeg()
        .toBuffer();
    case "cmyk":
      return dated(upright.toColourspace("cmyk")).jpeg().toBuffer();
    case "png":
      return dated(upright.ensureAlpha(0.9)).png().toBuffer();
    case "plain":
      return dated(upright).jpeg().toBuffer();
  }
}

/** `2026:08:08 09:00:00`: five within minutes, then a pause. */
function takenAt(n: number): string | null {
  const odd = dates[n];
  if (odd !== undefined) return odd;
  const two = (value: number) => String(value).padStart(2, "0");
  const at = n % A_DAY;
  return `2026:08:${two(8 + Math.floor(n / A_DAY))} ${two(9 + 2 * Math.floor(at / 5))}:${two(3 * (at % 5))}:00`;
}
