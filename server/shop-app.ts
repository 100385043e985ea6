import { createApi } from "../core/http/api.ts";
import type { Shop } from "../core/shop.ts";
import { spelledPath } from "../core/shop-path.ts";
import type { Config } from "../platform/config/config.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { answerUnknown, methodsOf } from "../platform/http/failure.ts";
import { serveOpenApi } from "../platform/http/openapi.ts";
import { securityHeadersOf } from "../platform/http/security-headers.ts";
import { wantsPage } from "../platform/http/wants-page.ts";
import type { Log } from "../platform/log/log.ts";
import { contentImports, contentUploadsPath } from "../services/content/contract.ts";
import { whitelabelPath } from "../services/customers/contract.ts";
import { flagLists, flagsPath } from "../services/flags/contract.ts";
import { uploadsPath } from "../services/photos/contract.ts";
import { priceDraftImports } from "../services/price-drafts/contract.ts";
import { toolboxPaths } from "../services/toolbox/contract.ts";
import { featureFlagsPath } from "../services/treatments/contract.ts";
import { discountImports } from "../services/vouchers/contract.ts";
import type { ComposedShop } from "./compose.ts";
import { contentAnswers } from "./content-answers.ts";
import { flagServiceOf } from "./flag-service.ts";
import { operationSummaries } from "./operation-summaries.ts";
import type { PageCache } from "./page-cache.ts";
import { pageNotes } from "./page-notes.ts";
import { createPreviews } from "./page-previews.ts";
import { createPages } from "./pages.ts";
import { type FindShopHost, originsOf } from "./shop-hosts.ts";
import { shopOfRequest } from "./shop-of-request.ts";
import { appRoutes } from "./site/app-routes.ts";
import { siteRoutes } from "./site/site-routes.ts";
import { version } from "./version.ts";
import type { WebBuild } from "./web-build.ts";

export interface ShopAppOptions {
  readonly config: Config;
  readonly shop: ComposedShop;
  readonly cache: PageCache;
  readonly hostOf: FindShopHost;
  readonly build: WebBuild;
  readonly log: Log;
}

/** Everything behind the page cache: the services' routes, the files of the build, and the pages. */
export function createShopApp({ config, shop, cache, hostOf, build, log }: ShopAppOptions) {
  const https = config.publicUrl.startsWith("https:");
  const app = createHttpApp({
    log,
    https,
    trustedProxies: config.trustedProxies,
    streamed: [
      uploadsPath,
      contentUploadsPath,
      contentImports,
      priceDraftImports,
      discountImports,
      toolboxPaths.convertFile,
      toolboxPaths.convertPdf,
      toolboxPaths.optimizeImage,
      flagsPath,
      flagLists,
    ],
    keyed: [flagsPath],
    polled: [featureFlagsPath],
    placeOf: hostOf,
  });
  // A visitor who opened a broken link sees a page; nobody is redirected to the link's target.
  app.use(whitelabelPath, async (c, next) => {
    await next();
    if (c.res.status !== 422 || !wantsPage(c)) return;
    const address = new URL(spelledPath(c.var.shop, whitelabelPath), c.req.url);
    const { headers, body } = await pages(new Request(address, { headers: c.req.raw.headers }));
    c.res = new Response(body, { status: 400, headers });
  });
  // These come before `identify`: prices need no visitor look-up, and shared responses can carry no cookie.
  for (const routes of shop.openRoutes) app.route("/", routes);
  app.use("/web-api/*", shop.identify);
  app.use("/office-api/*", shop.identify);
  for (const routes of shop.routes) app.route("/", routes);
  /** In process, without the visitor's cookies: what a loader reads may be cached for everyone. */
  const apiOf = ({ channel, locale }: Shop, origin: string) =>
    createApi(async (input, init) => app.fetch(new Request(input, init)), origin, {
      "x-channel": channel,
      "x-locale": locale,
    });
  const { cardsFolder, teamHost } = config;
  const origins = originsOf(config);
  const flagService = flagServiceOf(config);
  app.route("/", contentAnswers({ pages: shop.contentPages, origins, cardsFolder, teamHost, apiOf }));
  app.route("/", siteRoutes({ pages: shop.contentPages, hostOf, origins, cardsFolder, apiOf }));
  app.route("/", appRoutes({ hostOf, version: async () => (await build.load()).assets.version, shell: build.shell }));
  serveOpenApi(app, { version, summaries: operationSummaries });

  const tagManager = config.tagManager && { id: config.tagManager.id, subdomain: config.tagManager.subdomain };
  const pages = createPages({
    build: build.load,
    mode: build.mode,
    cache,
    headers: securityHeadersOf({ https }),
    outside: {
      forms: config.payment.stripe ? ["https://checkout.stripe.com"] : [],
      pictures: config.content === null ? [] : [config.content.assets],
      scripts: [...(config.helpChat?.hosts ?? []), ...tagManagerHosts(config, origins)],
      flags: flagService.hosts,
      framed: Object.values(origins).flatMap((ofChannel) => Object.values(ofChannel)),
    },
    visitOf: shop.treatments.visitOf,
    previewOf: createPreviews(shop.contentPages, config.editors),
    targetOf(request) {
      const url = new URL(request.url);
      const host = hostOf(request.headers.get("host") ?? url.host);
      const target = shopOfRequest(url, host, origins);
      if ("redirect" in target) return target;
      return {
        origin: host.origin,
        context: {
          shop: target.shop,
          origins,
          cardsFolder,
          teamHost,
          api: apiOf(target.shop, host.origin),
          chatScript: config.helpChat?.script ?? null,
          tagManager,
          flagClient: flagService.forBrowser,
          parts: build.parts,
          sheet: build.sheet,
          ...pageNotes(log, url.pathname),
        },
      };
    },
  });

  const unknown = answerUnknown(app);
  // An address of the HTTP interface that nobody answers is a problem document, not a page.
  for (const interfaces of ["/api/*", "/web-api/*", "/price-api/*", "/frontend-api/*", "/office-api/*"])
    app.all(interfaces, unknown);
  // A known path outside those prefixes with another method is unknown, too; pages are only read.
  app.all("*", async (c) => {
    const read = c.req.method === "GET" || c.req.method === "HEAD";
    if (!read && methodsOf(app, c.req.path).length > 0) return unknown(c);
    return (await build.files(c.req.raw)) ?? pages(c.req.raw, (how) => c.set("pageCache", how));
  });
  return app;
}

/** Sources of the tag manager: below each host of the shop, and those that its tags need beside. */
function tagManagerHosts({ tagManager }: Config, origins: ReturnType<typeof originsOf>): readonly string[] {
  if (tagManager === null) return [];
  const own = Object.values(origins).flatMap((ofChannel) => Object.values(ofChannel));
  const below = own.map((origin) => origin.replace(/\/\/(?:www\.)?/, `//${tagManager.subdomain}.`));
  return [...new Set([...below, ...tagManager.hosts])];
}
