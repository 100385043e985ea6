import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ByteSource } from "../../../print/byte-source.ts";
import { readJpegHeader } from "../../../print/jpeg-header.ts";
import type { RejectionReason } from "../contract.ts";
import type { StoredPicture } from "./stored-picture.ts";

/** Cameras write their EXIF first, and one segment has at most 64 KB. */
const EXIF_WITHIN = 256 * 1024;

/** Reads a JPEG's header by the print room's own reader, so that screen and press turn and colour alike. */
export async function examineJpeg(source: ByteSource): Promise<Outcome<StoredPicture, RejectionReason>> {
  const read = await readJpegHeader(source);
  if (!read.ok) return failed("corrupt");
  const header = read.value;
  const { width, height, orientation, process, coding, bits, components } = header;
  if (height === 0) return failed("unsupported-type");
  if (process === "lossless" || process === "hierarchical") return failed("unsupported-type");
  const picture = { width, height, orientation, exif: await source.read(0, EXIF_WITHIN) };
  if (bits === 8) return done({ ...picture, decoding: { by: "jpeg", header } });
  const readable = bits === 12 && process === "extended" && coding === "huffman" && components !== 4;
  if (!readable) return failed("unsupported-type");
  return done({ ...picture, decoding: { by: "twelve-bit", header } });
}
