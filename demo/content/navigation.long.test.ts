import { describe, expect, it } from "vitest";
import { channels } from "../../core/channel.ts";
import type { Api } from "../../core/http/api.ts";
import { type Language, languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { shopOf } from "../../core/shop.ts";
import { translate } from "../../services/content/content.fixture.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import routes from "../../web/app/routes.ts";
import { flyoutTypes } from "../../web/frame/navigation/navigation.ts";
import { readMenus } from "../../web/frame/navigation/read-menus.ts";
import { readMainItems, readNavigation } from "../../web/frame/navigation/read-navigation.ts";
import { placeOf } from "../../web/frame/navigation/read-strip.ts";
import { demoData } from "../seed.ts";
import { settingsOf, stories } from "./stories.fixture.ts";

const products = (await demoData()).pages?.flatMap((page) => ("addresses" in page ? [page.addresses] : [])) ?? [];
const own = routes.flatMap(({ path }) => /^(?:[a-z]{1,2}\?\/)*([a-z-]+)/.exec(path ?? "")?.[1] ?? []);
const bare = (slug: string) => `/${slug.replace(/\/$/, "").replace(/^home$/, "")}`;

/** Every address that a language's shop has. */
const pathsOf = (language: Language) =>
  new Set([
    ...own.map((path) => `/${path}`),
    ...products.map((one) => `/${one[language]}`),
    ...stories.filter(({ isPublished }) => isPublished).map(({ slug }) => bare(slug[language])),
  ]);

/** The settings of a channel as its pages get them: in one language, with the addresses of the stories they link to. */
function settings(channel: (typeof channels)[number], language: Language) {
  const slugs = new Map(stories.map(({ slug }) => [slug.de, slug[language]]));
  const content: JsonObject = JSON.parse(JSON.stringify(settingsOf(channel)), (_key, value) =>
    value?.linktype === "story" ? { ...value, story: { full_slug: slugs.get(value.cached_url) } } : value,
  );
  translate(content, language === "de" ? [] : [language]);
  return content;
}

const hrefsIn = (part: unknown) => [...JSON.stringify(part).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

/** Lowest prices of every material. */
const materials = ["leinwand", "poster", "aludibond", "acrylglas", "gallerybond", "forexplatte"].map(
  (materialType) => ({ materialType, price: { priceCurrent: 1490, currency: "EUR", taxIncluded: true } }),
);
const api = { get: async () => ({ ok: true, value: { materials } }) } as unknown as Api;

describe.each(channels.flatMap((channel) => languages.map((language) => [channel, language] as const)))(
  "the navigation of the %s channel in %s",
  (channel, language) => {
    const leftOut: string[] = [];
    const shop = shopOf(channel, localeOfLanguage(language));
    const reading = { ...shop, ownHosts: [], leftOut: (what: string) => leftOut.push(what) };
    const content = settings(channel, language);

    it("is read whole, has a flyout for each of the seven groups, and leads nowhere that does not exist", async () => {
      const navigation = readNavigation(content, reading);
      const { menus } = await readMenus(content, { ...reading, api, shop });
      const places = readMainItems(content, reading).map(({ href }) =>
        placeOf(readMainItems(content, reading), { path: href }, reading),
      );
      expect(leftOut).toEqual([]);
      expect(menus.flatMap(({ flyout }) => flyout?.type ?? []).toSorted()).toEqual(flyoutTypes.toSorted());
      for (const { flyout } of menus) if (flyout) expect(flyout.rows.length).toBeLessThanOrEqual(3);
      // What a flyout leads to is in the menu of phones under the same entry (chrome document, section 2), and no name stands there twice.
      for (const { key, flyout, burger } of menus) {
        const entry = readMainItems(content, reading).find((one) => one.key === key);
        const inBurger = new Set([entry?.href, ...hrefsIn(burger)]);
        expect(hrefsIn(flyout).filter((href) => !inBurger.has(href))).toEqual([]);
        const names = burger.items.map(({ text }) => text);
        expect(new Set(names).size).toBe(names.length);
      }
      const hrefs = hrefsIn([navigation, menus, places]);
      const paths = pathsOf(language);
      const dead = hrefs.filter(
        (href) => !href?.startsWith("tel:") && !paths.has(bare((href ?? "").slice(1).split("?")[0] ?? "")),
      );
      expect(hrefs.length).toBeGreaterThan(100);
      expect(dead).toEqual([]);
    });
  },
);

it("each story of a folder of goods stands in the navigation under the entry of its goods", () => {
  const reading = { ...shopOf("poster", "de-DE"), ownHosts: [], leftOut: () => {} };
  const items = readMainItems(settings("poster", "de"), reading);
  const found = stories.flatMap(({ slug, content }) => {
    const type = content.navigationType;
    const place = placeOf(items, { path: bare(slug.de), type: (type ?? null) as never }, reading);
    return type ? [[slug.de, items.find(({ key }) => key === place.current)?.type, place.strip?.title]] : [];
  });
  expect(found.length).toBeGreaterThan(35);
  // Lists have no strip (chrome document, section 2).
  const isList = (slug: unknown) => String(slug).startsWith("feed-");
  expect(found.filter(([slug, type, title]) => !type || isList(slug) !== (title === undefined))).toEqual([]);
  const guides = stories.filter(({ folder }) => folder === "ratgeber");
  expect(guides.length).toBeGreaterThan(4);
  expect(guides.filter(({ content }) => content.navigationType !== undefined)).toEqual([]);
});
