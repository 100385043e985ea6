import type { ByteSource } from "../../../print/byte-source.ts";

/** More chunks before the picture data than any program writes. */
const CHUNK_LIMIT = 1000;

/**
 * Whether a PNG wants to be played: an acTL chunk before its picture data (PNG third edition, 11.3.4). The decoder
 * would silently give the first frame.
 */
export async function isAnimatedPng(source: ByteSource): Promise<boolean> {
  let at = 8;
  for (let count = 0; count < CHUNK_LIMIT; count++) {
    const head = Buffer.from(await source.read(at, 8));
    if (head.length < 8) return false;
    const kind = head.toString("latin1", 4, 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT" || kind === "IEND") return false;
    at += 12 + head.readUInt32BE(0);
  }
  return false;
}
