import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { runOnce } from "graphile-worker";
import { seedDemo } from "../demo/seed.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { finishJobs } from "../platform/jobs/finish-jobs.ts";
import { toTaskList } from "../platform/jobs/task-list.ts";
import { silentLog } from "../platform/log/log.ts";
import { workerLogger } from "../platform/log/worker-logger.ts";
import { freePort } from "../platform/startup/free-port.ts";
import { systemClock } from "../platform/time/clock.ts";
import { compose } from "./compose.ts";
import { createPageCache } from "./page-cache.ts";
import { createShopApp } from "./shop-app.ts";
import { shopHosts } from "./shop-hosts.ts";
import type { WebBuild } from "./web-build.ts";

const secret = "a secret of at least thirty-two bytes";
export const operatorPassword = "only for the tests of this shop";
const demo = { sessionSecret: secret, testPaymentSecret: secret, customerPassword: secret, operatorPassword };
/** No page is asked for. */
const build = { mode: "production", load: () => Promise.reject(), files: async () => null } as unknown as WebBuild;

/** The whole demo shop behind its HTTP interface, on a database of the test; jobs are done when they are asked for. */
export async function wholeShop(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-whole-shop-"));
  const port = await freePort();
  const read = readConfig({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: "100" }, () => demo);
  if (!read.ok) throw new Error(read.error.join());
  const config = read.value;
  await seedDemo(config, database);
  const shop = await compose({ config, database, clock: systemClock, log: silentLog });
  const app = createShopApp({
    config,
    shop,
    build,
    log: silentLog,
    cache: createPageCache(0),
    hostOf: shopHosts(config),
  });
  // The test payment's event comes over the network, as a provider's does.
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port });
  const origin = `http://localhost:${port}`;
  return {
    /** A browser's worth of cookies. */
    visitor() {
      const cookies = new Map<string, string>();
      return async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
        const plain = body instanceof Uint8Array || body instanceof URLSearchParams || body === undefined;
        const response = await app.request(new URL(path, origin), {
          method,
          redirect: "manual",
          headers: {
            ...(plain ? {} : { "content-type": "application/json" }),
            origin,
            "x-channel": "poster",
            "x-locale": "de-DE",
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
            ...headers,
          },
          ...(body === undefined ? {} : { body: plain ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
          cookies.set(name, value);
        }
        return response;
      };
    },
    /** Does the waiting jobs, and those they bring. */
    async work() {
      await runOnce({
        pgPool: database.pool,
        taskList: toTaskList(shop.handlers, silentLog, new AbortController().signal),
        logger: workerLogger(silentLog),
        preset: finishJobs,
      });
    },
    async close() {
      server.close();
      await shop.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type ShopVisitor = ReturnType<Awaited<ReturnType<typeof wholeShop>>["visitor"]>;
