import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type ContentFixture, contentFixture, type Manager } from "./content.fixture.ts";
import type { NewSpace } from "./service.ts";

const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
let manage: Manager;
let visitor: ReturnType<ContentFixture["client"]>;
let editor: ReturnType<ContentFixture["client"]>;

beforeAll(async () => {
  shop = await contentFixture(database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  space = await shop.newSpace(["de", "fr-CH"]);
  manage = shop.manager(space);
  visitor = shop.client(space.tokens.public);
  editor = shop.client(space.tokens.preview);
});

const slugsOf = async (params: object) =>
  (await visitor.getStories(params as never)).data.stories.map(({ full_slug }) => full_slug);
const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, message }) => ({ status, message }),
  );

describe("draft and published (core document, section 3)", () => {
  test("a visitor sees what was published last, an editor what she wrote since", async () => {
    const { id, uuid } = await manage.story("about", { headline: "Our workshop" });
    const draft = { component: "page", _uid: "about-root", headline: "Our new workshop" };
    await manage.call("PUT", `/stories/${id}`, { story: { content: draft, name: "About us" } });

    const seen = (await visitor.getStory("about")).data.story;
    expect(seen).toMatchObject({
      id,
      uuid,
      name: "about",
      lang: "default",
      parent_id: 0,
      content: { headline: "Our workshop" },
    });
    expect(seen.content).not.toHaveProperty("_editable");
    const edited = (await editor.getStory("about", { version: "draft" })).data.story;
    expect(edited).toMatchObject({ id, uuid, name: "About us", content: { headline: "Our new workshop" } });
    expect(edited.content._editable).toBe(
      `<!--#storyblok#{"name":"page","space":"${space.id}","uid":"about-root","id":"${id}"}-->`,
    );

    await manage.call("GET", `/stories/${id}/publish`);
    expect((await visitor.getStory("about")).data.story.content.headline).toBe("Our new workshop");
    await manage.call("GET", `/stories/${id}/unpublish`);
    expect(await refused(visitor.getStory("about"))).toEqual({
      status: 404,
      message: "This record could not be found",
    });
    expect((await editor.getStory("about", { version: "draft" })).data.story.content.headline).toBe("Our new workshop");
  });

  test("a story that was never published is not there for visitors, and not in their lists", async () => {
    const { uuid } = await manage.story("secret", {}, { draft: true });
    expect((await refused(visitor.getStory("secret")))?.status).toBe(404);
    expect((await refused(visitor.getStory(uuid, { find_by: "uuid" })))?.status).toBe(404);
    expect(await slugsOf({})).toEqual([]);
    expect((await editor.getStories({ version: "draft" })).data.stories.map(({ slug }) => slug)).toEqual(["secret"]);
  });

  test("drafts are refused to the public token, everything to a wrong, missing or management token", async () => {
    await manage.story("about", {});
    const unauthorized = { status: 401, message: "Unauthorized" };
    expect(await refused(visitor.getStory("about", { version: "draft" }))).toEqual(unauthorized);
    expect(await refused(visitor.getStory("about", { from_release: "1" } as never))).toEqual(unauthorized);
    for (const token of ["wrong", "", space.tokens.management, "x".repeat(5_000)]) {
      expect(await refused(shop.client(token).getStory("about"))).toEqual(unauthorized);
    }
    const other = await shop.newSpace();
    expect((await refused(shop.client(other.tokens.public).getStory("about")))?.status).toBe(404);
  });

  test("every answer carries the present version, whatever version was asked for, and it rises with each publication", async () => {
    const { id } = await manage.story("about", {});
    const versionOf = async () => (await visitor.get("cdn/spaces/me")).data.space.version as number;
    const before = await versionOf();
    const answer = await fetch(`${shop.endpoint}/cdn/stories/about?token=${space.tokens.public}&cv=7`);
    expect(await answer.json()).toMatchObject({ cv: before });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0");
    const current = await fetch(`${shop.endpoint}/cdn/stories/about?token=${space.tokens.public}&cv=${before}`);
    expect(current.headers.get("cache-control")).toBe("public, max-age=604800");

    await manage.call("PUT", `/stories/${id}`, { story: { content: { component: "page", text: "a draft" } } });
    expect(await versionOf()).toBe(before);
    await manage.call("GET", `/stories/${id}/publish`);
    expect(await versionOf()).toBeGreaterThan(before);
    const draft = await fetch(`${shop.endpoint}/cdn/stories/about?version=draft&token=${space.tokens.preview}`);
    expect(draft.headers.get("cache-control")).toBe("no-store");
  });

  test("a publication by another process is seen as soon as that is told", async () => {
    await manage.story("about", { headline: "Old" });
    const other = await contentFixture(database);
    const there = other.client(space.tokens.public);
    expect((await there.getStory("about")).data.story.content.headline).toBe("Old");
    const { id } = (await visitor.getStory("about")).data.story;
    await manage.call("PUT", `/stories/${id}`, {
      story: { content: { component: "page", headline: "New" } },
      publish: 1,
    });
    other.content.forget();
    expect((await there.getStory("about")).data.story.content.headline).toBe("New");
    await other.close();
  });

  test("a release shows its versions beside the usual ones, and only with the preview token", async () => {
    const { id } = await manage.story("home", { headline: "Autumn" });
    await manage.story("about", { headline: "About" });
    const { body } = await manage.call("POST", "/releases", { release: { name: "Christmas" } });
    const release = body.release.id as number;
    const winter = { component: "page", _uid: "home-root", headline: "Winter" };
    await manage.call("PUT", `/stories/${id}`, { story: { content: winter }, release_id: release });

    const inRelease = { version: "draft", from_release: String(release) } as const;
    const story = (await editor.getStory("home", inRelease)).data.story;
    expect(story).toMatchObject({ release_id: release, content: { headline: "Winter" } });
    expect((await editor.getStory("about", inRelease)).data.story).toMatchObject({ release_id: null });
    expect((await editor.getStory("home", { version: "draft" })).data.story.content.headline).toBe("Autumn");
    // What the visual editor writes when it means none.
    const none = { version: "draft", from_release: "undefined" } as const;
    expect((await editor.getStory("home", none)).data.story.content.headline).toBe("Autumn");
    await manage.call("GET", `/stories/${id}/publish?release_id=${release}`);
    expect((await visitor.getStory("home")).data.story.content.headline).toBe("Winter");
  });
});

