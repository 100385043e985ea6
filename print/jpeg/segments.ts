import type { ByteSource } from "../byte-source.ts";
import { endOfScan } from "./scan-data.ts";

/**
 * A segment of a JPEG in file order (ITU-T T.81 annex B). `start..end` covers marker, length and payload, which begins
 * at `payload`. A `scan` is entropy-coded data between a start of scan and the next marker.
 */
export interface JpegSegment {
  readonly kind: "start" | "marker" | "scan" | "end";
  /** Second byte of the marker, 0xD8 for the start of the image; 0 for a scan. */
  readonly marker: number;
  readonly start: number;
  readonly payload: number;
  readonly end: number;
}

/** Why the walk stopped early; the walk itself never throws on bad bytes. */
export type JpegFault = "not-jpeg" | "corrupt" | "truncated" | "too-many-segments";

/** More segments than any camera writes (16 MB of profile chunks are 255); a hostile file stops here. */
const SEGMENT_LIMIT = 4096;

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;

/**
 * Iterates over the segments of a JPEG with small reads. `scans: false` ends after the first start-of-scan header,
 * `scans: true` at the end of the image. Returns the fault that ended it, or null.
 */
export async function* walkSegments(
  source: ByteSource,
  { scans }: { readonly scans: boolean },
): AsyncGenerator<JpegSegment, JpegFault | null> {
  const opening = await source.read(0, 3);
  if (opening[0] !== 0xff || opening[1] !== SOI || opening[2] !== 0xff) return "not-jpeg";
  yield { kind: "start", marker: SOI, start: 0, payload: 2, end: 2 };
  let position = 2;
  for (let count = 0; count < SEGMENT_LIMIT; count++) {
    const segment = await segmentAt(source, position);
    if (typeof segment === "string") return segment;
    yield segment;
    if (segment.kind === "end") return null;
    position = segment.end;
    if (segment.marker !== SOS) continue;
    if (!scans) return null;
    const end = await endOfScan(source, position);
    yield { kind: "scan", marker: 0, start: position, payload: position, end };
    if (end >= source.size) return "truncated";
    position = end;
  }
  return "too-many-segments";
}

async function segmentAt(source: ByteSource, position: number): Promise<JpegSegment | JpegFault> {
  const head = await source.read(position, 16);
  let fill = 0;
  while (head[fill] === 0xff && head[fill + 1] === 0xff) fill++;
  const marker = head[fill + 1];
  if (head[fill] === undefined || marker === undefined) return "truncated";
  if (head[fill] !== 0xff || marker === 0 || marker === SOI || isRestart(marker)) return "corrupt";
  const payload = position + fill + 2;
  if (marker === EOI) return { kind: "end", marker, start: position, payload, end: payload };
  if (marker === 0x01) return { kind: "marker", marker, start: position, payload, end: payload };
  const high = head[fill + 2];
  const low = head[fill + 3];
  if (high === undefined || low === undefined) return "truncated";
  const length = high * 256 + low;
  if (length < 2) return "corrupt";
  const end = payload + length;
  if (end > source.size) return "truncated";
  return { kind: "marker", marker, start: position, payload: payload + 2, end };
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}
