import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { bytesSource } from "../byte-source.ts";
import type { Orientation } from "../jpeg/exif-orientation.ts";
import { readJpegHeader } from "../jpeg-header.ts";
import { jpegEmbedding, type PrintPhoto } from "../photo-source.ts";
import { metadataFreeRanges } from "../strip-metadata.ts";

/** A small picture of four unlike corners (red, green, blue, yellow) on a gradient, so that every turn shows. */
export function photoOf(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x / width, y / height), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function colourAt(x: number, y: number): readonly number[] {
  const light = 1 - 0.35 * x - 0.25 * y;
  return corner(x, y).map((channel) => Math.round(channel * light));
}

function corner(x: number, y: number): readonly [number, number, number] {
  if (y < 0.5) return x < 0.5 ? [220, 20, 20] : [20, 200, 20];
  return x < 0.5 ? [20, 20, 220] : [230, 220, 20];
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

function streamOf(bytes: Uint8Array): PrintPhoto["content"] {
  return {
    kind: "stream",
    length: bytes.length,
    async *open() {
      yield bytes;
    },
  };
}
