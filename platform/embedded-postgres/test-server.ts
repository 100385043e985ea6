import { join } from "node:path";
import { createDatabase } from "../database/database.ts";
import { describeMigrationProblem, migrate } from "../database/migrate.ts";
import { silentLog } from "../log/log.ts";
import { addDatabase, migratedTemplate, startTestDatabase, testServerVariable } from "./test-database.ts";

const root = join(import.meta.dirname, "../..");

/** Vitest's global set-up of the `database` project: one throw-away server for the whole run, with a migrated template. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestDatabase();
  process.env[testServerVariable] = server.url;
  const url = await addDatabase(server.url, migratedTemplate);
  const template = createDatabase(url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(template.pool, root);
  await template.close();
  if (migrated.ok) return server.stop;
  await server.stop();
  throw new Error(describeMigrationProblem(migrated.error));
}
