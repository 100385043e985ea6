import { open } from "node:fs/promises";
import { openFileSource } from "../byte-source.ts";
import { profileSegments } from "../jpeg/with-profile.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { untaggedInks } from "../profiles/bundled.ts";
import { readRanges } from "../strip-metadata.ts";
import { tiffHeader } from "./tiff-header.ts";

/** Intake decides what is too large; here everything has passed it. */
export const unlimited = { sequentialRead: true, limitInputPixels: false } as const;

/**
 * Writes a photo as one file that sharp can open: a JPEG unchanged, samples with a header of their own. Inks without a
 * profile get the press profile with which they are printed.
 */
export async function writeMaster(photo: PrintPhoto, path: string): Promise<void> {
  const { colour, width, height, encoding } = photo;
  const inks = await untaggedInks(colour);
  const file = await open(path, "w");
  try {
    if (encoding.kind === "samples")
      await file.write(tiffHeader({ width, height, ...colour, icc: colour.icc ?? inks }));
    let waiting = encoding.kind === "jpeg" ? inks : null;
    for await (const piece of piecesOf(photo.content)) {
      if (!waiting) await file.write(piece);
      else {
        // Behind the mark that every JPEG begins with.
        await file.write(Buffer.concat([piece.subarray(0, 2), profileSegments(waiting), piece.subarray(2)]));
        waiting = null;
      }
    }
  } finally {
    await file.close();
  }
}

async function* piecesOf(content: PrintPhoto["content"]): AsyncGenerator<Uint8Array> {
  if (content.kind === "stream") return yield* content.open();
  const source = await openFileSource(content.path);
  try {
    yield* readRanges(source, content.ranges);
  } finally {
    await source.close();
  }
}
