import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Asset } from "../ports.ts";

const types: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".avif": "image/avif",
};

/** A file of this machine that is shown to everyone anyhow. */
export type ShownPicture = Asset & { readonly path: string };

/**
 * Pictures of a folder by name, as at the start, so that no request can name a path outside; null: none. Each is read
 * once, on demand.
 *
 * @throws when the folder cannot be read: a wrong setting, reported at the start
 */
export async function createShownPictures(folder: string) {
  const names = new Set(await readdir(folder));
  const known = new Map<string, Promise<ShownPicture>>();

  async function look(name: string): Promise<ShownPicture> {
    const path = join(folder, name);
    const sha256 = hash("sha256", await readFile(path), "hex");
    return { sha256, contentType: types[extname(name)] ?? "", focus: null, path };
  }

  return async (name: string): Promise<ShownPicture | null> => {
    if (!names.has(name) || !types[extname(name)]) return null;
    const found = known.get(name) ?? look(name);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}
