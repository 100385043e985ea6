import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { shopOf } from "../../core/shop.ts";
import { barePath } from "../../core/shop-path.ts";
import { importWords, readLine, translate } from "../../services/content/content.fixture.ts";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import { contentStory } from "../../services/content-pages/contract.ts";
import { isSaneSlug } from "../../services/content-pages/slug.ts";
import { type ContentPage, readPage } from "../../web/content/read-page.ts";
import { ownAddresses, productAddresses } from "./addresses.fixture.ts";
import { components } from "./components.ts";
import { contentLines } from "./space.ts";
import { type DemoStory, each, folderSlugs, stories, terms } from "./stories.fixture.ts";

const origins = { poster: { DE: "https://shop.example", GB: "https://gb.shop.example" }, card: {} };

/** The slug as an answer in that language has it. */
const answered = (slug: string, language: Language) => (language === "de" ? slug : `${language}/${slug}`);

const byId = new Map([...stories, ...terms].map((story) => [story.uuid, story]));

/** A story that another refers to, as the client puts it in place of its uuid. */
function related(uuid: string, language: Language) {
  const story = byId.get(uuid);
  if (!story) throw new Error(`no story ${uuid}`);
  const content = resolved({ ...story.content, body: [] }, language);
  translate(content, language === "de" ? [] : [language]);
  return {
    uuid,
    name: story.name[language],
    lang: language,
    full_slug: answered(story.slug[language], language),
    content: resolved(content, language),
  };
}

/** What the official client makes of a content: links to stories know their addresses, references are stories. */
function resolved(content: JsonObject, language: Language): JsonObject {
  return JSON.parse(JSON.stringify(content), (_key, value) => {
    if (_key === "terms" || _key === "pages") return value.map((uuid: string) => related(uuid, language));
    if (value?.linktype !== "story") return value;
    const story = byId.get(value.id ?? value.uuid);
    if (story?.slug.de !== value.cached_url) throw new Error(`no ${value.cached_url}`);
    return { ...value, story: { full_slug: answered(story?.slug[language] ?? "", language) } };
  });
}

/** A story as a page of that language gets it, with everything that could not be shown. */
async function read(story: DemoStory, language: Language) {
  const content = resolved(story.content, language);
  translate(content, language === "de" ? [] : [language]);
  const isCard = story.folder === "cards";
  // The card channel shows a story of its own at the address of the one that it stands in for.
  const slugs = each((one) => (isCard ? story.slug[one].replace("cards/", "") : story.slug[one]));
  const notes: unknown[] = [];
  const page = await readPage(
    contentStory.parse({
      id: 1,
      uuid: "x",
      name: story.name[language],
      content,
      lang: language === "de" ? "default" : language,
      full_slug: answered(slugs[language], language),
      default_full_slug: slugs.de,
      translated_slugs: languages.filter((lang) => lang !== "de").map((lang) => ({ lang, path: slugs[lang] })),
    }),
    {
      shop: shopOf(isCard ? "card" : "poster", localeOfLanguage(language)),
      origins,
      cardsFolder: "cards",
      teamHost: null,
      api: { get: async () => ({ ok: false, error: { kind: "offline" } }) } as never,
      note: (_event, details) => notes.push(details.what),
    },
  );
  if (page === null) throw new Error(`${slugs.de} is no page`);
  return { page, notes };
}

