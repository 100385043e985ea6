import { expect, test } from "vitest";
import { contentStory } from "../../services/content-pages/contract.ts";
import { entriesOf, type Site, sitemap, sitePage } from "./sitemap.ts";

const story = (content: object, more: object = {}) =>
  contentStory.parse({
    ...{ id: 1, uuid: "x", name: "Papier", full_slug: "ratgeber/papier", lang: "default" },
    ...{ published_at: "2026-11-21T08:00:00.000Z", translated_slugs: [{ lang: "en", path: "guides/paper" }] },
    ...more,
    content: { component: "page", robots: "index,follow", ...content },
  });
const origins = { DE: "https://shop.example", CH: "https://shop-ch.example", GB: "https://shop-gb.example" };
const germany: Site = { channel: "poster", country: "DE", origins };

test("a page stands in the map of each host once, with all its alternates and when it was published", () => {
  const page = sitePage(story({}));
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

test("a host writes addresses as its channel spells them", () => {
  const page = sitePage(story({}));
  const card: Site = { channel: "card", country: "DE", origins: { DE: "https://cards.example" } };
  expect(page && entriesOf(page, card)).toContain("<loc>https://cards.example/ratgeber/papier/</loc>");
});

test.each([undefined, "", "noindex,nofollow", "noindex,follow", "index,none", "indexed"])(
  "a page with robots %j is in no map",
  (robots) => {
    expect(sitePage(story({ robots }))).toBeNull();
  },
);

test("a page that says it stands elsewhere is not listed here", () => {
  expect(sitePage(story({ canonicalUrl: "https://other.example/papier" }))).toBeNull();
});

test("a page without a host for its language is listed on none", () => {
  const page = sitePage(story({}, { translated_slugs: [] }));
  expect(page && entriesOf(page, { ...germany, country: "GB" })).toBe("");
});

test("what editors write cannot break the document", () => {
  const page = sitePage(story({ alternates: [{ locale: "de-DE", path: '/a?b=1&c="<x>' }] }));
  expect(page && sitemap(entriesOf(page, germany))).toContain(
    "<loc>https://shop.example/a?b=1&amp;c=&quot;&lt;x&gt;</loc>",
  );
});
