import { createApi } from "../core/http/api.ts";
import type { Config } from "../platform/config/config.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { answerNotFound } from "../platform/http/failure.ts";
import { serveOpenApi } from "../platform/http/openapi.ts";
import type { Log } from "../platform/log/log.ts";
import type { ComposedShop } from "./compose.ts";
import type { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { shopOfRequest } from "./shop-of-request.ts";
import { version } from "./version.ts";
import type { WebBuild } from "./web-build.ts";

export interface ShopAppOptions {
  readonly config: Config;
  readonly shop: ComposedShop;
  readonly cache: PageCache;
  readonly build: WebBuild;
  readonly log: Log;
}

/** Everything behind the page cache: the services' routes, the files of the build, and the pages. */
export function createShopApp({ config, shop, cache, build, log }: ShopAppOptions) {
  const app = createHttpApp({ log, https: config.publicUrl.startsWith("https:") });
  // Prices and pages are for everyone; only these ask who it is.
  app.use("/web-api/*", shop.identify);
  app.use("/office-api/*", shop.identify);
  for (const routes of shop.routes) app.route("/", routes);
  serveOpenApi(app, { version });

  const pages = createPages({
    build: build.load,
    mode: build.mode,
    cache,
    formTargets: config.payment.stripe ? ["https://checkout.stripe.com"] : [],
    contextOf(request) {
      const target = shopOfRequest(request, config.hosts);
      if ("redirect" in target) return target;
      return {
        context: {
          shop: target.shop,
          platform: "web",
          hosts: config.hosts,
          // In process, without the visitor's cookies: what a loader reads may be cached for everyone.
          api: createApi(async (input, init) => app.fetch(new Request(input, init)), new URL(request.url).origin, {
            "x-channel": target.shop.channel,
            "x-locale": target.shop.locale,
          }),
        },
      };
    },
  });

  // An address of the HTTP interface that nobody answers is a problem document, not a page.
  for (const interfaces of ["/web-api/*", "/price-api/*", "/frontend-api/*", "/office-api/*"])
    app.all(interfaces, answerNotFound);
  app.all("*", async (c) => (await build.files(c.req.raw)) ?? pages(c.req.raw));
  return app;
}
