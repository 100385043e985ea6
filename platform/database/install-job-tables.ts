import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";
import { silentLog } from "../log/log.ts";
import { workerLogger } from "../log/worker-logger.ts";

/** Creates or updates graphile-worker's own schema, `graphile_worker`. */
export async function installJobTables(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(silentLog) });
}
