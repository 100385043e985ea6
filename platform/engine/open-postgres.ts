import { createDatabase, type Database } from "../database/database.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/supervisor.ts";
import type { Log } from "../log/log.ts";
import { asStartupError } from "../startup/startup-error.ts";

/** A database with the present schema. */
export interface OpenPostgres {
  readonly url: string;
  /** Shuts down the embedded one; an outside one is left alone. */
  stop(): Promise<void>;
}

export interface PostgresPlace {
  /** Null: the embedded one. */
  readonly databaseUrl: string | null;
  /** Of the embedded one. */
  readonly dataDir: string;
}

/**
 * Starts the embedded database or reaches the configured one, and brings its schema up to date.
 *
 * @throws StartupError with one plain line where it cannot be used
 */
export async function openPostgres(
  { databaseUrl, dataDir }: PostgresPlace,
  log: Log,
  bringUpToDate: (database: Database) => Promise<void>,
): Promise<OpenPostgres> {
  const postgres =
    databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : { url: databaseUrl, stop: async () => {} };
  const { url } = postgres;
  const database = createDatabase(url, { poolSize: 2, log });
  try {
    await bringUpToDate(database);
    await database.close();
    return postgres;
  } catch (error) {
    await database.close();
    await postgres.stop();
    throw asStartupError(error, `cannot use the database at ${placeOf(url)}`);
  }
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
