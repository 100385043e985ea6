import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createDatabase } from "../platform/database/database.ts";
import { generateTables } from "../platform/database/generate-tables.ts";
import { describeMigrationProblem, migrate } from "../platform/database/migrate.ts";
import { startTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";

/** Writes `platform/database/tables.generated.ts` from all migrations, on a throw-away database. */
const root = join(import.meta.dirname, "..");
const server = await startTestDatabase();
const database = createDatabase(server.url, { poolSize: 4, log: silentLog });
try {
  const migrated = await migrate(database.pool, root);
  if (migrated.ok) {
    await writeFile(join(root, "platform/database/tables.generated.ts"), await generateTables(database.db, root));
  } else {
    console.error(describeMigrationProblem(migrated.error));
    process.exitCode = 1;
  }
} finally {
  await database.close();
  await server.stop();
}
