import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  addDatabase,
  migratedTemplate,
  startTestDatabase,
  testServerVariable,
} from "../embedded-postgres/test-database.ts";
import { quickFolder } from "../folders/quick-folder.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase } from "./database.ts";
import { describeMigrationProblem, migrate } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Vitest's global set-up of the `database` project: one temporary server per run, with a migrated template, in memory.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestDatabase(quickFolder());
  process.env[testServerVariable] = server.url;
  process.env.TMPDIR = temporaryFiles(server.folder);
  const url = await addDatabase(server.url, migratedTemplate);
  const template = createDatabase(url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(template.pool, root);
  await template.close();
  if (migrated.ok) return server.stop;
  await server.stop();
  throw new Error(describeMigrationProblem(migrated.error));
}

/**
 * A folder for files of tests within the server's folder, which is removed also after a killed run. Nothing sweeps
 * memory.
 */
function temporaryFiles(folder: string): string {
  const files = join(folder, "files");
  mkdirSync(files);
  chmodSync(folder, 0o755); // databases that tests start themselves run as a user who has to enter it
  return files;
}
