import { expect, test } from "vitest";
import { done, failed } from "../../core/outcome.ts";
import { placed, storyOfChannel } from "./channel-stories.ts";
import type { ContentStory } from "./contract.ts";

/** A story as it is delivered in a language, by its slug there and its slug in German. */
const story = (title: string, slug: string, german: string | null = null, translated: Record<string, string> = {}) =>
  ({
    id: title.length,
    uuid: title,
    name: title,
    tag_list: [],
    full_slug: german === null ? slug : `en/${slug}`,
    default_full_slug: german,
    lang: german === null ? "default" : "en",
    translated_slugs: Object.entries(translated).map(([lang, path]) => ({ lang, path })),
    content: { component: "page", title },
  }) satisfies ContentStory;

const notFound = failed({ kind: "not-found" } as const);
const away = failed({ kind: "unreadable", message: "away" } as const);

/** A space by slug; what was asked of it. */
function space(stories: Readonly<Record<string, ContentStory | typeof away>>) {
  const asked: string[] = [];
  const ask = async (slug: string) => {
    asked.push(slug);
    const found = stories[slug];
    if (found === undefined) return notFound;
    return "ok" in found ? found : done(found);
  };
  const at = async (slug: string, channel: "card" | "poster") => {
    const found = await storyOfChannel(slug, { channel, folder: "cards" }, ask);
    return found.ok ? [found.value.content.title, found.value.full_slug] : found.error.kind;
  };
  return { asked, ask, at };
}

const german = {
  hilfe: story("shared", "hilfe", null, { en: "help" }),
  "cards/hilfe": story("cards", "cards/hilfe", null, { en: "cards/assistance" }),
  papier: story("paper", "papier"),
  "cards/anlass/trauer": story("mourning", "cards/anlass/trauer", null, { en: "cards/occasion/mourning" }),
  cards: story("root", "cards/"),
};

test("a story below the folder stands in for the one of the same slug in the card channel alone, at its address", async () => {
  const { at } = space(german);
  expect(await at("hilfe", "poster")).toEqual(["shared", "hilfe"]);
  expect(await at("hilfe", "card")).toEqual(["cards", "hilfe"]);
  expect(await at("papier", "card")).toEqual(["paper", "papier"]);
});

test("a page may be of the card channel alone, and says so", async () => {
  const { at, ask } = space(german);
  expect(await at("anlass/trauer", "card")).toEqual(["mourning", "anlass/trauer"]);
  expect(await at("anlass/trauer", "poster")).toBe("not-found");

  const channelsOf = async (slug: string) => {
    const found = await storyOfChannel(slug, { channel: "card", folder: "cards" }, ask);
    return found.ok && found.value.channels;
  };
  // Which leads to no page of the other channel; one that stands in for another does.
  expect(await channelsOf("anlass/trauer")).toEqual(["card"]);
  expect(await channelsOf("hilfe")).toBeUndefined();
});

test.each(["cards", "cards/hilfe", "cards/anlass/trauer", "cards/cards/hilfe", "cards/nirgends"])(
  "%s is no address in either channel",
  async (slug) => {
    const { at } = space(german);
    expect(await at(slug, "poster")).toBe("not-found");
    expect(await at(slug, "card")).toBe("not-found");
  },
);

test("a folder whose name only begins alike holds stories like any other", async () => {
  const { at } = space({ "cards-papier/x": story("x", "cards-papier/x") });
  expect(await at("cards-papier/x", "poster")).toEqual(["x", "cards-papier/x"]);
});

/** The same space in English: by its English slugs, and by the German ones where nobody translated them. */
const english = {
  help: story("shared", "help", "hilfe"),
  hilfe: story("shared", "help", "hilfe"),
  "cards/hilfe": story("cards", "cards/assistance", "cards/hilfe"),
  "cards/assistance": story("cards", "cards/assistance", "cards/hilfe"),
  "karten/mourning": story("mourning", "karten/mourning", "cards/trauer"),
  "cards/trauer": story("mourning", "karten/mourning", "cards/trauer"),
};

test("in another language the same story is found by the slug in the default language, at one address", async () => {
  const { at } = space(english);
  for (const slug of ["help", "hilfe", "assistance"])
    expect(await at(slug, "card"), slug).toEqual(["cards", "en/help"]);
  expect(await at("assistance", "poster")).toBe("not-found");
  expect(await at("karten/mourning", "poster"), "the folder's name in English").toBe("not-found");
  expect(await at("trauer", "card")).toEqual(["mourning", "en/mourning"]);
});

test("alternates are those of the story that it stands in for, or its own without the folder", async () => {
  const { ask } = space(german);
  const read = async (slug: string) => {
    const found = await storyOfChannel(slug, { channel: "card", folder: "cards" }, ask);
    return found.ok && found.value.translated_slugs;
  };
  expect(await read("hilfe")).toEqual([{ lang: "en", path: "help" }]);
  expect(await read("anlass/trauer")).toEqual([{ lang: "en", path: "occasion/mourning" }]);
});

test("an outside service that names no default slug is understood by its language code", async () => {
  const { at } = space({
    help: { ...story("shared", "help", "hilfe"), default_full_slug: null },
    "cards/help": english["cards/hilfe"],
  });
  expect(await at("help", "card")).toEqual(["cards", "en/help"]);
});

test("the poster channel asks for no story of the card channel", async () => {
  const { at, asked } = space(german);
  await at("hilfe", "poster");
  expect(asked).toEqual(["hilfe"]);
});

test("while the service is away, neither channel's page is taken for the other's", async () => {
  expect(await space({ ...german, "cards/hilfe": away }).at("hilfe", "card")).toBe("unreadable");
  expect(await space({ ...german, hilfe: away }).at("hilfe", "card")).toBe("unreadable");
});

test("a story as an editor has it is put where its page is", async () => {
  const { ask } = space(german);
  const slugOf = async (one: ContentStory) => {
    const found = await placed(one, "cards", ask);
    return found.ok && found.value.full_slug;
  };
  expect(await slugOf(german["cards/hilfe"])).toBe("hilfe");
  expect(await slugOf(german["cards/anlass/trauer"])).toBe("anlass/trauer");
  expect(await slugOf(german.hilfe)).toBe("hilfe");
});
