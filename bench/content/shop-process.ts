/**
 * A web process of the demo shop, configured by its environment, over the database whose address is the first argument; it
 * tells how much memory it holds when it is asked.
 */
import { seedDemo } from "../../demo/seed.ts";
import { loadConfig } from "../../platform/config/load-config.ts";
import { createDatabase } from "../../platform/database/database.ts";
import { silentLog } from "../../platform/log/log.ts";
import { createShopLog } from "../../platform/log/shop-log.ts";

const config = loadConfig();
const databaseUrl = process.argv[2] ?? "";
const database = createDatabase(databaseUrl, { poolSize: 2, log: silentLog });
await seedDemo(config, database);
await database.close();
const { startServer } = await import("../../server/main.ts"); // reads NODE_ENV when it loads
await startServer({ ...config, databaseUrl }, { log: createShopLog(config.logLevel, config.logFile) });
process.on("message", () => process.send?.(process.memoryUsage().rss));
process.send?.("ready");
