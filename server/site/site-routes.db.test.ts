import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../../core/http/api.ts";
import { localPath } from "../../core/locale-address.ts";
import { failed } from "../../core/outcome.ts";
import { type OwnPageName, ownPages } from "../../core/own-pages.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { type ContentFixture, contentFixture } from "../../services/content/content.fixture.ts";
import type { NewSpace } from "../../services/content/service.ts";
import { createContentPages } from "../../services/content-pages/service.ts";
import { originsOf, shopHosts } from "../shop-hosts.ts";
import { siteRoutes } from "./site-routes.ts";

const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
const hosts = {
  publicUrl: "https://shop.example",
  hosts: { DE: "shop.example", GB: "shop-gb.example" },
  cardHosts: { DE: "cards.example" },
};
const names = Object.keys(ownPages) as OwnPageName[];
/** Pages of the shop itself that are known in a channel which has both. */
const ofShop = (home: "poster" | "card") => names.filter((name) => ownPages[name].home === home).length;
/** More than two files of a thousand. */
const count = 2_300;

beforeAll(async () => {
  shop = await contentFixture(database);
  space = await shop.newSpace(["en"]);
  const content = { component: "page", robots: "index,follow" };
  await sql`insert into content_story (space_id, id, name, slug, full_slug, draft, published, published_at, changed)
    select ${space.id}, 1000000 + n, 's' || n, 's' || n, 's' || n, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(content)}::jsonb, now(), false
    from generate_series(1, ${count}::int) n`.execute(database.db);
  const manage = shop.manager(space);
  await manage.story("versteckt", { robots: "noindex,follow" });
  await manage.story("ohne-angabe", {});
  await manage.story("entwurf", { robots: "index" }, { draft: true });
  const cards = await manage.folder("cards");
  await manage.story("hochzeit", { robots: "index,follow" }, { parent_id: cards.id });
});
afterAll(() => shop.close());

/** Asks as a crawler does. */
function crawler(pages: ReturnType<typeof createContentPages>) {
  const api = { get: async () => failed({ kind: "no-catalogue" }) } as unknown as Api;
  const app = createHttpApp({ log: silentLog });
  const options = { hostOf: shopHosts(hosts), origins: originsOf(hosts), cardsFolder: "cards", apiOf: () => api };
  app.route("/", siteRoutes({ pages, ...options }));
  const get = async (url: string) => {
    const answer = await app.request(url, { headers: { host: new URL(url).host } });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? "");
  const all = async (origin: string) => {
    const files = locations((await get(`${origin}/sitemap.xml`)).text);
    const texts = await Promise.all(files.map(async (file) => (await get(file)).text));
    return { files, texts, pages: texts.flatMap(locations) };
  };
  return { get, all };
}

const common = { log: silentLog, clock: stoppedClock("2026-11-22T08:00:00Z"), cards: { folder: "cards" } };
const embedded = () =>
  crawler(createContentPages({ ...common, addresses: shop.content.redirects, source: shop.content }));

test("a crawler comes from robots.txt to every page that may be listed, once, and to none that may not (core document, section 2)", async () => {
  const { get, all } = embedded();
  expect((await get("https://shop.example/robots.txt")).text).toContain("Sitemap: https://shop.example/sitemap.xml");
  const { files, texts, pages } = await all("https://shop.example");
  expect(files[0]).toBe("https://shop.example/sitemap-shop.xml");
  expect(files).toHaveLength(4);
  // With the home page and what is the shop's own.
  expect(pages).toHaveLength(count + 1 + ofShop("poster"));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain("https://shop.example/impressum");
  expect(pages).toContain("https://shop.example/s2300");
  expect(texts.every((text) => (text.match(/<url>/g)?.length ?? 0) <= 1_000)).toBe(true);
  expect(texts.join("")).not.toMatch(/versteckt|ohne-angabe|entwurf|cards/);
});

test("the card channel's host lists what is at home there, and not again what the other one lists (decision 0124)", async () => {
  const { pages } = await embedded().all("https://cards.example");
  expect(pages).toHaveLength(2 + ofShop("card"));
  expect(pages).toContain("https://cards.example/hochzeit/");
});

test("a host whose language no story is in lists the shop's own pages alone", async () => {
  const { pages } = await embedded().all("https://shop-gb.example");
  const paths = ["/", ...names.map((name) => localPath("en-GB", `/${name}`))];
  expect(pages).toEqual(paths.map((path) => `https://shop-gb.example${path}`));
});

test("an outside content service gives the same map", async () => {
  const source = { endpoint: shop.endpoint, token: space.tokens.public, previewToken: null };
  const { pages } = await crawler(createContentPages({ ...common, addresses: shop.content.redirects, source })).all(
    "https://shop.example",
  );
  expect(pages.toSorted()).toEqual((await embedded().all("https://shop.example")).pages.toSorted());
});

test("a map that there is not, and a name that is none, hold no page", async () => {
  const { get } = embedded();
  expect((await get("https://shop.example/sitemap-9999999.xml")).text).not.toContain("<url>");
  expect((await get("https://shop.example/sitemap-x.xml")).status).toBe(404);
});
