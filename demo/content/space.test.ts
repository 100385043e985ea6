import { describe, expect, it } from "vitest";
import { shopOf } from "../../core/shop.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import { translate } from "../../services/content/delivery/translate.ts";
import { readLine } from "../../services/content/transfer/line.ts";
import { contentStory } from "../../services/content-pages/contract.ts";
import { isSaneSlug } from "../../services/content-pages/slug.ts";
import routes from "../../web/routes.ts";
import { type ContentPage, readPage } from "../../web/shop/content/read-page.ts";
import { demoData } from "../seed.ts";
import { components } from "./components.ts";
import { contentLines } from "./space.ts";
import { stories } from "./stories/stories.ts";
import { contentOf, type StoryText } from "./write.ts";

const hosts = { DE: "shop.example", GB: "gb.shop.example" };
const products = (await demoData()).pages?.flatMap((page) => ("addresses" in page ? [page.addresses] : [])) ?? [];
/** Pages with a route of their own: `cart`, `delivery`. */
const own = routes.flatMap(({ path }) => /^(?:[a-z]{2}\?\/)*([a-z-]+)/.exec(path ?? "")?.[1] ?? []);

/** Slug in English, with the folder's. */
const english = ({ slug, enSlug }: StoryText) =>
  slug.includes("/") && !slug.endsWith("/") ? `guides/${enSlug}` : enSlug;

/** What the official client makes of a content: links to stories know their addresses in the language. */
function resolved(content: JsonObject, language: "de" | "en"): JsonObject {
  return JSON.parse(JSON.stringify(content), (_key, value) => {
    if (value?.linktype !== "story") return value;
    const story = stories.find(({ slug }) => slug === value.cached_url);
    if (!story) throw new Error(`no story ${value.cached_url}`);
    return { ...value, story: { full_slug: language === "en" ? `en/${english(story)}` : story.slug } };
  });
}

/** A story as a page of that language gets it, with everything that could not be shown. */
async function read(story: StoryText, language: "de" | "en") {
  const content = resolved(contentOf(story), language);
  translate(content, language === "en" ? ["en"] : []);
  const inEnglish = english(story);
  const notes: unknown[] = [];
  const page = await readPage(
    contentStory.parse({
      ...{ id: 1, uuid: "x", name: story.name[language], content, lang: language === "en" ? "en" : "default" },
      ...{ full_slug: language === "en" ? `en/${inEnglish}` : story.slug, default_full_slug: story.slug },
      translated_slugs: [{ lang: "en", path: inEnglish }],
    }),
    {
      shop: shopOf("poster", language === "en" ? "en-GB" : "de-DE"),
      hosts,
      api: { get: async () => ({ ok: false, error: { kind: "offline" } }) } as never,
      note: (_event, details) => notes.push(details.what),
    },
  );
  if (page === null) throw new Error(`${story.slug} is no page`);
  return { page, notes };
}

/** Addresses of ours that a page leads to. */
const linksOf = (page: ContentPage) =>
  [...JSON.stringify(page).matchAll(/"href":"(\/[^"#]*)/g)].map(([, href]) => href as string);

const paths = { de: new Set<string>(), en: new Set<string>() };
for (const language of ["de", "en"] as const) {
  for (const story of stories) paths[language].add((await read(story, language)).page.path);
  for (const path of [...own, ...products.map((one) => one[language])]) paths[language].add(`/${path}`);
  paths[language].add("/");
}

it("every line of the file can be imported", () => {
  const [header, ...lines] = contentLines();
  expect(JSON.parse(header ?? "").data.format).toBe(1);
  expect(lines.map(readLine).filter((line) => typeof line === "string")).toEqual([]);
});

it("every block that is written has a component that editors know", () => {
  const written = [
    ...contentLines()
      .join()
      .matchAll(/"component":"([^"]+)"/g),
  ].map(([, name]) => name);
  const known = new Set(components.map(({ name }) => name));
  expect(new Set(written).difference(known)).toEqual(new Set());
});

describe.each(stories)("the page $slug", (story) => {
  it.each(["de", "en"] as const)("is shown whole in %s, and every link of it leads somewhere", async (language) => {
    const { page, notes } = await read(story, language);
    // No shop answers here; everything else that is left out is a fault.
    const faults = notes.filter(
      (note) => !/^a block that the shop has no answer for$|^an accessory: /.test(String(note)),
    );
    expect(faults).toEqual([]);
    expect(page.description.length).toBeGreaterThan(20);
    expect(page.description.length).toBeLessThan(170);
    expect(page.teaser).toHaveLength(1);
    expect(linksOf(page).filter((href) => !paths[language].has(href.split("?")[0] as string))).toEqual([]);
  });

  it("has an address that no other page takes", async () => {
    for (const language of ["de", "en"] as const) {
      const { path } = (await read(story, language)).page;
      expect(isSaneSlug(path.slice(1))).toBe(true);
      // `/guides/delivery` would be the delivery page of a language "guides".
      expect(own).not.toContain(path.split("/")[2]);
    }
  });
});
