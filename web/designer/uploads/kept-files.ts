import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A file that must survive a reload because it has not fully arrived yet. */
export interface KeptFile {
  readonly photo: string;
  readonly group: string;
  readonly file: File;
  /** All bytes were taken; only the intake's answer is missing. */
  readonly arrived: boolean;
}

/** Stores waiting files. Where a browser cannot (private window, full disk), uploads work but cannot resume. */
export interface KeptFiles {
  keep(file: KeptFile): Promise<void>;
  of(group: string): Promise<readonly KeptFile[]>;
  forget(photo: string): Promise<void>;
}

interface Files extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { group: string } };
}

/** Kept in IndexedDB, which stores a file's bytes and not just its name. */
export function keepFilesInBrowser(): KeptFiles {
  let opened: Promise<IDBPDatabase<Files>> | undefined;
  const database = () => {
    opened ??= openDB<Files>("passepartout-uploads", 1, {
      upgrade: (db) => db.createObjectStore("files", { keyPath: "photo" }).createIndex("group", "group"),
    });
    return opened;
  };
  return {
    keep: (file) => quietly(async () => void (await (await database()).put("files", file)), undefined),
    of: (group) => quietly(async () => (await database()).getAllFromIndex("files", "group", group), []),
    forget: (photo) => quietly(async () => (await database()).delete("files", photo), undefined),
  };
}

async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