/** Paths of ours that a page leads to, however its channel spells them. */
const linksOf = (page: ContentPage) =>
  [...JSON.stringify(page).matchAll(/"href":"(\/[^"#?]*)/g)].map(([, path = "/"]) => barePath(path));

const paths = new Map<Language, Set<string>>();
for (const language of languages) {
  const known = [...ownAddresses, ...productAddresses.map((one) => one[language])].map((path) => `/${path}`);
  for (const story of stories) known.push((await read(story, language)).page.path);
  paths.set(language, new Set([...known, "/"]));
}

/** Every text of a content in one language, with the field it stands in. */
function* textsOf(value: Json, field = ""): Generator<readonly [field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsOf(one, field);
  else if (value !== null && typeof value === "object") {
    for (const [name, one] of Object.entries(value)) yield* textsOf(one as Json, name);
  }
}

const schemas = new Map(components.map(({ name, schema }) => [name, schema]));
/** Fields that name something of the catalogue or of the design, the same in every language. */
const naming = new Set([
  "amount",
  "binding",
  "calendarType",
  "category",
  "color",
  "cover",
  "format",
  "formatType",
  "icon",
  "date",
  "materialType",
  "occasion",
  "paper",
  "printing",
  "product",
  "ratio",
  "robots",
  "shape",
  "style",
  "values",
  "which",
]);

/** Fields of visitors' words that lack a language: `teaser.headline fr`. */
function* lacking(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* lacking(one);
  else if (value !== null && typeof value === "object") {
    const { component } = value as JsonObject;
    const schema = typeof component === "string" ? schemas.get(component) : undefined;
    for (const [name, definition] of Object.entries(schema ?? {})) {
      const written = (value as JsonObject)[name];
      if (!("translatable" in definition && definition.translatable) || naming.has(name) || written === undefined)
        continue;
      if (definition.type === "multiasset") continue;
      if (definition.type === "multilink" && (written as JsonObject).linktype === "story") continue;
      for (const language of languages) {
        const one = (value as JsonObject)[language === "de" ? name : `${name}__i18n__${language}`];
        if (one === undefined || one === "") yield `${component}.${name} ${language}`;
      }
    }
    for (const one of Object.values(value)) yield* lacking(one as Json);
  }
}

it("every line of the file can be imported", () => {
  const [header, ...lines] = contentLines();
  expect(JSON.parse(header ?? "").data.format).toBe(1);
  expect(lines.map((line) => readLine(line, importWords("en-GB"))).filter((line) => typeof line === "string")).toEqual(
    [],
  );
});

it("every block that is written has a component that editors know", () => {
  const written = [
    ...contentLines()
      .join()
      .matchAll(/"component":"([^"]+)"/g),
  ].map(([, name]) => name);
  expect(new Set(written).difference(new Set(schemas.keys()))).toEqual(new Set());
});

it("every field of visitors' words speaks six languages, on pages and in the footer", () => {
  const contents = contentLines().map((line) => JSON.parse(line).data?.published ?? null);
  expect(contents.flatMap((content) => [...lacking(content)])).toEqual([]);
});

it("has printer's apostrophes between letters, and straight ones nowhere", () => {
  const said = [...stories, ...terms].flatMap(({ content }) => [...textsOf(content)]);
  expect(said.filter(([, text]) => text.includes("’")).length).toBeGreaterThan(100);
  expect(said.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

it("sets French punctuation by narrow spaces, which do not break", () => {
  const french = contentLines().flatMap((line) => [...line.matchAll(/__i18n__fr":"([^"]*)"/g)].map(([, text]) => text));
  expect(french.filter((text) => text?.includes("\u202f?")).length).toBeGreaterThan(0);
  expect(french.filter((text) => / [?:;»]/.test(text ?? ""))).toEqual([]);
});

it.each(languages)("every address is taken once in %s", (language) => {
  const taken = [
    ...stories.map(({ slug }) => slug[language]),
    ...folderSlugs.map((slug) => slug[language]),
    ...productAddresses.map((one) => one[language] ?? ""),
  ];
  expect(taken.filter((slug, index) => taken.indexOf(slug) !== index)).toEqual([]);
  const anchors = terms.map(({ slug }) => slug[language].split("/").at(-1) ?? "");
  expect(anchors.filter((slug, index) => anchors.indexOf(slug) !== index || !isSaneSlug(slug))).toEqual([]);
});

it("the glossary refers to more stories than the service resolves at once, and says each in few words", async () => {
  expect(terms.length).toBeGreaterThan(50);
  for (const { name, content } of terms) {
    for (const language of languages) {
      const text = String(content[language === "de" ? "text" : `text__i18n__${language}`]);
      expect(name[language].length, name[language]).toBeLessThanOrEqual(40);
      expect(text.length, text).toBeLessThanOrEqual(400);
      expect(`${name[language]} ${text}`).not.toMatch(/[!¡]/);
    }
  }
  const story = stories.find(({ slug }) => slug.de === "lexikon/");
  const { page } = await read(story as DemoStory, "fr");
  const [glossary] = page.body as unknown as { groups: { terms: unknown[] }[] }[];
  expect(glossary?.groups.flatMap((group) => group.terms)).toHaveLength(terms.length);
});

it("drafts and the release stay unseen: neither is published", () => {
  const lines = contentLines().map((line) => JSON.parse(line));
  const drafts = lines.filter(({ kind, data }) => kind === "story" && !data.is_folder && data.published === null);
  expect(drafts.map(({ data }) => data.slug)).toEqual(["alte-fotos-abfotografieren", "muttertag"]);
  expect(lines.filter(({ kind }) => kind === "release").map(({ data }) => data.released)).toEqual([false]);
  const changed = lines.filter(({ kind }) => kind === "release_story");
  expect(changed.map(({ data }) => data.name)).toEqual(["Versand", "Hilfe"]);
});

it("a datasource names materials in every language", () => {
  const entries = contentLines().flatMap((line) => {
    const { kind, data } = JSON.parse(line);
    return kind === "datasource_entry" ? [data] : [];
  });
  expect(entries).toHaveLength(7);
  for (const { value, dimension_values: words } of entries) {
    expect([value, ...Object.values(words)].filter((word) => word === "")).toEqual([]);
    expect(Object.keys(words)).toEqual(["en", "es", "fr", "it", "nl"]);
  }
});

describe.each(stories.map((story) => ({ slug: story.slug.de, story })))("the page $slug", ({ slug, story }) => {
  it.each(languages)("is shown whole in %s, and every link of it leads somewhere", async (language) => {
    const { page, notes } = await read(story, language);
    // No shop answers here; everything else that is left out is a fault.
    const faults = notes.filter(
      (note) =>
        !/^a block that the shop has no answer for$|^calculator: the shop has no answer for its link$|^an accessory: /.test(
          String(note),
        ),
    );
    expect(faults).toEqual([]);
    expect(linksOf(page).filter((href) => !paths.get(language)?.has(href))).toEqual([]);
  });

  it.each(languages)("says in %s what search engines show, and keeps to the voice of the shop", async (language) => {
    const { page } = await read(story, language);
    expect(page.title.length, page.title).toBeLessThanOrEqual(65);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(70);
    expect(page.description.length, page.description).toBeLessThanOrEqual(160);
    const content = structuredClone(story.content);
    translate(content, language === "de" ? [] : [language]);
    const said = [...textsOf(content)];
    expect(said.filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
    // Prices come from the price service.
    expect(said.filter(([, text]) => /[€£$]|\b(?:EUR|CHF|GBP|USD|euros?)\b/i.test(text))).toEqual([]);
    const firsts = [page.teaser, page.uspTeaser, page.body]
      .flat()
      .filter((block) => "level" in block && block.level === "1");
    expect(firsts.map(({ component }) => component)).toEqual(["teaser"]);
  });

  it("has an address that the shop reads", async () => {
    for (const language of languages) {
      const { path } = (await read(story, language)).page;
      expect(/^(?:cards\/)?home$/.test(slug) ? path === "/" : isSaneSlug(path.slice(1))).toBe(true);
      // Pages of the shop itself lie at the top: `/versand` is one, `/ratgeber/versand` an editor's.
      expect(ownAddresses).not.toContain(path.slice(1));
    }
  });
});
