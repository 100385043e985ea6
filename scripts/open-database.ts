import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { describeMigrationProblem, migrate } from "../platform/database/migrate.ts";
import { type OpenPostgres, openPostgres } from "../platform/engine/open-postgres.ts";
import type { Log } from "../platform/log/log.ts";
import { StartupError } from "../platform/startup/startup-error.ts";
import { dataMigrations } from "../server/data-migrations.ts";
import { root } from "./run-tool.ts";

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir" | "skipUnreadableDesigns">;

/**
 * The shop's database, with the present schema.
 *
 * @throws StartupError with one plain line where it cannot be used
 */
export const openDatabase = (config: DatabaseConfig, log: Log): Promise<OpenPostgres> =>
  openPostgres(config, log, (database) => bringUpToDate(database, config, log));

async function bringUpToDate(
  database: Database,
  config: Pick<Config, "skipUnreadableDesigns">,
  log: Log,
): Promise<void> {
  const migrated = await migrate(database.pool, root, dataMigrations({ config, database, log }));
  if (!migrated.ok) throw new StartupError(describeMigrationProblem(migrated.error));
  const { unknown } = migrated.value;
  if (unknown.length === 0) return;
  throw new StartupError(
    `The database is newer than this version of the shop: it has the migration ${unknown.join(", ")}. Start the newer version.`,
  );
}
