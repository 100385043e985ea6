import { type DBSchema, openDB } from "idb";
import type { Unsaved } from "./autosave.ts";

interface Drafts extends DBSchema {
  /** By operator and page; a version in a release by that, too. */
  drafts: { key: [operator: string, page: number] | [operator: string, page: number, release: number]; value: Unsaved };
}

/** Where changes of a page wait until they are written. A browser that cannot keep them (private window, full disk) still writes. */
export interface KeptDrafts {
  /** In place of what was kept before; null: nothing is unsaved. One after the other, the last one counts. */
  readonly keep: (unsaved: Unsaved | null) => void;
  readonly read: () => Promise<Unsaved | null>;
}

/**
 * Of one page and operator, in IndexedDB.
 *
 * @param release whose version of the page it is; null: the draft as such
 */
export function keepDraftInBrowser(operator: string, page: number, release: number | null): KeptDrafts {
  const key: Drafts["drafts"]["key"] = release === null ? [operator, page] : [operator, page, release];
  let waiting: { readonly value: Unsaved | null } | null = null;
  let busy = false;
  const database = () =>
    openDB<Drafts>("passepartout-page-drafts", 1, { upgrade: (db) => void db.createObjectStore("drafts") });

  async function write(): Promise<void> {
    busy = true;
    const db = await database().catch(() => null);
    while (waiting !== null) {
      const { value }: { readonly value: Unsaved | null } = waiting;
      waiting = null;
      await (value === null ? db?.delete("drafts", key) : db?.put("drafts", value, key))?.catch(() => {});
    }
    db?.close();
    busy = false;
  }

  return {
    keep(value) {
      waiting = { value };
      if (!busy) void write();
    },
    async read() {
      try {
        const db = await database();
        const found = await db.get("drafts", key);
        db.close();
        return found ?? null;
      } catch {
        return null;
      }
    },
  };
}
