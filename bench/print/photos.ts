import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { openFileSource } from "../../print/byte-source.ts";
import { readJpegHeader } from "../../print/jpeg-header.ts";
import { jpegEmbedding, type PrintPhoto } from "../../print/photo-source.ts";
import { metadataFreeRanges } from "../../print/strip-metadata.ts";

const WIDTH = 4000;
const HEIGHT = 3000;

/** `count` distinct 12-megapixel JPEGs of 4 to 5 MB with EXIF, made once and kept in `folder`. Paths in order. */
export async function twelveMegapixelPhotos(folder: string, count: number): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const names = Array.from({ length: count }, (_, index) => `p${String(index).padStart(3, "0")}.jpg`);
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) {
    console.log(`making ${missing.length} photos of 12 megapixels, once`);
    const grain = await noise(WIDTH + SHIFT, HEIGHT + SHIFT, 14);
    const blotches = await noise(1000 + SHIFT, 750 + SHIFT, 60);
    for (const [index, name] of missing.entries())
      await writeFile(join(folder, name), await photo(grain, blotches, index));
  }
  return names.map((name) => join(folder, name));
}

const SHIFT = 400;

/** Photo-like entropy: soft clouds of its own, blotches of middle size and fine grain from another place each time. */
async function photo(grain: Sharp, blotches: Sharp, index: number): Promise<Buffer> {
  const place = { left: (index * 37) % SHIFT, top: (index * 91) % SHIFT };
  const raw = async (layer: Sharp, width: number, height: number) => {
    const cut = await layer
      .clone()
      .extract({ ...place, width, height })
      .raw()
      .toBuffer();
    return sharp(cut, { raw: { width, height, channels: 3 } });
  };
  const full = async (layer: Sharp) => ({
    input: await layer.resize(WIDTH, HEIGHT, { kernel: "cubic" }).raw().toBuffer(),
    raw: { width: WIDTH, height: HEIGHT, channels: 3 } as const,
  });
  const clouds = await full(await noise(12, 9, 120));
  const middle = await full(await raw(blotches, 1000, 750));
  return sharp(clouds.input, { raw: clouds.raw })
    .composite([
      { ...middle, blend: "overlay" },
      { ...(await full(await raw(grain, WIDTH, HEIGHT))), blend: "overlay" },
    ])
    .withExif({ IFD0: { Make: "Synthetic" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" } })
    .jpeg({ quality: 88, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

/** Gaussian noise as raw pixels, ready to be cut and scaled. */
async function noise(width: number, height: number, sigma: number): Promise<Sharp> {
  const pixels = await sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma } },
  })
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** What intake knows of each photo when it has been through: header, ranges without metadata, digest. */
export async function takeIn(paths: readonly string[]): Promise<readonly PrintPhoto[]> {
  const photos: PrintPhoto[] = [];
  for (const [index, path] of paths.entries()) {
    const source = await openFileSource(path);
    const header = await readJpegHeader(source);
    const ranges = await metadataFreeRanges(source);
    await source.close();
    const embedding = header.ok ? jpegEmbedding(header.value) : null;
    if (!embedding || !ranges.ok) throw new Error(`${path} is not a photo that passes through`);
    const sha256 = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
    photos.push({ id: String(index), sha256, ...embedding, content: { kind: "file", path, ranges: ranges.value } });
  }
  return photos;
}

export async function totalBytes(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) sum += (await stat(path)).size;
  return sum;
}
