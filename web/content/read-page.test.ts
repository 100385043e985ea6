import { expect, it } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { contentStory } from "../../services/content-pages/contract.ts";
import { headlineExample } from "./blocks/headline/example.ts";
import { teaserExample } from "./blocks/teaser/example.ts";
import { textExample } from "./blocks/text/example.ts";
import { readPage } from "./read-page.ts";

const notes: unknown[][] = [];

async function read(content: object, story: object = {}, locale: "de-DE" | "en-GB" = "de-DE") {
  notes.length = 0;
  const parsed = contentStory.parse({
    id: 1,
    uuid: "x",
    name: "Papier",
    full_slug: "ratgeber/papier",
    lang: "default",
    ...story,
    content: { component: "page", ...content },
  });
  const page = await readPage(parsed, {
    shop: shopOf("poster", locale),
    origins: { poster: { DE: "http://shop.example:3000" }, card: { DE: "http://cards.example:3000" } },
    cardsFolder: "cards",
    teamHost: null,
    api: {} as never,
    note: (...noted) => notes.push(noted),
  });
  if (page === null) throw new Error("no page");
  return page;
}

it("reads every field of a page (chrome document, section 3)", async () => {
  const page = await read({
    title: "Papier wählen",
    description: "Vier Papiere.",
    robots: "index, follow",
    canonicalUrl: "https://shop.example/papier",
    alternates: [{ locale: "en-GB", path: "/paper" }],
    ogImages: [{ filename: "/pictures/a.webp" }, { filename: "javascript:1" }],
    additionalSameAsLinks: "https://a.example/x\nftp://b.example",
    breadcrumb: [{ text: "Ratgeber", link: { linktype: "story", cached_url: "ratgeber/" } }],
    teaser: [teaserExample],
    uspTeaser: [],
    body: [headlineExample, textExample],
    footerOverride: [headlineExample],
    bar: [{ _uid: "b", component: "action-bar", id: "advent", text: "Bis <b>Freitag</b>" }],
  });
  expect(page.bar).toMatchObject({ id: "advent", words: [{ text: "Bis " }, { text: "Freitag", tags: ["b"] }] });
  expect(page).toMatchObject({
    path: "/ratgeber/papier",
    title: "Papier wählen",
    description: "Vier Papiere.",
    robots: "index,follow",
    canonical: "https://shop.example/papier",
    alternates: [{ locale: "en-GB", path: "/paper" }],
    ogImages: [{ src: "/pictures/a.webp", focal: null }],
    additionalSameAsLinks: ["https://a.example/x"],
    breadcrumb: [{ text: "Ratgeber", href: "/ratgeber" }, { text: "Papier" }],
  });
  const names = (blocks: readonly { readonly component: string }[]) => blocks.map(({ component }) => component);
  expect([page.teaser, page.uspTeaser, page.body, page.footerOverride].map(names)).toEqual([
    ["teaser"],
    [],
    ["headline", "text"],
    ["headline"],
  ]);
});

it("takes a default for everything that is missing: the story's name, noindex,nofollow, its own address", async () => {
  expect(await read({})).toMatchObject({
    title: "Papier",
    description: "",
    robots: "noindex,nofollow",
    canonical: "/ratgeber/papier",
    ogImages: [],
    body: [],
  });
});

it.each(["", "everyone", "index,<script>", 7])("robots %j are none: noindex,nofollow", async (robots) => {
  expect((await read({ robots })).robots).toBe("noindex,nofollow");
});

it.each(["javascript:alert(1)", "//else.example", "/\\else.example", "papier"])(
  "%j is no canonical address",
  async (canonicalUrl) => {
    expect((await read({ canonicalUrl })).canonical).toBe("/ratgeber/papier");
  },
);

it("stands in other languages where its story has an address there, and in no others", async () => {
  const translated_slugs = [
    { lang: "en", path: "guides/paper" },
    { lang: "fr", path: "guides/papier" },
  ];
  const page = await read({}, { translated_slugs });
  expect(page.alternates.find(({ locale }) => locale === "en-US")).toEqual({ locale: "en-US", path: "/guides/paper" });
  expect(page.alternates.find(({ locale }) => locale === "de-CH")).toEqual({
    locale: "de-CH",
    path: "/ratgeber/papier",
  });
  expect(page.alternates.find(({ locale }) => locale === "fr-CH")).toEqual({
    locale: "fr-CH",
    path: "/fr/guides/papier",
  });
  expect(page.alternates.some(({ locale }) => locale.startsWith("nl"))).toBe(false);
  const english = await read(
    {},
    { translated_slugs, full_slug: "en/guides/paper", default_full_slug: "ratgeber/papier", lang: "en" },
    "en-GB",
  );
  expect(english.path).toBe("/guides/paper");
  expect(english.alternates).toEqual(page.alternates);
});

it("notes a countdown whose end is past as countdown-date-in-past (core document, section 8)", async () => {
  const bar = { _uid: "b", component: "action-bar", text: "Da", countdownEndDate: "2020-01-01 00:00" };
  expect((await read({ bar: [bar] })).bar?.countdownEndDate).toBeNull();
  expect(notes).toEqual([["countdown-date-in-past", { story: "ratgeber/papier", end: "2020-01-01T00:00:00.000Z" }]]);
});

it("notes what it left out by name: texts as richtext-render-error, blocks as hybrid-parse-error", async () => {
  const text = { type: "doc", content: [{ type: "iframe" }, ...textExample.text.content] };
  await read({ body: [{ ...textExample, text }, { component: "snowfall" }] });
  expect(notes).toEqual([
    ["richtext-render-error", { story: "ratgeber/papier", what: "unknown node iframe" }],
    ["hybrid-parse-error", { story: "ratgeber/papier", what: "unknown block snowfall" }],
  ]);
});

it("carries the tags of its story and the experiment that its form names, each once", async () => {
  expect((await read({ experiment: "965" }, { tag_list: ["herbst", "965"] })).tags).toEqual(["herbst", "965"]);
  expect((await read({ experiment: "1031" })).tags).toEqual(["1031"]);
  expect((await read({ experiment: "" })).tags).toEqual([]);
});
