import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { FileStores } from "../files/create-file-store.ts";
import { holdRemovals } from "./backup-lock.ts";
import { saveFiles } from "./copy-files.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { saveTables, sequencesOf } from "./save-tables.ts";

export interface BackupPlace {
  readonly databaseUrl: string;
  readonly files: FileStores;
  /** Small files beside the database that it does not work without, by their names in a backup. */
  readonly secrets: Readonly<Record<string, string>>;
}

export interface BackupDone {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** Files of the shop whose bytes are not those that were stored; the backup has them not. */
  readonly damaged: readonly string[];
}

/** Names of a folder's entries; none where it is not there. */
export const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Copies database and files of a shop that may be running: all rows at one moment, then every file they name. Memory
 * does not grow with the shop.
 *
 * @param options.onSnapshot what was committed before it is called is in the backup
 */
export async function backUp(
  { databaseUrl, files, secrets }: BackupPlace,
  folder: string,
  { onSnapshot = () => {} }: { readonly onSnapshot?: () => void } = {},
): Promise<Outcome<BackupDone, string>> {
  if ((await entriesOf(folder)).length > 0) return failed(`${folder} is not empty: name a new folder`);
  await mkdir(join(folder, "tables"), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, "files"), { mode: 0o700 });
  const session = new Client({ connectionString: databaseUrl });
  await session.connect();
  try {
    await holdRemovals(session);
    await session.query("begin isolation level repeatable read read only");
    // The first statement takes the snapshot. The reported moment is earlier, so that no row before it is missing.
    const of = new Date().toISOString();
    onSnapshot();
    const { rows } = await session.query<{ name: string }>("select name from applied_migration order by name");
    const tables = await saveTables(session, join(folder, "tables"));
    const sequences = await sequencesOf(session);
    await session.query("commit");
    const copied = await saveFiles(files, join(folder, "files"), join(folder, "files.list"));
    if (!copied.ok) return copied;
    for (const [name, path] of Object.entries(secrets)) await copyFile(path, join(folder, name)).catch(() => {});
    const { damaged, ...saved } = copied.value;
    const migrations = rows.map(({ name }) => name);
    const manifest: Manifest = { format: 1, of, migrations, tables, sequences, files: saved };
    await writeManifest(folder, manifest);
    const counted = tables.reduce((sum, table) => sum + table.rows, 0);
    return done({ tables: tables.length, rows: counted, files: saved.count, bytes: saved.bytes, damaged });
  } finally {
    await session.end();
  }
}
