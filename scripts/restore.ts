/**
 * Puts a backup into a new shop: `node scripts/restore.ts FOLDER`, with DATA_DIR naming a folder that is empty or not there, and, where
 * they are set, an empty DATABASE_URL and FILES. What is wrong with the backup is named, and nothing is left of it.
 */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { entriesOf } from "../platform/backup/backup.ts";
import { checkBackup, restore } from "../platform/backup/restore.ts";
import { readConfig } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import { createFileStores } from "../platform/files/create-file-store.ts";
import { createLog } from "../platform/log/log.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";
import { dataMigrations } from "../server/data-migrations.ts";
import { root } from "./run-tool.ts";

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-") || more.length > 0) {
  console.error("Usage: node scripts/restore.ts FOLDER (a backup; DATA_DIR names an empty folder)");
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(resolve(folder));
  } catch (error) {
    const told = asStartupError(error, "The backup cannot be restored");
    if (!(told instanceof StartupError)) throw error;
    console.error(told.message);
    process.exitCode = 1;
  }
}

async function run(source: string): Promise<number> {
  // No demo secrets are made: those of the backup come.
  const none = { sessionSecret: "", testPaymentSecret: "", customerPassword: "", operatorPassword: "" };
  const read = readConfig(process.env, () => none);
  if (!read.ok) throw new StartupError(["The configuration is wrong:", ...read.error].join("\n  "));
  const { dataDir, databaseUrl, files, skipUnreadableDesigns } = read.value;
  const refuse = (reason: string): number => {
    console.error(`Nothing was restored: ${reason}.`);
    return 1;
  };
  if ((await entriesOf(dataDir)).length > 0) return refuse(`${dataDir} is not empty: set DATA_DIR to a new folder`);
  const manifest = await checkBackup(source);
  if (!manifest.ok) return refuse(manifest.error);
  const filesFolder = files.kind === "folder" ? files.path : null;
  if (filesFolder !== null && (await entriesOf(filesFolder)).length > 0) return refuse(`${filesFolder} is not empty`);

  const log = createLog({ level: "warn" });
  const database =
    databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : { url: databaseUrl, stop: async () => {} };
  const forSteps = createDatabase(database.url, { poolSize: 1, log });
  const steps = dataMigrations({ config: { skipUnreadableDesigns }, database: forSteps, log });
  let restored: Awaited<ReturnType<typeof restore>>;
  try {
    restored = await restore(source, manifest.value, {
      databaseUrl: database.url,
      root,
      steps: steps.map(({ name }) => name),
      files: await createFileStores(files, log),
      secrets: { "demo-secrets.json": join(dataDir, "demo-secrets.json") },
    });
  } finally {
    await forSteps.close();
    await database.stop();
  }
  if (!restored.ok) {
    // Both were empty before.
    for (const made of [dataDir, filesFolder ?? dataDir]) rmSync(made, { recursive: true, force: true });
    return refuse(restored.error);
  }
  const rows = manifest.value.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${dataDir}: ${rows} rows as of ${manifest.value.of}, ${manifest.value.files.count} files`);
  console.log("Start the shop with it: the schema is brought up to date then.");
  return 0;
}
