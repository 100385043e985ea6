import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createDatabase } from "../database/database.ts";
import { describeMigrationProblem, migrate } from "../database/migrate.ts";
import { silentLog } from "../log/log.ts";
import { quickFolder } from "../quick-folder.ts";
import { addDatabase, migratedTemplate, startTestDatabase, testServerVariable } from "./test-database.ts";

const root = join(import.meta.dirname, "../..");

/** Vitest's global set-up of the `database` project: one throw-away server for the whole run, with a migrated template, in a quick folder. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(quickFolder(), "passepartout-tests-"));
  chmodSync(folder, 0o755); // the database's own user has to enter it
  // For all temporary files of the tests, too.
  process.env.TMPDIR = folder;
  const server = await startTestDatabase();
  process.env[testServerVariable] = server.url;
  const url = await addDatabase(server.url, migratedTemplate);
  const template = createDatabase(url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(template.pool, root);
  await template.close();
  const end = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (migrated.ok) return end;
  await end();
  throw new Error(describeMigrationProblem(migrated.error));
}
