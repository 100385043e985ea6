import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import { examinePhoto } from "./examine-photo.ts";

export type Colour = readonly [red: number, green: number, blue: number];
/** Corners of every test picture, as people see it: top left, top right, bottom left, bottom right. */
export const corners: readonly Colour[] = [
  [220, 20, 20],
  [20, 200, 20],
  [20, 20, 220],
  [230, 220, 20],
];

/** Four corners of unlike colours, so that every turn and mirroring shows. */
export function fourCorners(width = 320, height = 200): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      pixels.set(corners[corner] as Colour, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/**
 * Visible place of a stored pixel by row and column, from Exif 2.32, tag 0x0112 ("the 0th row is at the visual
 * left-hand side, the 0th column at the top"), without any program that rotates pictures.
 */
const seenAt: Readonly<
  Record<Orientation, (row: number, column: number, right: number, bottom: number) => readonly [x: number, y: number]>
> = {
  1: (row, column) => [column, row],
  2: (row, column, right) => [right - column, row],
  3: (row, column, right, bottom) => [right - column, bottom - row],
  4: (row, column, _, bottom) => [column, bottom - row],
  5: (row, column) => [row, column],
  6: (row, column, right) => [right - row, column],
  7: (row, column, right, bottom) => [right - row, bottom - column],
  8: (row, column, _, bottom) => [row, bottom - column],
};

/** Stored pixels of the upright four corners under each EXIF orientation: how a camera held that way writes them. */
export async function storedAs(orientation: Orientation, width = 320, height = 200): Promise<Sharp> {
  const seen = await fourCorners(width, height).raw().toBuffer();
  const stored = orientation < 5 ? { width, height } : { width: height, height: width };
  const pixels = Buffer.alloc(seen.length);
  for (let row = 0; row < stored.height; row++) {
    for (let column = 0; column < stored.width; column++) {
      const [x, y] = seenAt[orientation](row, column, width - 1, height - 1);
      seen.copy(pixels, (row * stored.width + column) * 3, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return sharp(pixels, { raw: { ...stored, channels: 3 } });
}

/** Metadata of phones that must stay private. */
export const secrets = {
  IFD0: { Make: "Passepartout", Artist: "Lena Beispiel", ImageDescription: "at home" },
  IFD2: { DateTimeOriginal: "2026:08:14 19:32:10", OffsetTimeOriginal: "+02:00", BodySerialNumber: "SN-4711" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 19/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "10/1 8/1 0/1" },
};

export const withSecrets = (picture: Sharp, orientation: Orientation = 1): Sharp =>
  picture.withMetadata({ orientation }).withExifMerge(secrets);

export const sample = (name: string) => readFile(join(import.meta.dirname, "samples", name));

/** Examines bytes as the decoder does, and gives the rendition along. */
export async function examineBytes(bytes: Uint8Array, maxPixels = 200_000_000) {
  const folder = await mkdtemp(join(tmpdir(), "passepartout-test-"));
  const [path, renditionPath] = [join(folder, "photo"), join(folder, "rendition.jpg")];
  try {
    await writeFile(path, bytes);
    const verdict = await examinePhoto({ path, renditionPath, maxPixels });
    if (verdict.kind === "rejected") return verdict;
    const whole = verdict.photo.master.from === "original" ? bytes : await readFile(renditionPath);
    const printed = Buffer.concat(verdict.photo.master.ranges.map(({ start, end }) => whole.subarray(start, end)));
    return { ...verdict, printed };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @throws when the photo was refused */
export async function accepted(bytes: Uint8Array) {
  const examined = await examineBytes(bytes);
  if (examined.kind === "rejected") throw new Error(`refused: ${examined.reason}`);
  return examined;
}

/** Mean colours near the four corners, by top left, top right, bottom left, bottom right. */
export async function cornersOf(picture: Uint8Array | Sharp): Promise<Colour[]> {
  const image = picture instanceof Uint8Array ? sharp(picture) : picture;
  const { data, info } = await image.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** Largest difference of any channel of any corner. */
export function difference(some: readonly Colour[], others: readonly Colour[]): number {
  return Math.max(
    ...some.flatMap((colour, corner) =>
      colour.map((value, channel) => Math.abs(value - (others[corner]?.[channel] ?? 999))),
    ),
  );
}

/** A PNG that announces so many pixels and holds next to none: a bomb for who decodes before looking. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function pngChunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
