import { isDemoDatabase } from "../demo/is-demo-database.ts";
import type { Config } from "../platform/config/config.ts";
import { loadConfig } from "../platform/config/load-config.ts";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { createLog } from "../platform/log/log.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Does something to the configured shop's database, whose schema is up to date then. What cannot be done is told in one line,
 * with exit code 1.
 *
 * @param work the exit code of the process
 */
export async function withShopDatabase(work: (database: Database, config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await open(work);
  } catch (error) {
    const told = asStartupError(error, "The shop cannot be changed");
    if (!(told instanceof StartupError)) throw error;
    console.error(told.message);
    process.exitCode = 1;
  }
}

async function open(work: (database: Database, config: Config) => Promise<number>): Promise<number> {
  const config = loadConfig();
  const log = createLog({ level: "warn" });
  const opened = await openDatabase(config, log);
  const database = createDatabase(opened.url, { poolSize: 2, log });
  try {
    if (config.demo === null) await refuseDemoDatabase(database);
    return await work(database, config);
  } finally {
    await database.close();
    await opened.stop();
  }
}

/** @throws StartupError: its users' passwords were printed for trying out */
export async function refuseDemoDatabase({ db }: Pick<Database, "db">): Promise<void> {
  if (!(await isDemoDatabase(db))) return;
  throw new StartupError("This database was filled as the demo, whose users are for trying out: use an empty one.");
}
