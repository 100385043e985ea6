import type { Db } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { rangesLength } from "../../print/byte-source.ts";
import type { PhotoContent, PhotoSource, PrintPhoto } from "../../print/photo-source.ts";
import type { FileRole } from "./content/photo-files.ts";
import { readMaster } from "./intake/stored-master.ts";
import type { Master } from "./intake/verdict.ts";

/**
 * Photos as the print room wants them. No owner is asked for: print works for the house, on frozen designs. Null for a
 * photo that is not ready, was deleted, or whose file is gone.
 *
 * @throws when the file store cannot be reached (the print job is tried again)
 */
export function createPrintSource(db: Db, files: FileStore): PhotoSource {
  return async (id) => {
    const content = await db
      .selectFrom("photo")
      .innerJoin("photo_content as content", "content.sha256", "photo.content_sha256")
      .select(["content.sha256", "content.master"])
      .where("photo.id", "=", id)
      .where("content.ready_at", "is not", null)
      .executeTakeFirst();
    if (!content) return null;
    const stored = await db
      .selectFrom("photo_file")
      .select(["role", "sha256"])
      .where("content_sha256", "=", content.sha256)
      .execute();
    const fileOf = (role: FileRole) => stored.find((file) => file.role === role)?.sha256;
    return printPhoto(files, id, readMaster(content.master), fileOf);
  };
}

/** A small upright WebP of a photo for the shop's own drawings; null when there is none. Checks no owner. */
export async function previewOf(db: Db, files: FileStore, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("photo")
    .innerJoin("photo_file as file", "file.content_sha256", "photo.content_sha256")
    .select("file.sha256")
    .where("photo.id", "=", id)
    .where("file.role", "=", "proxy-1024")
    .executeTakeFirst();
  return row ? readWhole(files, row.sha256) : null;
}

async function printPhoto(
  files: FileStore,
  id: string,
  master: Master,
  fileOf: (role: FileRole) => string | undefined,
): Promise<PrintPhoto | null> {
  const file = fileOf(master.from);
  const profile = fileOf("profile");
  if (!file || !(await isThere(files, file))) return null;
  const icc = profile ? await readWhole(files, profile) : null;
  if (profile && !icc) return null;
  const { sha256, width, height, orientation, components, inverted, storedAsRgb } = master;
  return {
    id,
    sha256,
    width,
    height,
    orientation,
    colour: { components, bits: 8, icc },
    encoding: { kind: "jpeg", inverted, storedAsRgb },
    content: contentOf(files, file, master),
  };
}

function contentOf(files: FileStore, sha256: string, { ranges }: Master): PhotoContent {
  const path = files.localPath(sha256);
  if (path !== null) return { kind: "file", path, ranges };
  return {
    kind: "stream",
    length: rangesLength(ranges),
    async *open() {
      for (const { start, end } of ranges) {
        const opened = await files.open(sha256, { first: start, last: end - 1 });
        if (!opened.ok) throw new Error(`file ${sha256} cannot be read: ${opened.error}`);
        yield* opened.value.stream as AsyncIterable<Uint8Array>;
      }
    },
  };
}

async function isThere(files: FileStore, sha256: string): Promise<boolean> {
  const found = await files.stat(sha256);
  if (!found.ok && found.error === "unavailable") throw new Error(`file ${sha256} cannot be reached`);
  return found.ok;
}

async function readWhole(files: FileStore, sha256: string): Promise<Uint8Array | null> {
  const opened = await files.open(sha256);
  if (opened.ok) return Buffer.concat(await opened.value.stream.toArray());
  if (opened.error === "unavailable") throw new Error(`file ${sha256} cannot be reached`);
  return null;
}
