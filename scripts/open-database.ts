import type { Config } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { describeMigrationProblem, migrate } from "../platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import type { Log } from "../platform/log/log.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";
import { dataMigrations } from "../server/data-migrations.ts";
import { root } from "./run-tool.ts";

/** A database with the present schema. */
export interface OpenDatabase {
  readonly url: string;
  /** Shuts down the embedded one; an outside one is left alone. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database or reaches the configured one, and brings its schema up to date.
 *
 * @throws StartupError with one plain line where it cannot be used
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "skipUnreadableDesigns">,
  log: Log,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  const database =
    databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : { url: databaseUrl, stop: async () => {} };
  try {
    await bringUpToDate(database.url, config, log);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function bringUpToDate(url: string, config: Pick<Config, "skipUnreadableDesigns">, log: Log): Promise<void> {
  const database = createDatabase(url, { poolSize: 2, log });
  try {
    const migrated = await migrate(database.pool, root, dataMigrations({ config, database, log }));
    if (!migrated.ok) throw new StartupError(describeMigrationProblem(migrated.error));
    const { unknown } = migrated.value;
    if (unknown.length === 0) return;
    throw new StartupError(
      `The database is newer than this version of the shop: it has the migration ${unknown.join(", ")}. Start the newer version.`,
    );
  } catch (error) {
    throw asStartupError(error, `cannot use the database at ${placeOf(url)}`);
  } finally {
    await database.close();
  }
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
