import { afterAll, beforeAll, expect, test } from "vitest";
import type { Channel } from "../core/channel.ts";
import { createApi } from "../core/http/api.ts";
import { countryOf, type Locale } from "../core/locale.ts";
import { writeQuery } from "../core/query-string.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import { barePath } from "../core/shop-path.ts";
import { contentLines } from "../demo/content/space.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../platform/http/app.ts";
import type { Router } from "../platform/http/router.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { type ContentFixture, contentFixture } from "../services/content/content.fixture.ts";
import { importSpace, type NewSpace, signPreview } from "../services/content/service.ts";
import { contentPagePaths } from "../services/content-pages/contract.ts";
import { contentPagesRoutes } from "../services/content-pages/routes.ts";
import { createContentPages } from "../services/content-pages/service.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { loadContent } from "../web/shop/content/load-content.ts";
import { contentAnswers } from "./content-answers.ts";

/** The demo's own pages: what a page shows, and what the answers beside it say (core document, section 7, BFF paths). */
const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
let app: Router;
const clock = stoppedClock("2026-11-22T10:00:00Z");
const hosts = { DE: "shop.example", CH: "shop.ch.example", GB: "shop.gb.example", IT: "shop.it.example" };
const originsOf = (channel: Channel) =>
  Object.fromEntries(Object.entries(hosts).map(([country, host]) => [country, `http://${channel}.${host}`]));
const origins = { poster: originsOf("poster"), card: originsOf("card") };

const apiOf = ({ channel, locale }: Pick<Shop, "channel" | "locale">, origin: string) =>
  createApi(async (input, init) => app.fetch(new Request(input, init)), origin, {
    "x-channel": channel,
    "x-locale": locale,
  });

beforeAll(async () => {
  shop = await contentFixture(database);
  space = await shop.newSpace();
  const imported = await importSpace(
    database.db,
    space.id,
    (async function* () {
      yield* contentLines();
    })(),
  );
  expect(imported.ok).toBe(true);
  const pages = createContentPages({
    log: silentLog,
    clock,
    source: shop.content,
    cards: { folder: "cards" },
    addresses: shop.content.redirects,
  });
  app = createHttpApp({ log: silentLog });
  app.route("/", contentPagesRoutes(pages));
  app.route("/", contentAnswers({ pages, origins, cardsFolder: "cards", teamHost: null, apiOf }));
});
afterAll(() => shop.close());

/** What the loader of a page gives its head and its parts. */
async function load(channel: Channel, locale: Locale, path: string) {
  const origin = origins[channel][countryOf(locale)] ?? "http://nowhere.example";
  const context = {
    shop: shopOf(channel, locale),
    api: apiOf({ channel, locale }, origin),
    origins,
    cardsFolder: "cards",
    teamHost: null,
    chatScript: null,
    tagManager: null,
    experimentOf: () => null,
    shared: <Value>(_: string, make: () => Promise<Value>) => make(),
    lacking: () => {},
    flagClient: null,
    report: () => {},
    note: () => {},
    parts: null,
    shell: [],
    sheet: null,
    asked: { pathname: path, search: "" },
    preview: null,
    payload: false,
    nonce: "",
  } as PageContext;
  return { ...(await loadContent(new URL(path, origin), context)), api: context.api };
}

const proof = () => {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  return writeQuery({
    _storyblok_tk: {
      space_id: String(space.id),
      timestamp: String(timestamp),
      token: signPreview(space.id, space.tokens.preview, timestamp),
    },
  });
};

/** Of an edited page the blocks say which they are; otherwise it is the page. */
const unmarked = (page: object) =>
  JSON.parse(JSON.stringify(page, (key, value) => (key === "editable" ? undefined : value)));

const cases = [
  ["poster", "de-DE", "/ratgeber/papier"],
  ["poster", "en-GB", "/guides/prepare-your-photos"],
  ["poster", "fr-CH", "/fr/conseils/resolution"],
  ["poster", "it-IT", "/guide/risoluzione"],
  ["poster", "de-CH", "/hilfe"],
  ["card", "de-DE", "/ratgeber/papier/"],
  ["card", "en-GB", "/guides/frames/"],
  ["card", "de-DE", "/hochzeitskarten/"],
] as const;

test.each(cases)(
  "%s, %s: alternates, breadcrumb and transform of %s are those of the page",
  async (channel, locale, path) => {
    const { page, head, api } = await load(channel, locale, path);

    const alternates = await api.get<{ alternates: { locale: Locale; path: string }[] }>(contentPagePaths.alternates, {
      query: { path },
    });
    const shown = head.flatMap((one) =>
      "hrefLang" in one && one.hrefLang !== "x-default"
        ? [[one.hrefLang, barePath(new URL(String(one.href)).pathname)]]
        : [],
    );
    const answered = alternates.ok ? alternates.value.alternates : [];
    expect(shown.length).toBeGreaterThan(3);
    // The head names the canonical host, whose spelling may be the other channel's.
    const here = answered.flatMap((one) => (countryOf(one.locale) in hosts ? [[one.locale, barePath(one.path)]] : []));
    expect(here).toEqual(shown);

    const breadcrumb = await api.get<{ breadcrumb: { text: string; link?: { url: string } }[] }>(
      contentPagePaths.breadcrumb,
      { query: { path } },
    );
    expect(breadcrumb.ok && breadcrumb.value.breadcrumb.map(({ text, link }) => ({ text, href: link?.url }))).toEqual(
      page.breadcrumb.map(({ text, href }) => ({ text, href })),
    );

    const story = await api.get<{ story: object }>(contentPagePaths.story, { query: { path } });
    const edited = await api.post<{ page: object }>(
      `${contentPagePaths.transform}?${writeQuery({ locale, path, platform: "web" })}&${proof()}`,
      { body: story.ok ? story.value.story : null },
    );
    if (!edited.ok) return expect.fail(edited.error.title);
    expect(unmarked(edited.value.page)).toEqual(unmarked(page));
  },
);
