import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { bytesSource } from "../byte-source.ts";
import type { Orientation } from "../jpeg/exif-orientation.ts";
import { readJpegHeader } from "../jpeg-header.ts";
import { jpegEmbedding, type PrintPhoto } from "../photo-source.ts";
import { metadataFreeRanges } from "../strip-metadata.ts";

/** Made once for each size: a million pixels take longer than printing them. */
const drawn = new Map<string, Buffer>();

/** A small picture of four unlike corners (red, green, blue, yellow) on a gradient, so that every turn shows. */
export function photoOf(width: number, height: number): Sharp {
  const pixels = drawn.getOrInsertComputed(`${width}x${height}`, () => pixelsOf(width, height));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function pixelsOf(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1 - (0.35 * x) / width - (0.25 * y) / height;
      for (const channel of corner(x / width, y / height)) pixels[at++] = Math.round(channel * light);
    }
  }
  return pixels;
}

const red = [220, 20, 20];
const green = [20, 200, 20];
const blue = [20, 20, 220];
const yellow = [230, 220, 20];

function corner(x: number, y: number): readonly number[] {
  if (y < 0.5) return x < 0.5 ? red : green;
  return x < 0.5 ? blue : yellow;
}

/** A JPEG as the port delivers it; `orientation` as intake noted it when the file itself no longer says. */
export async function printPhoto(id: string, jpeg: Buffer, orientation?: Orientation): Promise<PrintPhoto> {
  const header = await readJpegHeader(bytesSource(jpeg));
  const embedding = header.ok ? jpegEmbedding(header.value) : null;
  if (!embedding) throw new Error(`${id} cannot pass through`);
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  return { id, sha256, ...embedding, ...(orientation && { orientation }), content: streamOf(jpeg) };
}

/** The same JPEG without EXIF, XMP and IPTC. */
export async function metadataFree(jpeg: Buffer): Promise<Buffer> {
  const source = bytesSource(jpeg);
  const ranges = await metadataFreeRanges(source);
  if (!ranges.ok) throw new Error(ranges.error);
  return Buffer.concat(ranges.value.map(({ start, end }) => jpeg.subarray(start, end)));
}

let large: Promise<Buffer> | undefined;

/** The photo of 1600 x 1200 that most scenes take, encoded once. */
export async function largePhoto(id: string): Promise<PrintPhoto> {
  large ??= photoOf(1600, 1200).jpeg().toBuffer().then(metadataFree);
  return printPhoto(id, await large);
}

function streamOf(bytes: Uint8Array): PrintPhoto["content"] {
  return {
    kind: "stream",
    length: bytes.length,
    async *open() {
      yield bytes;
    },
  };
}
