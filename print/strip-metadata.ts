import { done, failed, type Outcome } from "../core/outcome.ts";
import type { ByteRange, ByteSource } from "./byte-source.ts";
import { isIccChunk } from "./jpeg/icc-chunks.ts";
import { type JpegFault, type JpegSegment, walkSegments } from "./jpeg/segments.ts";

const CHUNK = 1 << 20;

/**
 * Byte ranges of a JPEG without EXIF, XMP, IPTC, comments, previews and trailing pictures (GPS, names). Picture data,
 * JFIF, ICC profile and Adobe's colour marker stay; callers carry the EXIF orientation.
 */
export async function metadataFreeRanges(source: ByteSource): Promise<Outcome<readonly ByteRange[], JpegFault>> {
  const kept: { start: number; end: number }[] = [];
  const walk = walkSegments(source, { scans: true });
  for (let step = await walk.next(); ; step = await walk.next()) {
    if (step.done) return step.value === null ? done(kept) : failed(step.value);
    if (!(await isPicture(source, step.value))) continue;
    const last = kept.at(-1);
    if (last?.end === step.value.start) last.end = step.value.end;
    else kept.push({ start: step.value.start, end: step.value.end });
  }
}

/** The kept bytes of a JPEG in order, in pieces of at most 1 MB. */
export async function* readRanges(source: ByteSource, ranges: readonly ByteRange[]): AsyncGenerator<Uint8Array> {
  for (const range of ranges) {
    for (let at = range.start; at < range.end; at += CHUNK) yield source.read(at, Math.min(CHUNK, range.end - at));
  }
}

const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** A JFIF segment that is longer carries a thumbnail of the uncropped picture. */
const BARE_JFIF = 18;

async function isPicture(source: ByteSource, segment: JpegSegment): Promise<boolean> {
  const { kind, marker } = segment;
  if (kind !== "marker" || ((marker < APP0 || marker > APP15) && marker !== COMMENT)) return true;
  if (marker !== APP0 && marker !== APP2 && marker !== APP14) return false;
  const start = await source.read(segment.payload, Math.min(14, segment.end - segment.payload));
  if (marker === APP2) return isIccChunk(start);
  const name = String.fromCharCode(...start.subarray(0, 5));
  return marker === APP0 ? name === "JFIF\0" && segment.end - segment.start === BARE_JFIF : name === "Adobe";
}
