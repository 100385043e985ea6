import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { createRoute, z } from "@hono/zod-openapi";
import { countryOf, type Locale, locales } from "../../core/locale.ts";
import { prefixOf } from "../../core/locale-address.ts";
import { pathHere } from "../../core/path-here.ts";
import { shopOf } from "../../core/shop.ts";
import { shopPath } from "../../core/shop-path.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import type { AppFiles } from "../../web/browser/service-worker/service-worker.ts";
import { brands } from "../../web/frame/brands.ts";
import { messagesOf } from "../../web/words/all.ts";
import type { FindShopHost, ShopHost } from "../shop-hosts.ts";

export interface AppRoutesOptions {
  readonly hostOf: FindShopHost;
  /** Another one for every build of the pages. */
  readonly version: () => Promise<string>;
  /** Files that the designer may load. */
  readonly shell: readonly string[];
}

const source = join(import.meta.dirname, "../../web/browser/service-worker/service-worker.ts");
/** With language and platform, which are caught. */
const offlinePath = /^((?:\/[a-z]{1,2}){0,2})\/offline\/?$/;
const fileName = /[a-z]{2}-[A-Z]{2}\.webmanifest/;
const grounds = { poster: "#faf8f4", card: "#fbf6ee" } as const;

/** Makes the shop an installable app: a manifest for each locale of a host, and a service worker for work offline. */
export function appRoutes({ hostOf, version, shell }: AppRoutesOptions): Router {
  const app = createRouter();
  const hostAsked = (request: Request) => hostOf(request.headers.get("host") ?? new URL(request.url).host);
  // Without its types it is what a browser runs: it imports nothing.
  const worker = readFile(source, "utf8").then((text) => stripTypeScriptTypes(text).replaceAll(/^export /gm, ""));
  const answers = (type: string, description: string) => ({
    200: { description, content: { [type]: { schema: z.string() } } },
    default: problems,
  });

  app.openapi(
    createRoute({
      method: "get",
      path: "/service-worker.js",
      responses: answers("text/javascript", "The worker of the installed app"),
    }),
    async (c) => {
      const files: AppFiles = { version: await version(), offline: offlinePages(hostAsked(c.req.raw)), shell };
      const text = `${await worker}\nstartServiceWorker(self, ${JSON.stringify(files)});\n`;
      return c.body(text, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
    },
  );

  // A browser that navigates to the offline page has a network. The worker, which caches it, fetches it without
  // navigation.
  app.use(async (c, next) => {
    const before = offlinePath.exec(c.req.path)?.[1];
    if (before === undefined || c.req.method !== "GET" || c.req.header("sec-fetch-mode") !== "navigate") return next();
    c.header("cache-control", "no-store");
    return c.redirect(pathHere(c.req.query("from")) ?? (before || "/"), 302);
  });

  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/app/{file}",
    request: { params: z.object({ file: z.string().regex(fileName).openapi({ example: "de-DE.webmanifest" }) }) },
    responses: answers("application/manifest+json", "What an installed app is called, shows and begins with"),
  });
  app.get(`/app/:file{${fileName.source}}`, (c, next) => {
    const host = hostAsked(c.req.raw);
    const locale = locales.find((one) => c.req.param("file").startsWith(`${one}.`));
    // An app of another country's shop would leave its host with the first click.
    if (locale === undefined || countryOf(locale) !== host.country) return next();
    const type = "application/manifest+json; charset=utf-8";
    const text = JSON.stringify(manifestOf(host, locale));
    return c.body(text, 200, { "content-type": type, "cache-control": "public, max-age=3600" });
  });
  return app;
}

/** Of the desktop variant, which is what the app shows. */
const offlinePages = ({ channel, country }: ShopHost): AppFiles["offline"] =>
  Object.fromEntries(
    locales
      .filter((locale) => countryOf(locale) === country)
      .map((locale) => [prefixOf(locale) ?? "", shopPath(shopOf(channel, locale, "desktop"), "/offline")]),
  );

function manifestOf({ channel }: ShopHost, locale: Locale) {
  const shop = shopOf(channel, locale, "desktop");
  const { products, cart } = messagesOf(locale);
  const start = shopPath(shop, "/");
  const file = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${channel}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: start,
    start_url: start,
    scope: "/",
    display: "standalone",
    dir: "ltr",
    lang: locale,
    name: brands[channel],
    short_name: brands.poster,
    description: products.description,
    background_color: grounds[channel],
    theme_color: grounds[channel],
    icons: [file("app", 192, "any"), file("app", 512, "any"), file("maskable", 512, "maskable")],
    shortcuts: [
      { name: products.title, url: shopPath(shop, "/products") },
      { name: cart.title, url: shopPath(shop, "/cart") },
    ],
  };
}
