/**
 * Makes from the final masters what the shop shows: AVIF and WebP at several widths, JPEG with EXIF for the photos that
 * play a customer's, and `demo/pictures/manifest.json`. Pictures without a master keep their files as they are.
 *
 * `node studio/optimise.ts [--masters FOLDER] [--again] [NAME ...]`; what was not rendered again is left unless asked for.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import { describedPictures, type Entry, type RenderRecord, renderRecords } from "./entries.ts";
import { isCurrent } from "./is-current.ts";
import { summary } from "./manifest-summary.ts";
import { meanColour } from "./mean-colour.ts";
import { customersPhoto } from "./original.ts";
import { type Picture, pictureManifest } from "./picture-manifest.ts";

const pictures = join(import.meta.dirname, "../demo/pictures");
const heaviest = 250_000;
const heaviestOriginal = 3_000_000;
const widths = { product: [1600, 960, 720, 480], photo: [1600, 1280, 640] } as const;
/** WebP is only for those who cannot read AVIF, and for mail: none of them takes a photo wider than this. */
const widestWebp = { product: 1600, photo: 1280 } as const;
const tile = 800;
/** What pages take when they take one file: large enough for a hero, and WebP, which every mail program of today reads. */
const mainWidth = { product: 1600, photo: 1280 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { masters: { type: "string" }, again: { type: "boolean" } },
});
const masters = join(values.masters ?? process.env.STUDIO_MASTERS ?? join(import.meta.dirname, "masters"), "final");
const records = await renderRecords(masters);
if (Object.keys(records).length === 0) {
  console.error(`no final masters in ${masters}`);
  process.exit(1);
}
await mkdir(join(pictures, "originals"), { recursive: true });

const entries = await describedPictures();
const known = new Map<string, Omit<Picture, "colour">>(
  pictureManifest
    .parse(JSON.parse(await readFile(join(pictures, "manifest.json"), "utf8")))
    .pictures.map((one) => [one.name, one]),
);
for (const entry of entries) {
  const record = records[entry.name];
  if (!record || (positionals.length > 0 && !positionals.includes(entry.name))) continue;
  const before = known.get(entry.name);
  if (before && !values.again && isCurrent(before, entry, record)) {
    known.set(entry.name, { ...before, alt: entry.alt });
    continue;
  }
  known.set(entry.name, await optimised(entry, record));
  console.log(
    `${entry.name}: ${known
      .get(entry.name)
      ?.files.map(({ width, bytes }) => `${width}:${bytes}`)
      .join(" ")}`,
  );
}
// Colours are taken from the files there are, so that another way to find them needs no master.
const list = await Promise.all(
  [...known.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(async (one) => ({ ...one, colour: await meanColour(await readFile(join(pictures, one.file))) })),
);
const manifest = { ...summary(list, entries), pictures: list };
const path = join(pictures, "manifest.json");
await writeFile(path, `${JSON.stringify(pictureManifest.parse(manifest), null, 2)}\n`);
await promisify(execFile)(join(import.meta.dirname, "../node_modules/.bin/biome"), ["format", "--write", path]);
console.log(`${list.length} pictures, ${(manifest.bytes / 1e6).toFixed(1)} MB`);

async function optimised(entry: Entry, record: RenderRecord): Promise<Omit<Picture, "colour">> {
  const kind = entry.photo ? "photo" : "product";
  const master = await readFile(join(masters, `${entry.name}.png`));
  // A portrait is measured by its long side too, else it would weigh twice a landscape.
  const landscape = record.width >= record.height ? 1 : record.width / record.height;
  const sizes = widths[kind].map((long) => Math.min(Math.round(long * landscape), record.width));
  const files = [];
  const main = Math.min(Math.round(mainWidth[kind] * landscape), record.width);
  for (const width of new Set(sizes)) {
    const suffix = width === main ? "" : `-${width}`;
    files.push(await written(sharp(master).resize({ width }), `${entry.name}${suffix}.avif`));
    if (width <= Math.round(widestWebp[kind] * landscape))
      files.push(await written(sharp(master).resize({ width }), `${entry.name}${suffix}.webp`));
  }
  const shown = files.find(({ file }) => file === `${entry.name}.webp`);
  if (!shown) throw new Error(`${entry.name} has no WebP of ${mainWidth[kind]} pixels`);
  return {
    name: entry.name,
    family: entry.family,
    file: shown.file,
    width: shown.width,
    height: shown.height,
    alt: entry.alt,
    focus: entry.focus,
    files,
    ...(entry.square && { square: await squareOf(entry, master, record) }),
    ...(entry.photo && { original: await originalOf(entry.name, master, entry.photo) }),
    render: record,
  };
}

/** A tile cut out round the point to keep. */
async function squareOf({ name, focus }: Entry, master: Uint8Array, { width, height }: RenderRecord) {
  const side = Math.min(width, height);
  const start = (length: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - side / 2, 0), length - side));
  const place = { left: start(width, focus.xPercent), top: start(height, focus.yPercent), width: side, height: side };
  const cut = sharp(master).extract(place).resize(tile, tile);
  return [await written(cut.clone(), `${name}-square.avif`), await written(cut, `${name}-square.webp`)];
}

async function written(resized: Sharp, file: string) {
  const { data, info } = file.endsWith(".avif")
    ? await lightEnough(resized)
    : await resized.webp({ quality: 84, effort: 5 }).toBuffer({ resolveWithObject: true });
  await writeFile(join(pictures, file), data);
  return { file, width: info.width, height: info.height, bytes: data.byteLength };
}

/** The best AVIF that stays below the limit. */
async function lightEnough(picture: Sharp) {
  for (const quality of [70, 60, 50, 40]) {
    const made = await picture.clone().avif({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });
    if (made.data.byteLength <= heaviest) return made;
  }
  throw new Error(`an AVIF is heavier than ${heaviest} bytes at the lowest quality`);
}

async function originalOf(
  name: string,
  master: Uint8Array,
  photo: NonNullable<Entry["photo"]>,
): Promise<NonNullable<Picture["original"]>> {
  const { data, width, height, orientation } = await pressed(master, photo);
  const file = `originals/${name}.jpg`;
  await writeFile(join(pictures, file), data);
  const { takenAt, album, profile = "srgb" } = photo;
  return { file, width, height, bytes: (await stat(join(pictures, file))).size, takenAt, album, orientation, profile };
}

/** As good as a photo of today may be without weighing more than three megabytes: grain is dear to press. */
async function pressed(master: Uint8Array, photo: NonNullable<Entry["photo"]>) {
  for (const quality of [88, 80, 72, 64, 56]) {
    const made = await customersPhoto(master, photo, quality);
    if (made.data.byteLength <= heaviestOriginal) return made;
  }
  throw new Error(`an original is heavier than ${heaviestOriginal} bytes at the lowest quality`);
}
