import type { Pool, PoolClient } from "pg";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { installJobTables } from "./install-job-tables.ts";
import { type MigrationFile, type MigrationFileProblem, readMigrationFiles } from "./migration-files.ts";

export interface Migrated {
  /** Names applied now, in order. */
  readonly applied: readonly string[];
  /** Names the database has and this version of the shop does not know: the database is ahead of the code. */
  readonly unknown: readonly string[];
}

export type MigrationProblem =
  | MigrationFileProblem
  /** An applied file was edited later; write a new migration instead. */
  | { readonly kind: "changed-after-applied"; readonly name: string; readonly path: string }
  /** The file was rolled back as a whole; those before it stay applied. */
  | { readonly kind: "sql-failed"; readonly path: string; readonly line: number | null; readonly message: string }
  /** Earlier changes stay, and the next start continues. */
  | { readonly kind: "code-refused"; readonly name: string; readonly message: string };

/** A migration beyond SQL: it runs after all files, once, and continues after an interruption. */
export interface CodeMigration {
  /** Like a file's name. */
  readonly name: string;
  /** @returns what keeps it from being done, for the person who started the shop; null when it is done */
  run(): Promise<string | null>;
}

/** Any number will do, as long as every version of the shop uses the same: "PPMI". */
const migrationLock = 0x50_50_4d_49;

/**
 * Migrates the database: job tables, then each file not yet applied in a transaction of its own, then the steps.
 * Simultaneous processes wait for each other. Throws only when the database is unavailable.
 *
 * @param root folder of the project, below which `platform` and `services` lie
 * @param steps may use other connections of the pool
 * @param only names of the files to apply, where the schema is to be that of a backup; without it, all
 */
export async function migrate(
  pool: Pool,
  root: string,
  steps: readonly CodeMigration[] = [],
  only?: ReadonlySet<string>,
): Promise<Outcome<Migrated, MigrationProblem>> {
  const files = await readMigrationFiles(root);
  if (!files.ok) return files;
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    try {
      await installJobTables(pool);
      const wanted = only ? files.value.filter(({ name }) => only.has(name)) : files.value;
      return await applyAll(client, wanted, steps);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    }
  } finally {
    client.release();
  }
}

async function applyAll(client: PoolClient, files: readonly MigrationFile[], steps: readonly CodeMigration[]) {
  const before = await appliedMigrations(client);
  const changed = files.find(({ name, checksum }) => before.has(name) && before.get(name) !== checksum);
  if (changed) return failed({ kind: "changed-after-applied", name: changed.name, path: changed.path } as const);
  const applied: string[] = [];
  for (const file of files.filter(({ name }) => !before.has(name))) {
    const problem = await apply(client, file);
    if (problem) return failed(problem);
    applied.push(file.name);
  }
  for (const { name, run } of steps.filter(({ name }) => !before.has(name))) {
    const message = await run();
    if (message !== null) return failed({ kind: "code-refused", name, message } as const);
    await record(client, name, "code");
    applied.push(name);
  }
  const known = new Set([...files, ...steps].map(({ name }) => name));
  return done({ applied, unknown: [...before.keys()].filter((name) => !known.has(name)) });
}

async function appliedMigrations(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists applied_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from applied_migration order by name",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(client: PoolClient, file: MigrationFile): Promise<MigrationProblem | undefined> {
  await client.query("begin");
  try {
    await client.query(file.sql);
    await record(client, file.name, file.checksum);
    await client.query("commit");
    return undefined;
  } catch (error) {
    await client.query("rollback");
    return sqlProblem(file, error);
  }
}

async function record(client: PoolClient, name: string, checksum: string): Promise<void> {
  await client.query("insert into applied_migration (name, checksum) values ($1, $2)", [name, checksum]);
}

function sqlProblem(file: MigrationFile, error: unknown): MigrationProblem {
  const { message, position } = error as { message: string; position?: string };
  const line = position ? file.sql.slice(0, Number(position)).split("\n").length : null;
  return { kind: "sql-failed", path: file.path, line, message };
}

/** One line for the person who started the shop. */
export function describeMigrationProblem(problem: MigrationProblem): string {
  switch (problem.kind) {
    case "bad-name":
      return `Migration ${problem.path} must be named YYYYMMDDNN-name.sql.`;
    case "same-name":
      return `Migration ${problem.name} exists more than once: ${problem.paths.join(", ")}.`;
    case "changed-after-applied":
      return `Migration ${problem.path} was changed after it was applied to this database; restore it and write a new one.`;
    case "sql-failed":
      return `Migration ${problem.path}${problem.line === null ? "" : `, line ${problem.line}`}: ${problem.message}`;
    case "code-refused":
      return `Migration ${problem.name}: ${problem.message}`;
  }
}
