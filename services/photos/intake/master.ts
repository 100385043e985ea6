import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { decodeHeic } from "../../../platform/pictures/heic.ts";
import { type ByteRange, type ByteSource, bytesSource } from "../../../print/byte-source.ts";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import { walkSegments } from "../../../print/jpeg/segments.ts";
import { type JpegHeader, readJpegHeader } from "../../../print/jpeg-header.ts";
import { jpegEmbedding } from "../../../print/photo-source.ts";
import { metadataFreeRanges, readRanges } from "../../../print/strip-metadata.ts";
import type { ProxySource } from "./proxies.ts";
import { renditionOf, renditionOfPixels } from "./rendition.ts";
import type { StoredPicture } from "./stored-picture.ts";
import { decodeTwelveBit } from "./twelve-bit/decode.ts";
import type { Master } from "./verdict.ts";

export interface MasterRequest {
  readonly path: string;
  readonly source: ByteSource;
  readonly facts: StoredPicture;
  readonly renditionPath: string;
}

export interface MadeMaster {
  readonly master: Master;
  readonly icc: Uint8Array | null;
  readonly proxySource: ProxySource;
}

/**
 * The printed JPEG: the original's own bytes, without decoding, where a PDF can contain them; else a rendition in
 * `renditionPath`. Renditions are decoded, so damage is detected here.
 */
export async function masterOf(request: MasterRequest): Promise<Outcome<MadeMaster, "corrupt">> {
  const { path, source, facts, renditionPath } = request;
  if (facts.decoding.by === "jpeg" && facts.decoding.header.handling.kind === "pass-through") {
    const { header } = facts.decoding;
    const made = await madeFrom("original", source, header, facts.orientation, path);
    if (made) return done(made);
    const ended = await withEnd(source);
    const mended = ended && (await madeFrom("rendition", bytesSource(ended), header, facts.orientation, ended));
    if (mended) {
      await writeFile(renditionPath, ended);
      return done(mended);
    }
  }
  const rendition = await render(path, facts);
  if (!rendition) return failed("corrupt");
  await writeFile(renditionPath, rendition);
  const written = bytesSource(rendition);
  const header = await readJpegHeader(written);
  if (!header.ok) throw new Error(`a rendition of ours cannot be read: ${header.error}`);
  const made = await madeFrom("rendition", written, header.value, facts.orientation, rendition);
  if (!made) throw new Error("a rendition of ours cannot be printed");
  return done(made);
}

const endOfImage = [0xff, 0xd9];

/**
 * Completes a JPEG without an end marker, which some programs omit; null for other faults. Creating proxies shows
 * whether its picture is complete.
 */
async function withEnd(source: ByteSource): Promise<Uint8Array | null> {
  let inScan = false;
  for await (const { kind } of walkSegments(source, { scans: true })) inScan = kind === "scan";
  return inScan ? new Uint8Array(Buffer.concat([await source.read(0, source.size), Buffer.from(endOfImage)])) : null;
}

/** Null when the picture data is damaged. */
async function render(path: string, { decoding }: StoredPicture): Promise<Uint8Array | null> {
  switch (decoding.by) {
    case "jpeg":
      return renditionOf(path, decoding.header.components === 4 ? "cmyk" : undefined, "warning");
    case "sharp":
      return renditionOf(path, decoding.space, "error");
    case "libheif": {
      const pixels = await decodeHeic(await readFile(path));
      return pixels && renditionOfPixels(pixels, 4, decoding.icc);
    }
    case "twelve-bit": {
      const { icc, storedAsRgb } = decoding.header;
      const pixels = await decodeTwelveBit(await readFile(path), storedAsRgb);
      return pixels && renditionOfPixels(pixels, pixels.channels, icc);
    }
  }
}

/** Null when the JPEG cannot go into a print file byte by byte after all. */
async function madeFrom(
  from: Master["from"],
  source: ByteSource,
  header: JpegHeader,
  orientation: Orientation,
  input: ProxySource["input"],
): Promise<MadeMaster | null> {
  const embedding = jpegEmbedding(header);
  const ranges = await metadataFreeRanges(source);
  if (embedding?.encoding.kind !== "jpeg" || !ranges.ok) return null;
  const { width, height, colour, encoding } = embedding;
  const { components, icc } = colour;
  const { inverted, storedAsRgb } = encoding;
  const sha256 = await hashOf(source, ranges.value);
  const stored = { width, height, orientation, components, inverted, storedAsRgb };
  return {
    master: { from, ranges: ranges.value, sha256, ...stored },
    icc,
    proxySource: { input, orientation, components, icc },
  };
}

async function hashOf(source: ByteSource, ranges: readonly ByteRange[]): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of readRanges(source, ranges)) hash.update(piece);
  return hash.digest("hex");
}
