import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Size } from "../../design/geometry.ts";
import { chanceOf } from "../../design/tiles/chance.ts";

/** 12 megapixels. */
const LARGE = { width: 4000, height: 3000 };
/** Photos of a day, in series of five. */
const A_DAY = 25;
const SERIES = 5;
const raw = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 } as const });

/**
 * So many photos, of 12 megapixels unless said otherwise, from a week by the sea: no two alike, but every tenth is a second try of the one before it
 * and every twentieth is shaken; some upright, all with the time of their camera. Made once.
 *
 * @returns paths, in the order in which they were taken
 */
export async function holidayPhotos(folder: string, count: number, size: Size = LARGE): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const names = Array.from({ length: count }, (_, n) => `seaside-${String(n + 1).padStart(3, "0")}.jpg`);
  const missing = [...names.entries()].filter(([, name]) => !present.has(name));
  const grain = missing.length > 0 ? await noise(size) : null;
  for (const [n, name] of missing)
    await writeFile(join(folder, name), await photo(n, size, isShaken(n) ? null : grain));
  return names.map((name) => join(folder, name));
}

export const isSecondTry = (n: number) => n % 10 === 9;
export const isShaken = (n: number) => n % 20 === 6;

async function photo(n: number, size: Size, grain: Buffer | null): Promise<Buffer> {
  const subject = isSecondTry(n) ? n - 1 : n;
  const layers = grain
    ? [{ input: grain, ...raw(size), blend: "overlay" as const }, { input: edges(subject, size) }]
    : [];
  const motif = await clouds(subject, size);
  return sharp(motif, raw(size))
    .composite(layers)
    .withMetadata({ orientation: isUpright(n) ? 6 : 1 })
    .withExifMerge({ IFD0: { Model: "Synthetic" }, IFD2: { DateTimeOriginal: takenAt(n) } })
    .jpeg({ quality: 88, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

/** A second try is held as the first one was. */
const isUpright = (n: number) => (isSecondTry(n) ? n - 1 : n) % 3 === 1;

/** `2026:08:08 09:00:00`: five within a minute, then a pause of an hour. */
function takenAt(n: number): string {
  const day = 8 + Math.floor(n / A_DAY);
  const [series, at] = [Math.floor((n % A_DAY) / SERIES), n % SERIES];
  const two = (value: number) => String(value).padStart(2, "0");
  return `2026:08:${two(day)} ${two(9 + 2 * series)}:${two(at)}:00`;
}

/** Soft shapes that no other photo has, the same for the same number everywhere. */
async function clouds(n: number, { width, height }: Size): Promise<Buffer> {
  const chance = chanceOf(n + 1);
  const points = Buffer.from(Array.from({ length: 12 * 9 * 3 }, () => Math.floor(256 * chance())));
  return sharp(points, raw({ width: 12, height: 9 }))
    .resize(width, height, { kernel: "cubic" })
    .raw()
    .toBuffer();
}

/** Sails and masts with hard edges, by which a sharp photo is told from a shaken one; grain is gone in a small copy. */
function edges(n: number, { width, height }: Size): Buffer {
  const chance = chanceOf(1000 + n);
  const part = (of: number) => Math.floor(of * chance());
  const sails = Array.from({ length: 12 }, () => {
    const [x, y, w, h] = [part(width), part(height), part(width / 6), part(height / 4)];
    return `<path d="M${x} ${y}l${w} ${h}h${-2 * w}z" fill="#${chance() < 0.5 ? "fff" : "111"}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sails.join("")}</svg>`,
  );
}

async function noise({ width, height }: Size): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#000" } as const;
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 22 } } })
    .raw()
    .toBuffer();
}