describe("finding a story", () => {
  test("by slug, id and uuid; a folder's first page by the folder", async () => {
    const { id: parent } = await manage.folder("help");
    const start = await manage.story("help", {}, { parent_id: parent, is_startpage: true });
    const { id, uuid } = await manage.story("shipping", {}, { parent_id: parent });
    expect(start.full_slug).toBe("help/");
    for (const key of ["help", "help/", `${start.id}`])
      expect((await visitor.getStory(key)).data.story.id).toBe(start.id);
    for (const key of ["help/shipping", "/help/shipping/", `${id}`, uuid]) {
      expect((await visitor.getStory(key)).data.story).toMatchObject({
        id,
        full_slug: "help/shipping",
        parent_id: parent,
      });
    }
    expect((await visitor.getStory(uuid, { find_by: "uuid" })).data.story.id).toBe(id);
    expect((await refused(visitor.getStory("help/shipping", { find_by: "uuid" })))?.status).toBe(404);
    expect((await refused(visitor.getStory("help/shipping", { content_type: "article" } as never)))?.status).toBe(404);
  });

  test("a folder that moves or is renamed takes everything in it along", async () => {
    const { id } = await manage.folder("help");
    const { id: inner } = await manage.folder("faq", { parent_id: id });
    await manage.story("colours", {}, { parent_id: inner });
    const { id: target } = await manage.folder("service");
    await manage.call("PUT", `/stories/${id}`, { story: { slug: "support", parent_id: target } });
    expect(await slugsOf({})).toEqual(["service/support/faq/colours"]);
    expect((await refused(visitor.getStory("help/faq/colours")))?.status).toBe(404);
    const below = await manage.call("PUT", `/stories/${id}`, { story: { parent_id: inner } });
    expect(below).toEqual({ status: 422, body: { parent_id: ["lies below the story itself"] } });
    expect(await slugsOf({})).toEqual(["service/support/faq/colours"]);
  });

  test.each([
    "a.b",
    "..",
    "a/../../etc/passwd",
    "🎄",
    "%F0%9F%8E%84",
    "%",
    "%zz",
    "%E0%A4%A",
    "a%00b",
    "a".repeat(2_001),
    "a'b--",
    "a?b",
    "[]",
    "a//b",
    "0",
    "-1",
    "99999999999999999999",
    "_",
    "a%",
    "\\",
  ])("no story is called %j: 404 in JSON", async (slug) => {
    await manage.story("ab", {});
    const raw = slug.replaceAll("?", "%3F").replaceAll("\\", "%5C");
    const answer = await fetch(`${shop.endpoint}/cdn/stories/${raw}?token=${space.tokens.public}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(["This record could not be found"]);
  });
});

describe("languages", () => {
  test("a field is translated where it has a translation, else by the fall-back, else it stays", async () => {
    await manage.story(
      "about",
      {
        headline: "Workshop",
        headline__i18n__de: "Werkstatt",
        text: "Text",
        text__i18n__fr_CH: "Texte",
        note: "Note",
        note__i18n__de: "",
        body: [{ component: "text", _uid: "1", words: "Hello", words__i18n__de: "Hallo" }],
      },
      { translated_slugs_attributes: [{ lang: "de", slug: "ueber-uns", name: "Über uns" }] },
    );
    const plain = (await visitor.getStory("about")).data.story;
    expect(plain.content).toEqual({
      component: "page",
      _uid: "about-root",
      headline: "Workshop",
      text: "Text",
      note: "Note",
      body: [{ component: "text", _uid: "1", words: "Hello" }],
    });
    const german = (await visitor.getStory("about", { language: "de", fallback_lang: "fr-CH" })).data.story;
    expect(german).toMatchObject({
      lang: "de",
      name: "Über uns",
      full_slug: "de/ueber-uns",
      default_full_slug: "about",
    });
    expect(german.content).toMatchObject({
      headline: "Werkstatt",
      text: "Texte",
      note: "Note",
      body: [{ words: "Hallo" }],
    });
    for (const slug of ["de/about", "de/ueber-uns"])
      expect((await visitor.getStory(slug)).data.story).toMatchObject({ lang: "de" });
    expect((await visitor.getStory("ueber-uns", { language: "de" })).data.story.lang).toBe("de");
    expect((await refused(visitor.getStory("ueber-uns")))?.status).toBe(404);
    // A language that the space does not have is the default one.
    expect((await visitor.getStory("about", { language: "xx" })).data.story).toMatchObject({
      lang: "default",
      full_slug: "about",
    });
    expect(plain.translated_slugs).toEqual([{ lang: "de", name: "Über uns", path: "ueber-uns", published: true }]);
  });

  test("translated slugs of folders are part of the path, also after the folder is renamed", async () => {
    const de = (slug: string) => ({ translated_slugs_attributes: [{ lang: "de", slug, name: null }] });
    const { id: parent } = await manage.folder("help", de("hilfe"));
    await manage.story("shipping", {}, { parent_id: parent, ...de("versand") });
    expect((await visitor.getStory("de/hilfe/versand")).data.story.full_slug).toBe("de/hilfe/versand");
    await manage.call("PUT", `/stories/${parent}`, { story: de("rat-und-tat") });
    expect((await visitor.getStory("help/shipping", { language: "de" })).data.story.full_slug).toBe(
      "de/rat-und-tat/versand",
    );
  });

  test("stories of one group know each other", async () => {
    const { uuid: group } = await manage.story("seed", {});
    const first = await manage.story("en", {}, { group_id: group });
    const second = await manage.story("it", {}, { group_id: group, draft: true });
    const alternates = (await visitor.getStory("en")).data.story.alternates;
    expect(alternates).toEqual([
      { id: second.id, name: "it", slug: "it", published: false, full_slug: "it", is_folder: false, parent_id: 0 },
    ]);
    expect(first.id).not.toBe(second.id);
  });
});
