import { expect, test } from "vitest";
import { contentStory } from "../../services/content-pages/contract.ts";
import { entriesOf, type Site, sitemap, sitePage } from "./sitemap.ts";

const story = (content: object, more: object = {}) =>
  contentStory.parse({
    id: 1,
    uuid: "x",
    name: "Papier",
    full_slug: "ratgeber/papier",
    lang: "default",
    published_at: "2026-11-21T08:00:00.000Z",
    translated_slugs: [{ lang: "en", path: "guides/paper" }],
    ...more,
    content: { component: "page", robots: "index,follow", ...content },
  });
const origins = {
  poster: { DE: "https://shop.example", CH: "https://shop-ch.example", GB: "https://shop-gb.example" },
  card: { DE: "https://cards.example" },
};
const germany: Site = { channel: "poster", country: "DE", origins };

test("a page stands in the map of each host once, with all its alternates and when it was published", () => {
  const page = sitePage(story({}), "poster");
  if (page === null) throw new Error("no page");
  const entry = entriesOf(page, germany);
  expect(entry.match(/<loc>.*?<\/loc>/g)).toEqual(["<loc>https://shop.example/ratgeber/papier</loc>"]);
  expect(entry).toContain("<lastmod>2026-11-21T08:00:00.000Z</lastmod>");
  const links = '<xhtml:link rel="alternate" hreflang="de-CH" href="https://shop-ch.example/ratgeber/papier"/>';
  expect(entry).toContain(links);
  expect(entriesOf(page, { ...germany, country: "GB" })).toContain("<loc>https://shop-gb.example/guides/paper</loc>");
  // The same alternates whichever host is asked: each page names the other, and itself.
  const alternates = (text: string) => text.match(/<xhtml:link[^>]*>/g);
  expect(alternates(entriesOf(page, { ...germany, country: "CH" }))).toEqual(alternates(entry));
});

const cards: Site = { ...germany, channel: "card" };

test("a page that is the same in both channels stands in one map, and says so everywhere (decision 0124)", () => {
  const shared = sitePage(story({}), "poster");
  const design = { alternates: [{ locale: "de-DE", path: "/themes/x" }], changed: null, home: "card" } as const;
  expect(shared && entriesOf(shared, cards)).toBe("");
  expect(entriesOf(design, germany)).toBe("");
  expect(entriesOf(design, cards)).toContain("<loc>https://cards.example/themes/x/</loc>");
});

test("what is at home in a channel that a country does not have stands in the other one's map", () => {
  const design = { alternates: [{ locale: "de-CH", path: "/themes/x" }], changed: null, home: "card" } as const;
  expect(entriesOf(design, { ...germany, country: "CH" })).toContain("<loc>https://shop-ch.example/themes/x</loc>");
});

test("a page of one channel knows that channel's hosts alone, and is spelled as it spells", () => {
  const own = sitePage(story({}), null);
  expect(own && entriesOf(own, cards)).toBe(
    "<url><loc>https://cards.example/ratgeber/papier/</loc><lastmod>2026-11-21T08:00:00.000Z</lastmod>" +
      '<xhtml:link rel="alternate" hreflang="de-DE" href="https://cards.example/ratgeber/papier/"/></url>\n',
  );
});

test.each([undefined, "", "noindex,nofollow", "noindex,follow", "index,none", "indexed"])(
  "a page with robots %j is in no map",
  (robots) => {
    expect(sitePage(story({ robots }), "poster")).toBeNull();
  },
);

test("a page that says it stands elsewhere is not listed here", () => {
  expect(sitePage(story({ canonicalUrl: "https://other.example/papier" }), "poster")).toBeNull();
});

test("a page without a host for its language is listed on none", () => {
  const page = sitePage(story({}, { translated_slugs: [] }), "poster");
  expect(page && entriesOf(page, { ...germany, country: "GB" })).toBe("");
});

test("what editors write cannot break the document", () => {
  const page = sitePage(story({ alternates: [{ locale: "de-DE", path: '/a?b=1&c="<x>' }] }), "poster");
  expect(page && sitemap(entriesOf(page, germany))).toContain(
    "<loc>https://shop.example/a?b=1&amp;c=&quot;&lt;x&gt;</loc>",
  );
});
