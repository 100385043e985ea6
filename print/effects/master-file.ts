import { open } from "node:fs/promises";
import { openFileSource } from "../byte-source.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { readRanges } from "../strip-metadata.ts";
import { tiffHeader } from "./tiff-header.ts";

/** Intake decides what is too large; here everything has passed it. */
export const unlimited = { sequentialRead: true, limitInputPixels: false } as const;

/** The photo's bytes as one file that sharp can open: the JPEG as it is, samples with a head of their own. */
export async function writeMaster(photo: PrintPhoto, path: string): Promise<void> {
  const { content, colour, width, height } = photo;
  const file = await open(path, "w");
  try {
    if (photo.encoding.kind === "samples") await file.write(tiffHeader({ width, height, ...colour }));
    if (content.kind === "stream") for await (const piece of content.open()) await file.write(piece);
    else {
      const source = await openFileSource(content.path);
      try {
        for await (const piece of readRanges(source, content.ranges)) await file.write(piece);
      } finally {
        await source.close();
      }
    }
  } finally {
    await file.close();
  }
}
