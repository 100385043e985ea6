import { done, failed, type Outcome } from "../core/outcome.ts";
import type { ByteSource } from "./byte-source.ts";
import { exifOrientation, type Orientation } from "./jpeg/exif-orientation.ts";
import { type FrameHeader, frameHeader, isStartOfFrame } from "./jpeg/frame-header.ts";
import { collectIccChunks } from "./jpeg/icc-chunks.ts";
import { type JpegFault, type JpegSegment, walkSegments } from "./jpeg/segments.ts";
import { usableProfile } from "./profiles/icc-header.ts";

/** Everything the print room wants to know about a JPEG before its pixels are touched. */
export interface JpegHeader {
  /** Pixels as stored, before the EXIF turn. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly components: number;
  readonly bits: number;
  readonly process: FrameHeader["process"];
  readonly coding: FrameHeader["coding"];
  /** The embedded profile when it is whole and fits the number of components. */
  readonly icc: Uint8Array | null;
  /** Colour transform byte of Adobe's APP14 segment; its presence means inverted inks in a CMYK file. */
  readonly adobeTransform: number | null;
  /** Three components named R, G, B and no marker that says otherwise: stored as RGB, not as YCbCr. */
  readonly storedAsRgb: boolean;
  readonly handling: JpegHandling;
}

/** May these bytes go into a PDF as they are, or must the picture be decoded and encoded again first? */
export type JpegHandling =
  | { readonly kind: "pass-through" }
  | {
      readonly kind: "re-encode";
      readonly reason:
        | "arithmetic"
        | "bit-depth"
        | "lossless"
        | "hierarchical"
        | "components"
        | "no-height"
        | "sampling";
    };

export type JpegHeaderFault = JpegFault | "no-frame" | "no-scan" | "empty";

/**
 * Reads a JPEG's header segments. Reads only what it needs (a few KB plus the profile), never throws on bad bytes, and
 * ignores the entropy-coded data.
 */
export async function readJpegHeader(source: ByteSource): Promise<Outcome<JpegHeader, JpegHeaderFault>> {
  const notes = headerNotes();
  const walk = walkSegments(source, { scans: false });
  for (let step = await walk.next(); ; step = await walk.next()) {
    if (step.done) return step.value === null ? notes.header() : failed(step.value);
    if (isTelling(step.value)) {
      const { payload, end, marker } = step.value;
      notes.note(marker, await source.read(payload, end - payload));
    }
  }
}

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const SOS = 0xda;

function isTelling({ marker }: JpegSegment): boolean {
  return [APP0, APP1, APP2, APP14, SOS].includes(marker) || isStartOfFrame(marker);
}

function headerNotes() {
  const icc = collectIccChunks();
  let frame: FrameHeader | null = null;
  let orientation: Orientation | null = null;
  let adobeTransform: number | null = null;
  let jfif = false;
  let scan = false;
  return {
    note(marker: number, payload: Uint8Array): void {
      if (marker === APP0) jfif ||= startsWith(payload, "JFIF\0");
      else if (marker === APP1) orientation ??= exifOrientation(payload);
      else if (marker === APP2) icc.add(payload);
      else if (marker === APP14 && startsWith(payload, "Adobe") && payload.length >= 12)
        adobeTransform = payload[11] ?? 0;
      else if (marker === SOS) scan = true;
      else if (isStartOfFrame(marker)) frame ??= frameHeader(marker, payload);
    },
    header(): Outcome<JpegHeader, JpegHeaderFault> {
      if (!frame) return failed("no-frame");
      if (!scan) return failed("no-scan");
      if (frame.width === 0 || frame.components.length === 0) return failed("empty");
      const { width, height, bits, process, coding, components } = frame;
      const ids = String.fromCharCode(...components.map((component) => component.id));
      return done({
        width,
        height,
        bits,
        process,
        coding,
        adobeTransform,
        orientation: orientation ?? 1,
        components: components.length,
        icc: usableProfile(icc.assembled(), components.length),
        storedAsRgb:
          components.length === 3 && !jfif && (adobeTransform === 0 || (adobeTransform === null && ids === "RGB")),
        handling: handlingOf(frame),
      });
    },
  };
}

function handlingOf(frame: FrameHeader): JpegHandling {
  const reEncode = (reason: Extract<JpegHandling, { kind: "re-encode" }>["reason"]) =>
    ({ kind: "re-encode", reason }) as const;
  if (frame.process === "lossless" || frame.process === "hierarchical") return reEncode(frame.process);
  if (frame.coding === "arithmetic") return reEncode("arithmetic");
  if (frame.bits !== 8) return reEncode("bit-depth");
  if (![1, 3, 4].includes(frame.components.length)) return reEncode("components");
  if (frame.height === 0) return reEncode("no-height");
  const lawful = (factor: number) => factor >= 1 && factor <= 4;
  if (!frame.components.every(({ horizontal, vertical }) => lawful(horizontal) && lawful(vertical)))
    return reEncode("sampling");
  return { kind: "pass-through" };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return bytes.length >= text.length && String.fromCharCode(...bytes.subarray(0, text.length)) === text;
}
