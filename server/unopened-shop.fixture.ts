import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { silentLog } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { compose } from "./compose.ts";
import { createPageCache } from "./page-cache.ts";
import { createShopApp } from "./shop-app.ts";
import { shopHosts } from "./shop-hosts.ts";
import type { WebBuild } from "./web-build.ts";

export const demo = {
  sessionSecret: "a secret of at least thirty-two bytes",
  testPaymentSecret: "another secret of thirty-two bytes",
  customerPassword: "",
  operatorPassword: "",
};
/** No page is asked for. */
const build = { mode: "production", load: () => Promise.reject(), files: async () => null } as unknown as WebBuild;

/** The whole shop on a database without queries, to inspect its routes and their description. */
export async function unopenedShop() {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-unopened-"));
  const config = readConfig({ DATA_DIR: dataDir }, () => demo);
  if (!config.ok) throw new Error(config.error.join());
  const database = createDatabase("postgres://127.0.0.1:1/none", { poolSize: 1, log: silentLog });
  const shop = await compose({ config: config.value, database, clock: systemClock, log: silentLog });
  const cache = createPageCache(0);
  const app = createShopApp({
    config: config.value,
    shop,
    cache,
    hostOf: shopHosts(config.value),
    build,
    log: silentLog,
  });
  return {
    app,
    async close() {
      await shop.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
