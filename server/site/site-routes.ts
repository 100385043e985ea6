import { createRoute, z } from "@hono/zod-openapi";
import type { Api } from "../../core/http/api.ts";
import { countryOf, defaultLocale, locales } from "../../core/locale.ts";
import { localPath } from "../../core/locale-address.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import type { ContentPages } from "../../services/content-pages/service.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import { type ThemesAnswer, themePageSize, themePaths } from "../../services/themes/contract.ts";
import { ask } from "../../web/ask.ts";
import { sharedPaths } from "../../web/shared-paths.ts";
import type { ChannelHosts, FindShopHost, ShopHost } from "../shop-hosts.ts";
import { robotsTxt } from "./robots.ts";
import { entriesOf, type Site, type SitePage, sitemap, sitemapIndex, sitePage } from "./sitemap.ts";

export interface SiteRoutesOptions {
  readonly pages: Pick<ContentPages, "search" | "story">;
  readonly hostOf: FindShopHost;
  readonly origins: ChannelHosts;
  /** Slug of the folder of stories that are for the card channel alone. */
  readonly cardsFolder: string;
  readonly apiOf: (shop: Shop, origin: string) => Api;
}

const forAnHour = { "cache-control": "public, max-age=3600" };
const xml = { ...forAnHour, "content-type": "application/xml; charset=utf-8" };
/** Of a part of the map, in the words of the router too, which knows no anchors. */
const fileName = /sitemap-(?:shop|[0-9]{1,15})\.xml/;
/** The file of the pages that are the shop's own. */
const own = "shop";

/** What each host tells crawlers: where they may not go, and which pages there are. */
export function siteRoutes(options: SiteRoutesOptions): Router {
  const { pages, hostOf, origins } = options;
  const app = createRouter();
  const hostAsked = (request: Request) => hostOf(request.headers.get("host") ?? new URL(request.url).host);
  const siteOf = ({ channel, country }: ShopHost): Site => ({ channel, country, origins: origins[channel] });
  const text = (type: string, description: string, example: string) => ({
    200: { description, content: { [type]: { schema: z.string(), example } } },
    default: problems,
  });

  app.openapi(
    createRoute({
      method: "get",
      path: "/robots.txt",
      responses: text("text/plain", "Where crawlers may not go on this host, and its site map", robotsExample),
    }),
    (c) => c.text(robotsTxt(hostAsked(c.req.raw)), 200, forAnHour),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/sitemap.xml",
      responses: text(
        "application/xml",
        "The files of the host's site map",
        sitemapIndex([`${example}/sitemap-1000.xml`]),
      ),
    }),
    async (c) => {
      const { origin } = hostAsked(c.req.raw);
      const parts = [own, ...(await pages.search.parts())];
      return c.body(sitemapIndex(parts.map((part) => `${origin}/sitemap-${part}.xml`)), 200, xml);
    },
  );

  // In the root, because a file lists only what lies below its own folder; a part of a segment is no parameter of the router.
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/{file}",
    request: { params: z.object({ file: z.string().regex(fileName).openapi({ example: "sitemap-1000.xml" }) }) },
    responses: text("application/xml", "Pages of the host that search engines may list", fileExample),
  });
  app.get(`/:file{${fileName.source}}`, async (c) => {
    const part = c.req.param("file").slice("sitemap-".length, -".xml".length);
    const host = hostAsked(c.req.raw);
    const listed = part === own ? await ownPages(options, host) : await storiesOf(options, host, Number(part));
    const site = siteOf(host);
    return c.body(sitemap(listed.map((page) => entriesOf(page, site)).join("")), 200, xml);
  });
  return app;
}

/** Home and product pages in every locale that has them, and what is at the same path in all. */
async function ownPages({ apiOf, origins }: SiteRoutesOptions, { channel, country, origin }: ShopHost) {
  const locale = locales.find((one) => countryOf(one) === country) ?? locales[0];
  const api = apiOf(shopOf(channel, locale), origin);
  // Where there is a card channel, its designs stand there (web/shop/themes/theme-route.tsx).
  const hasThemes = channel === "card" || origins.card[country] === undefined;
  const [products, themes] = await Promise.all([productAlternates(api), hasThemes ? themePages(api) : []]);
  const shared = [...sharedPaths, ...themes].map((path) =>
    locales.map((locale) => ({ locale, path: localPath(locale, path) })),
  );
  return [...products, ...shared].map((alternates): SitePage => ({ alternates, changed: null }));
}

async function productAlternates(api: Api): Promise<readonly SitePage["alternates"][]> {
  const listed = await ask(api, productPagePaths.pages);
  if (!listed.ok) return [];
  const uniqueIdentifiers = ["home", ...listed.value.pages.map(({ key }) => key)];
  const found = await ask(api, productPagePaths.localizedUrls, { query: { uniqueIdentifiers } });
  return found.ok ? found.value.urls.map(({ alternates }) => alternates) : [];
}

/** Paths of all card designs. */
async function themePages(api: Api): Promise<readonly `/${string}`[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: QueryParameters = { limit: String(themePageSize.most), ...(cursor !== null && { cursor }) };
    const found: Outcome<ThemesAnswer, unknown> = await api.get<ThemesAnswer>(themePaths.themes, { query });
    if (!found.ok) break;
    ids.push(...found.value.themes.map(({ id }) => id));
    cursor = found.value.next;
  } while (cursor !== null);
  return ids.map((id) => `/themes/${encodeURIComponent(id)}` as const);
}

/**
 * Stories of the other channel's folder have no page here; one that stands in for another is listed as that one, at whose address it is. The
 * home page is among the shop's own.
 */
async function storiesOf({ pages, cardsFolder }: SiteRoutesOptions, { channel }: ShopHost, part: number) {
  const stories = await pages.search.pages(part);
  const listed = await Promise.all(
    stories.map(async (story) => {
      const isCard = story.full_slug.startsWith(`${cardsFolder}/`);
      if (isCard && channel !== "card") return [];
      const placed = isCard ? pages.search.withoutFolder(story) : story;
      const isElsewhere = placed.full_slug === "home" || (isCard && (await isShared(pages, placed.full_slug)));
      return isElsewhere ? [] : (sitePage(placed) ?? []);
    }),
  );
  return listed.flat();
}

const isShared = async (pages: SiteRoutesOptions["pages"], slug: string) =>
  (await pages.story({ channel: "poster", locale: defaultLocale, path: `/${slug}` })).ok;

const example = "https://shop.example";
const robotsExample = robotsTxt({ origin: example, country: "DE" });
const fileExample = sitemap(
  entriesOf(
    { alternates: [{ locale: "de-DE", path: "/ratgeber/papier" }], changed: "2026-11-21T08:00:00.000Z" },
    { channel: "poster", country: "DE", origins: { DE: example } },
  ),
);
