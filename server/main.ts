import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import type { Log } from "../platform/log/log.ts";
import { asStartupError } from "../platform/startup-error.ts";
import { compose } from "./compose.ts";
import { createFront } from "./front.ts";
import { createPageCache } from "./page-cache.ts";
import { createShopApp } from "./shop-app.ts";
import { shopHosts } from "./shop-hosts.ts";
import { openWebBuild } from "./web-build.ts";

export interface ServerOptions {
  readonly log: Log;
  /** Pages straight from their sources, with hot reload. */
  readonly dev?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** Takes no more requests, finishes those under way and the running jobs, and closes every connection: within 5 s. */
  stop(): Promise<void>;
}

/** Most bytes of cached pages: about 2,000 pages in all their encodings. */
const pageCacheBytes = 128 * 1024 * 1024;
/** After so long, connections that still wait for something are cut and running jobs given back; all is over in 5 s. */
const drainMilliseconds = 3_000;

/**
 * Starts the web process, which also does jobs unless the configuration says otherwise.
 *
 * @param config with the address of a database whose schema is up to date
 * @throws StartupError when the port cannot be had
 */
export async function startServer(
  config: Config & { readonly databaseUrl: string },
  { log, dev = false }: ServerOptions,
): Promise<RunningServer> {
  const database = createDatabase(config.databaseUrl, { poolSize: config.databasePool, log });
  const shop = await compose({ config, database, clock: systemClock, log });
  const cache = createPageCache(pageCacheBytes);
  const build = await openWebBuild(dev, config.picturesFolder);
  const hostOf = shopHosts(config);
  const app = createShopApp({ config, shop, cache, hostOf, build, log });

  const front = createFront(cache, hostOf, getRequestListener(app.fetch));
  let stopping = false;
  const server = createServer((request, response) => {
    // A kept connection would bring one request after the other for as long as its browser likes.
    if (stopping) response.shouldKeepAlive = false;
    build.middleware(request, response, () => front(request, response));
  });
  await listen(server, config);
  const worker =
    config.jobConcurrency > 0
      ? startWorker({
          url: config.databaseUrl,
          handlers: shop.handlers,
          cron: shop.cron,
          concurrency: config.jobConcurrency,
          log,
        })
      : null;

  return {
    url: config.publicUrl,
    async stop() {
      stopping = true;
      shop.endWaiting();
      await Promise.all([close(server), worker?.stop({ within: drainMilliseconds })]);
      await build.close();
      await shop.close();
      await database.close();
    },
  };
}

function listen(server: ReturnType<typeof createServer>, { port, listen: host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(asStartupError(error, `cannot listen on port ${port}`)));
    server.listen({ port, ...(host !== null && { host }) }, () => resolve(server.address() as AddressInfo));
  });
}

async function close(server: ReturnType<typeof createServer>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // What was answered just now is idle only a moment later.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
