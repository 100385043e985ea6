import { getRequestListener } from "@hono/node-server";
import { caches } from "../platform/caches/manifest.ts";
import type { Config } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { hearNotices } from "../platform/database/notices.ts";
import { requestLimit } from "../platform/database/statement-limit.ts";
import { createHitLog } from "../platform/http/hit-log.ts";
import { createWebServer, listen, patienceOf } from "../platform/http/web-server.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import type { Log } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
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
  /** Draws the home page, which is kept then: what is read and compiled for the first page of all is done. */
  drawHome(): Promise<void>;
  /** Takes no more requests, finishes those under way and the running jobs, and closes every connection: within 5 s. */
  stop(): Promise<void>;
}

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
  const database = createDatabase(config.databaseUrl, {
    poolSize: config.databasePool,
    log,
    statementLimit: requestLimit,
  });
  const shop = await compose({ config, database, clock: systemClock, log });
  const cache = createPageCache(caches.pages.size.most);
  const build = await openWebBuild(dev, config.picturesFolder);
  const hostOf = shopHosts(config);
  const app = createShopApp({ config, shop, cache, hostOf, build, log });
  const forget = () => {
    shop.forgetPublished();
    cache.clear();
  };
  const heard = () => {
    forget();
    // What was made before they were read says the words of before.
    void shop.wording.refresh().then(
      (others) => others && forget(),
      (err) => log.error({ err }, "reworded sentences cannot be read"),
    );
  };
  const published = hearNotices({ url: config.databaseUrl, channel: "published", log, heard });
  const flags = hearNotices({ url: config.databaseUrl, channel: "flags", log, heard: shop.heardFlags });
  const chats = hearNotices({ url: config.databaseUrl, channel: "chat", log, heard: shop.heardChat });
  const endWatch = shop.watchPublished(heard);

  const hits = createHitLog(log, config.trustedProxies);
  const front = createFront({ cache, hostOf, hits, visitOf: shop.treatments.visitOf }, getRequestListener(app.fetch));
  const web = createWebServer(
    dev ? (request, response) => build.middleware(request, response, () => front(request, response)) : front,
    patienceOf(config),
  );
  // Listen for changes first, because the connection's start clears every cache.
  await Promise.all([published.listening, flags.listening, chats.listening]);
  await shop.wording.refresh();
  await listen(web.server, { port: config.port, host: config.listen });
  shop.treatments.open();
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
    async drawHome() {
      const { host, href } = new URL("/", config.publicUrl);
      await (await app.request(href, { headers: { host } })).arrayBuffer();
    },
    async stop() {
      endWatch();
      // It waits for news from this very server.
      await shop.treatments.close();
      shop.endWaiting();
      const notices = [published.stop(), flags.stop(), chats.stop()];
      await Promise.all([web.close(drainMilliseconds), worker?.stop({ within: drainMilliseconds }), ...notices]);
      hits.flush();
      await build.close();
      await shop.close();
      await database.close();
    },
  };
}
