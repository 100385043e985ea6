import { join, resolve } from "node:path";
import { readSettings } from "../config/read-settings.ts";
import type { SettingValues } from "../config/settings.ts";
import { createDatabase, type Database } from "../database/database.ts";
import { describeMigrationProblem, migrate } from "../database/migrate.ts";
import { readMigrationFiles } from "../database/migration-files.ts";
import { createLog, type Log } from "../log/log.ts";
import { StartupError } from "../startup/startup-error.ts";
import { type OpenPostgres, openPostgres } from "./open-postgres.ts";

const root = join(import.meta.dirname, "../..");
/** npm runs the scripts of a workspace in its folder; this is where npm was called. */
const calledIn = process.env.INIT_CWD ?? ".";

/** The shop's settings; `standards` hold where the environment has none. @throws StartupError naming all that are wrong */
export function engineSettings(standards: Readonly<Record<string, string>> = {}): SettingValues {
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  const read = readSettings({ ...standards, ...Object.fromEntries(given) });
  if (read.ok) return read.value;
  throw new StartupError(["The configuration is wrong:", ...read.error].join("\n  "));
}

/**
 * The database of an engine, embedded unless DATABASE_URL is set, with the tables of the platform and its own; that of a whole shop has more.
 *
 * @throws StartupError with one plain line where it cannot be used
 */
export const openEngineDatabase = (
  { DATABASE_URL, DATA_DIR }: SettingValues,
  name: string,
  log: Log,
): Promise<OpenPostgres> =>
  openPostgres({ databaseUrl: DATABASE_URL, dataDir: resolve(calledIn, DATA_DIR, name) }, log, (database) =>
    bringUpToDate(database, name),
  );

async function bringUpToDate({ pool }: Database, name: string): Promise<void> {
  const files = await readMigrationFiles(root);
  const own = files.ok ? files.value.filter(({ path }) => path.startsWith("platform") || ownerOf(path) === name) : [];
  const migrated = await migrate(pool, root, [], new Set(own.map((file) => file.name)));
  if (!migrated.ok) throw new StartupError(describeMigrationProblem(migrated.error));
}

/** `content` of `services/content/migrations/...`. */
const ownerOf = (path: string) => path.split(/[/\\]/)[1];

/**
 * Does something to an engine's database while the engine is stopped. Files that the caller names are meant where npm was called.
 *
 * @param work the exit code of the process
 */
export async function withEngineDatabase(name: string, work: (database: Database) => Promise<number>): Promise<void> {
  process.chdir(calledIn);
  const log = createLog({ level: "warn" });
  try {
    const postgres = await openEngineDatabase(engineSettings(), name, log);
    const database = createDatabase(postgres.url, { poolSize: 2, log });
    try {
      process.exitCode = await work(database);
    } finally {
      await database.close();
      await postgres.stop();
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
