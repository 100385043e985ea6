import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Log } from "../log/log.ts";
import { columnTypes } from "./column-types.ts";
import { createStatementNames, prepareStatements } from "./prepared-statements.ts";
import { limitStatements } from "./statement-limit.ts";
import type { DB } from "./tables.generated.ts";

/** All tables, by name; the types are made from the migrated database (`node scripts/generate-tables.ts`). */
export type Tables = DB;
/** Executor of queries; a transaction is one too, so that functions with `Db` work in both. */
export type Db = Kysely<Tables>;
/** For functions that make sense only inside a transaction of the caller. */
export type Trx = Transaction<Tables>;

/** A pool of connections, and the query builder on it. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections at a time. */
  readonly poolSize: number;
  readonly log: Log;
  /** Milliseconds a query waits for a free connection before it fails as unavailable; 5,000 when left out. */
  readonly patience?: number;
  /** Milliseconds after which a statement fails as unavailable and its connection is closed; no limit when left out. */
  readonly statementLimit?: number;
}

/**
 * Opens a pool on a PostgreSQL address. Nothing is connected until the first query; queries on a database that
 * is down reject with an error that `isDatabaseUnavailable` knows, and work again once it is back.
 */
export function createDatabase(
  url: string,
  { poolSize, log, patience = 5_000, statementLimit }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience,
    application_name: "passepartout",
    types: columnTypes,
  });
  // The reason only: pg hangs the whole connection on the error.
  pool.on("error", ({ message }) => log.warn({ reason: message }, "an idle database connection was lost"));
  // A connection cut while a transaction holds it emits here; without a listener the process would end.
  const nameOf = createStatementNames();
  pool.on("connect", (client) => {
    client.on("error", ({ message }) => log.debug({ reason: message }, "a database connection was lost"));
    prepareStatements(client, nameOf);
    if (statementLimit !== undefined) limitStatements(client, statementLimit);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only if a query went through it; migrations use the pool alone.
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { db, pool, url, close };
}
