import { afterAll } from "vitest";
import { createTestDatabase, migratedTemplate } from "../embedded-postgres/test-database.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";

/**
 * A fresh database with all tables for the tests of a file (`*.db.test.ts`), removed after its last test. Called at the
 * head of a file, it exists before the file's hooks and is removed after them.
 *
 * @example
 * const database = await migratedTestDatabase();
 * const service = createOrdersService({ db: database.db, ... });
 */
export async function migratedTestDatabase(): Promise<Database> {
  const copy = await createTestDatabase(migratedTemplate);
  // On a busy machine a hundred queries at once wait longer for their turn than visitors may.
  const database = createDatabase(copy.url, { poolSize: 8, log: silentLog, patience: 120_000 });
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });
  return database;
}
