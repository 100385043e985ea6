import { join } from "node:path";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";
import { describeMigrationProblem, migrate } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");

/**
 * A fresh database with all tables, for the `*.db.test.ts` of a service; `drop` closes and removes it.
 *
 * @example
 * const database = await createMigratedTestDatabase();
 * afterAll(() => database.drop());
 * const service = createOrdersService({ db: database.db, ... });
 */
export async function createMigratedTestDatabase(): Promise<Database & { drop(): Promise<void> }> {
  const empty = await createTestDatabase();
  const database = createDatabase(empty.url, { poolSize: 8, log: silentLog });
  const drop = async () => {
    await database.close();
    await empty.drop();
  };
  const migrated = await migrate(database.pool, root);
  if (migrated.ok) return { ...database, drop };
  await drop();
  throw new Error(describeMigrationProblem(migrated.error));
}
