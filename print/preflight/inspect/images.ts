import type { ByteSource } from "../../byte-source.ts";
import { walkSegments } from "../../jpeg/segments.ts";
import { readJpegHeader } from "../../jpeg-header.ts";
import type { ImageFacts, JpegFacts } from "../inspection.ts";
import { filterSteps } from "../reader/decode-stream.ts";
import { numberOf, type PdfStream } from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";
import type { ColourSpaceReader } from "./colour-space.ts";

/** Facts of an image XObject and of its JPEG. Pixels are not decoded. */
export async function imageFacts(file: PdfFile, stream: PdfStream, colours: ColourSpaceReader): Promise<ImageFacts> {
  const { dictionary } = stream;
  const filters = filterSteps(dictionary).map(({ filter }) => filter);
  const space = dictionary.entries.get("ColorSpace");
  return {
    width: numberOf(await file.entry(dictionary, "Width")) ?? 0,
    height: numberOf(await file.entry(dictionary, "Height")) ?? 0,
    bits: numberOf(await file.entry(dictionary, "BitsPerComponent")),
    space: space === undefined ? null : await colours.space(space),
    filters,
    jpeg: filters.length === 1 && filters[0] === "DCTDecode" ? await jpegFacts(file, stream) : null,
    alternates: dictionary.entries.has("Alternates"),
  };
}

async function jpegFacts(file: PdfFile, stream: PdfStream): Promise<JpegFacts> {
  const length = await file.length(stream);
  if (length === null || stream.start + length > file.source.size) return { readable: false, fault: "truncated" };
  const jpeg = part(file.source, stream.start, length);
  const header = await readJpegHeader(jpeg);
  if (!header.ok) return { readable: false, fault: header.error };
  const [high, low] = await jpeg.read(length - 2, 2);
  return {
    readable: true,
    header: header.value,
    ended: high === 0xff && low === 0xd9,
    metadata: await hasMetadata(jpeg),
  };
}

const PERSONAL = [0xe1, 0xed];

async function hasMetadata(jpeg: ByteSource): Promise<boolean> {
  for await (const { marker } of walkSegments(jpeg, { scans: false })) if (PERSONAL.includes(marker)) return true;
  return false;
}

function part(source: ByteSource, start: number, size: number): ByteSource {
  return { size, read: (offset, length) => source.read(start + offset, Math.max(0, Math.min(length, size - offset))) };
}
