import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PhotoEffect } from "../../design/document.ts";
import { applyEffect, effectTables } from "../../design/photo-effect.ts";
import type { PhotoEffects, PrintPhoto } from "../photo-source.ts";
import { unlimited, writeMaster } from "./master-file.ts";
import { tiffHeader } from "./tiff-header.ts";

/** Samples that are in memory at once. */
const STRIP = 24 << 20;
const QUALITY = 95;

/**
 * Applies effects with sharp: decoded to sRGB in strips, encoded once as JPEG (quality 95, 4:4:4) at the photo's own
 * resolution, not rotated. Files are created in `folder`, which the caller removes afterwards.
 */
export function effectFiles(folder: string): PhotoEffects {
  return async (photo, effect) => {
    const name = createHash("sha256")
      .update(`${photo.sha256} ${JSON.stringify(effect)}`)
      .digest("hex");
    const [master, changed, made] = ["master", "tiff", "jpg"].map((ending) => join(folder, `${name}.${ending}`)) as [
      string,
      string,
      string,
    ];
    try {
      await writeMaster(photo, master);
      await applyInStrips(photo, effect, master, changed);
      await sharp(changed, unlimited).jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" }).toFile(made);
      return await asPhoto(photo, made);
    } catch (error) {
      if (isDecoding(error)) return null;
      throw error;
    } finally {
      await rm(master, { force: true });
      await rm(changed, { force: true });
    }
  };
}

async function applyInStrips(
  { width, height }: PrintPhoto,
  effect: PhotoEffect,
  master: string,
  changed: string,
): Promise<void> {
  const tables = effectTables(effect);
  const rows = Math.max(1, Math.floor(STRIP / (3 * width)));
  const file = await open(changed, "w");
  try {
    await file.write(tiffHeader({ width, height, components: 3, bits: 8, icc: null }));
    for (let top = 0; top < height; top += rows) {
      const strip = await sharp(master, unlimited)
        .extract({ left: 0, top, width, height: Math.min(rows, height - top) })
        .toColourspace("srgb")
        .removeAlpha()
        .raw({ depth: "uchar" })
        .toBuffer();
      applyEffect(strip, 3, tables);
      await file.write(strip);
    }
  } finally {
    await file.close();
  }
}

async function asPhoto({ id, width, height, orientation }: PrintPhoto, path: string): Promise<PrintPhoto> {
  const { size } = await stat(path);
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return {
    id,
    width,
    height,
    orientation,
    sha256: hash.digest("hex"),
    colour: { components: 3, bits: 8, icc: null },
    encoding: { kind: "jpeg", inverted: false, storedAsRgb: false },
    content: { kind: "file", path, ranges: [{ start: 0, end: size }] },
  };
}

/** Failures of the file system have a code; sharp's say in words what is wrong with the picture. */
const isDecoding = (error: unknown): boolean => error instanceof Error && !("code" in error);
