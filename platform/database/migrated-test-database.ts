import { createTestDatabase, migratedTemplate } from "../embedded-postgres/test-database.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";

/**
 * A fresh database with all tables, for the `*.db.test.ts` of a service; `drop` closes and removes it.
 *
 * @example
 * const database = await createMigratedTestDatabase();
 * afterAll(() => database.drop());
 * const service = createOrdersService({ db: database.db, ... });
 */
export async function createMigratedTestDatabase(): Promise<
  Database & { readonly url: string; drop(): Promise<void> }
> {
  const copy = await createTestDatabase(migratedTemplate);
  const database = createDatabase(copy.url, { poolSize: 8, log: silentLog });
  const drop = async () => {
    await database.close();
    await copy.drop();
  };
  return { ...database, url: copy.url, drop };
}
