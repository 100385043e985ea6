import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { createDatabase, type Database } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { readMigrationFiles } from "../../../platform/database/migration-files.ts";
import { createTestDatabase } from "../../../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../../../platform/log/log.ts";

type Rows = Readonly<Record<string, readonly unknown[]>>;

/** A shop as the last version with schema 1 left it. */
export interface OldShop {
  /** Names of the migrations that it had. */
  readonly applied: readonly string[];
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export interface StartedShop extends Database {
  /** All rows that have to do with designs. */
  everything(): Promise<Rows>;
  /** Restores every row to its state when the present tables were created. */
  restore(): Promise<void>;
}

const root = join(import.meta.dirname, "../../..");

/** Its database, with the present tables: all that a start does before it rewrites designs. */
export async function shopOfSchema1({ applied, rows }: OldShop): Promise<StartedShop> {
  const copy = await createTestDatabase();
  const database = createDatabase(copy.url, { poolSize: 8, log: silentLog, patience: 120_000 });
  const { pool } = database;
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });
  await migrateWith(database, applied);
  for (const [table, stored] of Object.entries(rows)) {
    const columns = Object.keys(stored[0] ?? {}).join(", ");
    await pool.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(stored)],
    );
  }
  const migrated = await migrate(pool, root);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));

  const present = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const known = new Set(present.rows.map(({ name }) => name));
  const tables = [...Object.keys(rows), "design_surface", "renamed_scene"].filter((table) => known.has(table));
  const everything = async (): Promise<Rows> => {
    const found = await Promise.all(
      tables.map((table) => pool.query(`select to_jsonb(one) as row from ${table} as one`)),
    );
    return Object.fromEntries(tables.map((table, index) => [table, found[index]?.rows.map(({ row }) => row) ?? []]));
  };
  const before = await everything();
  const restore = async () => {
    await pool.query(`truncate ${tables.join(", ")} cascade`);
    for (const table of tables) {
      await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(before[table]),
      ]);
    }
  };
  return { ...database, everything, restore };
}

/** Applies those of the present migrations that were there then. */
async function migrateWith({ pool }: Database, names: readonly string[]): Promise<void> {
  const files = await readMigrationFiles(root);
  if (!files.ok) throw new Error(JSON.stringify(files.error));
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  try {
    for (const { path } of files.value.filter(({ name }) => names.includes(name))) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await cp(join(root, path), join(folder, path));
    }
    const migrated = await migrate(pool, folder);
    if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  } finally {
    await rm(folder, { recursive: true });
  }
}
