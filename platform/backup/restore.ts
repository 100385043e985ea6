import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { createDatabase } from "../database/database.ts";
import { describeMigrationProblem, migrate } from "../database/migrate.ts";
import type { FileStores } from "../files/create-file-store.ts";
import { silentLog } from "../log/log.ts";
import { hashOfFile, holdsFiles, removeFiles, restoreFiles } from "./copy-files.ts";
import { loadTables } from "./load-tables.ts";
import { type Manifest, readManifest } from "./manifest.ts";

export interface RestorePlace {
  /** Of an empty database. */
  readonly databaseUrl: string;
  /** Without a file. */
  readonly files: FileStores;
  /** Targets of the small files, by their names in the backup. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Of the project, with its migrations. */
  readonly root: string;
  /** Names of migrations that are no files. */
  readonly steps: readonly string[];
}

/** Reads the whole backup's manifest and proves what is small enough to be proved before anything is written. */
export async function checkBackup(folder: string): Promise<Outcome<Manifest, string>> {
  const manifest = await readManifest(folder);
  if (!manifest.ok) return manifest;
  for (const { file, sha256 } of manifest.value.tables) {
    const fault = await faultOf(join(folder, "tables", file), sha256);
    if (fault) return failed(fault);
  }
  const fault = await faultOf(join(folder, "files.list"), manifest.value.files.sha256);
  return fault ? failed(fault) : manifest;
}

async function faultOf(path: string, sha256: string): Promise<string | null> {
  const found = await hashOfFile(path).catch(() => null);
  if (found === null) return `${path} is missing`;
  return found === sha256 ? null : `${path} is damaged: its bytes are not those that were saved`;
}

/**
 * Restores a checked backup into an empty database and folder, with the backup's schema; the next start migrates it.
 *
 * @returns what is wrong, as a sentence; database and stores are empty again then
 */
export async function restore(folder: string, manifest: Manifest, place: RestorePlace): Promise<Outcome<void, string>> {
  if (await holdsFiles(place.files)) return failed("the file store is not empty");
  // No statement of a restore is a visitor's, who waits for it.
  const database = createDatabase(place.databaseUrl, { poolSize: 2, log: silentLog, patience: 3_600_000 });
  const { pool } = database;
  try {
    const { rows } = await pool.query(
      "select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = 'public' limit 1",
    );
    if (rows.length > 0) return failed("the database is not empty");
    const wanted = new Set(manifest.migrations);
    const migrated = await migrate(pool, place.root, [], wanted);
    if (!migrated.ok) return failed(describeMigrationProblem(migrated.error));
    const known = new Set([...migrated.value.applied, ...place.steps]);
    const newer = manifest.migrations.filter((name) => !known.has(name));
    if (newer.length > 0)
      return failed(`the backup is of a newer version of the shop, with the migration ${newer.join(", ")}`);
  } finally {
    await database.close();
  }
  const fault =
    (await restoreFiles(join(folder, "files"), join(folder, "files.list"), place.files)) ??
    (await restoreRows(place.databaseUrl, join(folder, "tables"), manifest));
  if (fault) {
    await removeFiles(place.files);
    return failed(fault);
  }
  for (const [name, path] of Object.entries(place.secrets)) await copyFile(join(folder, name), path).catch(() => {});
  return done(undefined);
}

async function restoreRows(databaseUrl: string, tables: string, manifest: Manifest): Promise<string | null> {
  const session = new Client({ connectionString: databaseUrl });
  await session.connect();
  try {
    return await loadTables(session, tables, manifest);
  } finally {
    await session.end();
  }
}
