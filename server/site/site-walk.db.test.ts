import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { seedGoods } from "../../demo/seed.ts";
import { readConfig } from "../../platform/config/config.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { compose } from "../compose.ts";
import { createPageCache } from "../page-cache.ts";
import { createShopApp } from "../shop-app.ts";
import { originsOf, shopHosts } from "../shop-hosts.ts";
import { openWebBuild } from "../web-build.ts";
import { mayCrawl } from "./crawler.fixture.ts";

const secrets = {
  sessionSecret: "a secret of at least thirty-two bytes",
  testPaymentSecret: "another secret of thirty-two bytes",
  customerPassword: "",
  operatorPassword: "",
};
const dataDir = mkdtempSync(join(tmpdir(), "passepartout-walk-"));

const database = await migratedTestDatabase();
let shop: Awaited<ReturnType<typeof openShop>>;
/** Asked for once: nothing is published meanwhile. */
let asListed: ReturnType<typeof listed>;
beforeAll(async () => {
  shop = await openShop();
  asListed = listed();
  // Told by the tests that wait for it.
  asListed.catch(() => {});
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

/** The demo with all its hosts in this process, as built. */
async function openShop() {
  await seedGoods(database);
  const read = readConfig({ DATA_DIR: dataDir }, () => secrets);
  if (!read.ok) throw new Error(read.error.join());
  const config = read.value;
  const composed = await compose({ config, database, clock: systemClock, log: silentLog });
  const app = createShopApp({
    config,
    shop: composed,
    log: silentLog,
    hostOf: shopHosts(config),
    cache: createPageCache(64_000_000),
    build: await openWebBuild(false, null),
  });
  return {
    origins: originsOf(config),
    get: async (address: string) => {
      const answer = await app.request(address, { headers: { host: new URL(address).host } });
      return { status: answer.status, text: await answer.text() };
    },
    close: () => composed.close(),
  };
}

type Places = Readonly<Record<string, string>>;

/** Every address of every host's site map, with where it says that the page is in other locales. */
async function listed(): Promise<ReadonlyMap<string, Places>> {
  const all = new Map<string, Places>();
  for (const origin of Object.values(shop.origins).flatMap((hosts) => Object.values(hosts))) {
    const index = await shop.get(`${origin}/sitemap.xml`);
    for (const [, file = ""] of index.text.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const { text } = await shop.get(file);
      for (const [, entry = ""] of text.matchAll(/<url>(.*?)<\/url>/g)) {
        const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
        expect(all.has(address), `${address} is listed twice`).toBe(false);
        expect(address.startsWith(origin), address).toBe(true);
        const links = entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g);
        all.set(address, Object.fromEntries([...links].map(([, locale, href]) => [locale, href])));
      }
    }
  }
  return all;
}

/** Pages of designs are one template many times: every tenth stands for the others. */
const isOneOfTen = (address: string, nth: number) => nth % 10 === 0 || !address.includes("/themes/");

const metaOf = (head: string, name: string) => new RegExp(`<meta [^>]*name="${name}" content="(.*?)"`).exec(head)?.[1];

/** What a page says of itself in its head. */
function headOf(html: string) {
  const [head = ""] = html.split("</head>", 1);
  const attribute = (tag: string, name: string) => new RegExp(`${name}="(.*?)"`).exec(tag)?.[1] ?? "";
  const links = [...head.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)].map(([tag]) => tag);
  const alternates = links.filter((tag) => tag.includes('rel="alternate"'));
  return {
    robots: metaOf(head, "robots"),
    canonical: links.filter((tag) => tag.includes('rel="canonical"')).map((tag) => attribute(tag, "href")),
    alternates: Object.fromEntries(alternates.map((tag) => [attribute(tag, "hrefLang"), attribute(tag, "href")])),
  };
}

test("pages in all locales of both channels know each other, and the site maps of all hosts list them", async () => {
  const map = await asListed;
  expect(map.size).toBeGreaterThan(60 * locales.length);
  for (const [address, places] of map) {
    expect(Object.values(places), address).toContain(address);
    // Mutual: each of them is listed on its own host, with the same alternates. Whole matchers would take seconds.
    const same = (other: string) => JSON.stringify(map.get(other)) === JSON.stringify(places);
    expect(
      Object.values(places).filter((other) => !same(other)),
      address,
    ).toEqual([]);
  }
});

test("no host's robots.txt shuts out a page that its own site map lists", async () => {
  const robots = new Map<string, string>();
  for (const address of (await asListed).keys()) {
    const { origin } = new URL(address);
    const text = robots.get(origin) ?? (await shop.get(`${origin}/robots.txt`)).text;
    robots.set(origin, text);
    expect(mayCrawl(text, address), address).toBe(true);
  }
  expect(robots.size).toBe(Object.values(shop.origins).flatMap((hosts) => Object.values(hosts)).length);
});

test("every listed page answers with itself as its canonical address and the same alternates", async () => {
  const map = await asListed;
  const pages = [...new Map([...map.values()].map((places) => [JSON.stringify(places), places])).values()];
  // Each page in one of its locales, the next one in the next: all pages and all locales, but not each with each.
  for (const [nth, places] of pages.entries()) {
    const address = Object.values(places)[nth % Object.keys(places).length] ?? "";
    if (!isOneOfTen(address, nth)) continue;
    const { status, text } = await shop.get(address);
    expect([address, status]).toEqual([address, 200]);
    const { "x-default": standard, ...alternates } = headOf(text).alternates;
    expect({ ...headOf(text), alternates }).toEqual({
      robots: "index,follow",
      canonical: [address],
      alternates: places,
    });
    expect(standard).toBe(places["de-DE"]);
  }
}, 240_000);

// Specification, section 1, public routes.
test("who follows every link finds no page that is missing, and none to be listed that is not; each listed one says what is on it, once and in few words", async () => {
  const map = await asListed;
  const { poster, card } = shop.origins;
  for (const origin of [poster.DE, card.DE, poster.FR]) {
    const seen = new Set<string>();
    // What is listed and nothing leads to is walked, too.
    const waiting = [...[...map.keys()].filter((address) => address.startsWith(`${origin}/`)), `${origin}/`];
    const said = new Map<string, string>();
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      if (!isOneOfTen(address, seen.size)) continue;
      const { status, text } = await shop.get(address);
      expect([address, status]).toEqual([address, 200]);
      const { robots, canonical } = headOf(text);
      const isListed = robots?.startsWith("index") === true && canonical[0] === address;
      expect([address, map.has(address)]).toEqual([address, isListed]);
      if (isListed) {
        const description = metaOf(text, "description") ?? "";
        expect(description.length, `${address}: ${description}`).toBeGreaterThan(50);
        expect(description.length, `${address}: ${description}`).toBeLessThan(320);
        expect(said.get(description), `${address} says what another page says`).toBeUndefined();
        said.set(description, address);
      }
      for (const [, href = ""] of text.matchAll(/<a [^>]*href="(.*?)"/g)) {
        const { origin: to, pathname } = new URL(href.replaceAll("&amp;", "&"), address);
        if (to === origin && !/^\/(?:office|configurator-|whitelabel\/)/.test(pathname))
          waiting.push(origin + pathname);
      }
    }
    expect(seen.size).toBeGreaterThan(60);
  }
}, 240_000);
