import { getRequestListener } from "@hono/node-server";
import { systemClock } from "../platform/clock.ts";
import { loadConfig } from "../platform/config/load-config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { hearNotices } from "../platform/database/notices.ts";
import { requestLimit } from "../platform/database/statement-limit.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { healthRoutes } from "../platform/http/health.ts";
import { createShopLog } from "../platform/log/shop-log.ts";
import { StartupError } from "../platform/startup-error.ts";
import { createContent } from "../services/content/service.ts";
import { createWebServer, listen, patienceOf } from "./web-server.ts";

/** After so long, connections that still wait for something are cut, in milliseconds. */
const drain = 3_000;

/**
 * Serves the delivery and management API until the process is stopped.
 *
 * @throws StartupError when the configuration names no database, or the port is not available
 */
export async function runContent(): Promise<void> {
  const config = loadConfig();
  if (config.databaseUrl === null) {
    throw new StartupError(
      "A content process needs DATABASE_URL: the embedded database belongs to the shop that started it.",
    );
  }
  const log = createShopLog(config.logLevel, config.logFile);
  const database = createDatabase(config.databaseUrl, {
    poolSize: config.databasePool,
    log,
    statementLimit: requestLimit,
  });
  const content = createContent({
    db: database.db,
    clock: systemClock,
    log,
    publicUrl: config.publicUrl,
    limitFactor: config.rateLimitFactor,
  });
  const https = config.publicUrl.startsWith("https:");
  const app = createHttpApp({ log, https, trustedProxies: config.trustedProxies });
  app.route("/", healthRoutes({ database: () => database.pool.query("select 1") }));
  for (const routes of content.routes) app.route("/", routes);
  // Publications by the office, a web process or a job.
  const published = hearNotices({ url: config.databaseUrl, channel: "published", log, heard: content.forget });
  const web = createWebServer(getRequestListener(app.fetch), patienceOf(config));
  await published.listening;
  await listen(web.server, { port: config.port, host: config.listen });
  log.info({ port: config.port }, "content service started");

  async function stop() {
    await Promise.all([web.close(drain), published.stop()]);
    await database.close();
    process.exit(0);
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
