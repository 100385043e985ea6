import { createRoute, z } from "@hono/zod-openapi";
import { canonicalPlace } from "../../core/canonical-place.ts";
import type { Api } from "../../core/http/api.ts";
import { countryOf, defaultLocale, locales } from "../../core/locale.ts";
import { homeLocale, localPath } from "../../core/locale-address.ts";
import type { Outcome } from "../../core/outcome.ts";
import { homeOfPath, ownPages } from "../../core/own-pages.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import { homeOfKind } from "../../products/themed-kind.ts";
import type { ContentPages } from "../../services/content-pages/service.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import { type ThemesAnswer, themePageSize, themePaths } from "../../services/themes/contract.ts";
import { homeOfStory } from "../../web/content/read-page.ts";
import { ask } from "../../web/reading/ask.ts";
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

/** robots.txt and site maps of each host. */
export function siteRoutes(options: SiteRoutesOptions): Router {
  const { pages, hostOf, origins } = options;
  const app = createRouter();
  const hostAsked = (request: Request) => hostOf(request.headers.get("host") ?? new URL(request.url).host);
  const siteOf = ({ channel, country }: ShopHost): Site => ({ channel, country, origins });
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

  // In the root, because a site map lists only addresses below its folder. Routers have no parameters within a segment.
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/{file}",
    request: { params: z.object({ file: z.string().regex(fileName).openapi({ example: "sitemap-1000.xml" }) }) },
    responses: text("application/xml", "Pages of the host that search engines may list", fileExample),
  });
  app.get(`/:file{${fileName.source}}`, async (c) => {
    const part = c.req.param("file").slice("sitemap-".length, -".xml".length);
    const host = hostAsked(c.req.raw);
    const listed = part === own ? await ownPagesOf(options, host) : await storiesOf(options, host, Number(part));
    const site = siteOf(host);
    return c.body(sitemap(listed.map((page) => entriesOf(page, site)).join("")), 200, xml);
  });
  return app;
}

/** Home and product pages in every locale that has them, and the shop's own pages in all. */
async function ownPagesOf({ pages, apiOf, origins }: SiteRoutesOptions, { channel, country, origin }: ShopHost) {
  const locale = locales.find((one) => countryOf(one) === country) ?? locales[0];
  const api = apiOf(shopOf(channel, locale), origin);
  const hasThemes = canonicalPlace("card", locale, origins)?.channel === channel;
  const [home, products, themes] = await Promise.all([
    pages.story({ channel, locale: defaultLocale, path: "/" }),
    productAlternates(api),
    hasThemes ? themePages(api) : [],
  ]);
  const shared = [...Object.keys(ownPages).map((name) => `/${name}` as const), ...themes].map((path) => ({
    alternates: locales.map((one) => ({ locale: one, path: localPath(one, path) })),
    home: homeOfPath(path),
  }));
  const begin = { alternates: locales.map((one) => ({ locale: one, path: localPath(one, "/") })) };
  // The shop's own home page is another one in each channel.
  const all = [{ ...begin, home: home.ok ? homeOfStory(home.value) : null }, ...products, ...shared];
  return all.map((one): SitePage => ({ ...one, changed: null }));
}

async function productAlternates(api: Api): Promise<readonly Omit<SitePage, "changed">[]> {
  const listed = await ask(api, productPagePaths.pages);
  if (!listed.ok) return [];
  const kinds = new Map(listed.value.pages.map(({ key, kind }) => [key, kind]));
  const found = await ask(api, productPagePaths.localizedUrls, { query: { uniqueIdentifiers: [...kinds.keys()] } });
  if (!found.ok) return [];
  return found.value.urls.map(({ uniqueIdentifier, alternates }) => ({
    alternates,
    home: homeOfKind(kinds.get(uniqueIdentifier) ?? ""),
  }));
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
 * Stories of the other channel have no page here. A substitute is listed at the story's address, and a story shared by
 * both channels at its canonical host. The home page is one of the shop's own.
 */
async function storiesOf({ pages, cardsFolder, origins }: SiteRoutesOptions, host: ShopHost, part: number) {
  const { channel, country } = host;
  const stories = await pages.search.pages(part);
  const isHome = canonicalPlace("poster", homeLocale[country], origins)?.channel === channel;
  const hereIs = (slug: string) => pages.story({ channel, locale: defaultLocale, path: `/${slug}` });
  const listed = await Promise.all(
    stories.map(async (story) => {
      const isCard = story.full_slug.startsWith(`${cardsFolder}/`);
      if (isCard ? channel !== "card" : !isHome) return [];
      const placed = isCard ? pages.search.withoutFolder(story) : story;
      if (placed.full_slug === "home") return [];
      const found = channel === "card" ? await hereIs(placed.full_slug) : null;
      if (!found?.ok) return sitePage(placed, isCard ? null : "poster") ?? [];
      // Another story replaces it and is listed itself.
      if (!isCard && homeOfStory(found.value) === null) return [];
      return sitePage({ ...found.value, published_at: story.published_at }, homeOfStory(found.value)) ?? [];
    }),
  );
  return listed.flat();
}

const example = "https://shop.example";
const robotsExample = robotsTxt({ origin: example, country: "DE" });
const fileExample = sitemap(
  entriesOf(
    {
      alternates: [{ locale: "de-DE", path: "/ratgeber/papier" }],
      changed: "2026-11-21T08:00:00.000Z",
      home: "poster",
    },
    { channel: "poster", country: "DE", origins: { poster: { DE: example }, card: {} } },
  ),
);
