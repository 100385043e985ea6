import { Readable } from "node:stream";
import type { FileStore } from "../../platform/files/file-store.ts";
import { zip, zipLength } from "../../platform/files/zip.ts";
import type { PilePicture } from "./contract.ts";
import { manifestText } from "./pile-manifest.ts";
import type { FileToHandOut } from "./print-files.ts";

/**
 * A pile of pictures as one archive, with its manifest in front: how often each is printed. One picture is in memory at
 * a time. Null: the file is no pile, or a picture is gone.
 */
export async function zippedPile(
  files: FileStore,
  { manifest, madeAt }: Pick<FileToHandOut, "manifest" | "madeAt">,
): Promise<{ readonly stream: Readable; readonly bytes: number } | null> {
  if (!manifest) return null;
  const found = await Promise.all(manifest.map(({ sha256 }) => files.stat(sha256)));
  if (found.some(({ ok }) => !ok)) return null;
  const listed = manifestText(manifest).bytes;
  const entries = [
    { name: "manifest.json", bytes: listed.length, read: async () => listed },
    ...manifest.map((picture) => ({ name: picture.name, bytes: picture.bytes, read: () => read(files, picture) })),
  ];
  return { stream: Readable.from(zip(entries, madeAt)), bytes: zipLength(entries) };
}

async function read(files: FileStore, { sha256, name }: PilePicture): Promise<Uint8Array> {
  const opened = await files.open(sha256);
  if (!opened.ok) throw new Error(`picture ${name} of a pile cannot be read: ${opened.error}`);
  return Buffer.concat(await opened.value.stream.toArray());
}
