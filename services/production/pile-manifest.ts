import { hash } from "node:crypto";
import type { PrintManifest } from "../../print/jpeg-print/manifest.ts";
import type { PilePicture } from "./contract.ts";

/** The list of a pile; its fields always in the same order, so that the same pile has the same bytes. */
export const manifestOf = (pictures: readonly PilePicture[]): PrintManifest => ({
  version: 1,
  prints: pictures.map(({ name, surface, copies, sha256, bytes, width, height }) => {
    return { name, surface, copies, sha256, bytes, width, height };
  }),
});

/** The list as a file, with its digest in hex. */
export function manifestText(pictures: readonly PilePicture[]): { readonly bytes: Buffer; readonly sha256: string } {
  const bytes = Buffer.from(`${JSON.stringify(manifestOf(pictures), null, 2)}\n`);
  return { bytes, sha256: hash("sha256", bytes, "hex") };
}
