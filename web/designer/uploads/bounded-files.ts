import type { KeptFile, KeptFiles } from "./kept-files.ts";

/** Bytes of originals that wait in the browser at most. */
const MOST = 1_000_000_000;
/** A file is kept only where so many times its size is free, so that designs always find room. */
const SPARE = 3;

/**
 * Keeps no more than the browser has room for, one file after the other: hundreds chosen at once would fill its store,
 * and writing them all together would hold up the page. A file that is not kept is sent all the same, but not after a
 * reload.
 *
 * @param freeBytes room that the browser still gives
 */
export function boundedFiles(files: KeptFiles, freeBytes: () => Promise<number>): KeptFiles {
  /** Sizes of those that are kept or wait for it. */
  const sizes = new Map<string, number>();
  const kept = new Set<string>();
  /** There was no room: there is none either when they have arrived. */
  const refused = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  function refuse(photo: string) {
    sizes.delete(photo);
    refused.add(photo);
  }

  async function keep(file: KeptFile): Promise<void> {
    const { photo } = file;
    // Forgotten before its turn.
    if (!sizes.has(photo)) return;
    if (!kept.has(photo) && (await freeBytes()) < SPARE * file.file.size) return refuse(photo);
    kept.add(photo);
    await files.keep(file);
  }

  return {
    async keep(file) {
      const { photo } = file;
      if (refused.has(photo)) return;
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      if (!sizes.has(photo) && total + file.file.size > MOST) return refuse(photo);
      sizes.set(photo, file.file.size);
      const written = turn.then(() => keep(file));
      turn = written;
      await written;
    },
    async of(group) {
      const found = await files.of(group);
      for (const { photo, file } of found) {
        sizes.set(photo, file.size);
        kept.add(photo);
      }
      return found;
    },
    async forget(photo) {
      sizes.delete(photo);
      refused.delete(photo);
      if (!kept.delete(photo)) return;
      // behind a write of the same file that is on its way
      turn = turn.then(() => files.forget(photo));
      await turn;
    },
  };
}

/** Unlimited where the browser does not say. */
export async function freeBytesOfBrowser(): Promise<number> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
