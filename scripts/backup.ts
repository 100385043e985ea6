/**
 * Copies database and files of the shop into a new folder, while it runs: `node scripts/backup.ts FOLDER`. What was acknowledged before
 * it says "rows as of" is in it.
 */
import { join, resolve } from "node:path";
import { Client } from "pg";
import { backUp } from "../platform/backup/backup.ts";
import { loadConfig } from "../platform/config/load-config.ts";
import { addressOf, keptAccess } from "../platform/embedded-postgres/access.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import { createFileStores } from "../platform/files/create-file-store.ts";
import { createLog } from "../platform/log/log.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-") || more.length > 0) {
  console.error("Usage: node scripts/backup.ts FOLDER (a new one)");
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(resolve(folder));
  } catch (error) {
    const told = asStartupError(error, "The shop cannot be backed up");
    if (!(told instanceof StartupError)) throw error;
    console.error(told.message);
    process.exitCode = 1;
  }
}

async function run(target: string): Promise<number> {
  const { dataDir, databaseUrl, files } = loadConfig();
  const database = databaseUrl === null ? await embedded(dataDir) : { url: databaseUrl, stop: async () => {} };
  try {
    const stores = await createFileStores(files, createLog({ level: "warn" }));
    const secrets = { "demo-secrets.json": join(dataDir, "demo-secrets.json") };
    const saved = await backUp({ databaseUrl: database.url, files: stores, secrets }, target, {
      onSnapshot: () => console.log(`rows as of ${new Date().toISOString()}`),
    });
    if (!saved.ok) {
      console.error(`Nothing was backed up: ${saved.error}.`);
      return 1;
    }
    const { tables, rows, files: count, bytes, damaged } = saved.value;
    console.log(`${target}: ${rows} rows of ${tables} tables, ${count} files with ${bytes} bytes`);
    for (const name of damaged) console.error(`left out, damaged in the shop: ${name}`);
    return damaged.length > 0 ? 1 : 0;
  } finally {
    await database.stop();
  }
}

/** That of the running shop, or, where none runs, started for this alone. */
async function embedded(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = addressOf(await keptAccess(dataDir), "passepartout");
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return { url, stop: async () => {} };
  } catch (error) {
    if ((error as { code?: string }).code !== "ECONNREFUSED") throw error;
    return startEmbeddedPostgres({ dataDir, log: createLog({ level: "warn" }) });
  }
}
