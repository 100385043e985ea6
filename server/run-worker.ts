import { loadConfig } from "../platform/config/load-config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { hearNotices } from "../platform/database/notices.ts";
import { requestLimit } from "../platform/database/statement-limit.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { createShopLog } from "../platform/log/shop-log.ts";
import { StartupError } from "../platform/startup/startup-error.ts";
import { systemClock } from "../platform/time/clock.ts";
import { compose } from "./compose.ts";

/**
 * Runs jobs until the process is stopped.
 *
 * @throws StartupError when the configuration names no database of the jobs
 */
export async function runWorker(): Promise<void> {
  const config = loadConfig();
  if (config.databaseUrl === null) {
    throw new StartupError("A worker needs DATABASE_URL: the embedded database belongs to the shop that started it.");
  }
  const log = createShopLog(config.logLevel, config.logFile);
  const database = createDatabase(config.databaseUrl, {
    poolSize: config.databasePool,
    log,
    statementLimit: requestLimit,
  });
  const shop = await compose({ config, database, clock: systemClock, log });
  const { handlers, cron } = shop;
  // Mails are written here.
  const heard = () =>
    void shop.wording.refresh().catch((err: unknown) => log.error({ err }, "reworded sentences cannot be read"));
  const published = hearNotices({ url: config.databaseUrl, channel: "published", log, heard });
  await published.listening;
  await shop.wording.refresh();
  const concurrency = Math.max(1, config.jobConcurrency);
  const worker = startWorker({ url: config.databaseUrl, handlers, cron, concurrency, log });
  log.info({ concurrency }, "worker started");

  async function stop() {
    await Promise.all([worker.stop(), published.stop()]);
    await shop.close();
    await database.close();
    process.exit(0);
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
