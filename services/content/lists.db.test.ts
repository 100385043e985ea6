import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
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

describe("lists", () => {
  test("the client pages through everything, and a page past the end is empty", async () => {
    for (let n = 0; n < 7; n++) await manage.story(`page-${n}`, {}, { position: n });
    const all = await visitor.getAll("cdn/stories", { per_page: 3 });
    expect(all.map(({ slug }) => slug)).toEqual(["page-0", "page-1", "page-2", "page-3", "page-4", "page-5", "page-6"]);
    const { data, total, perPage } = await visitor.getStories({ per_page: 3, page: 3 });
    expect([data.stories.length, total, perPage]).toEqual([1, 7, 3]);
    const past = await visitor.getStories({ per_page: 3, page: 4 });
    expect([past.data.stories.length, past.total]).toEqual([0, 7]);
    expect((await visitor.getStories({ per_page: 5_000 })).perPage).toBe(100);
  });

  test("are filtered by place, tag, type, slug and id", async () => {
    const { id: parent } = await manage.folder("guide");
    const paper = await manage.story(
      "paper",
      { component: "article" },
      { parent_id: parent, tag_list: ["print", "paper"] },
    );
    const frames = await manage.story("frames", { component: "article" }, { parent_id: parent, tag_list: ["frame"] });
    await manage.story("guide-to-all", {}, { tag_list: ["all_of"] });
    expect(await slugsOf({ starts_with: "guide/" })).toEqual(["guide/paper", "guide/frames"]);
    expect(await slugsOf({ starts_with: "gu_de" })).toEqual([]);
    expect(await slugsOf({ with_tag: "paper,frame" })).toEqual(["guide/paper", "guide/frames"]);
    expect(await slugsOf({ content_type: "page" })).toEqual(["guide-to-all"]);
    expect(await slugsOf({ by_slugs: "guide/*" })).toEqual(["guide/paper", "guide/frames"]);
    expect(await slugsOf({ by_slugs: "guide/frames,guide-to-all" })).toEqual(["guide/frames", "guide-to-all"]);
    expect(await slugsOf({ excluding_slugs: "guide/p*" })).toEqual(["guide/frames", "guide-to-all"]);
    expect(await slugsOf({ by_uuids: paper.uuid })).toEqual(["guide/paper"]);
    expect(await slugsOf({ by_uuids_ordered: `${frames.uuid},${paper.uuid}` })).toEqual([
      "guide/frames",
      "guide/paper",
    ]);
    expect(await slugsOf({ excluding_ids: `${paper.id}` })).toEqual(["guide/frames", "guide-to-all"]);
    expect(await slugsOf({ level: 2 })).toEqual(["guide/paper", "guide/frames"]);
    expect(await slugsOf({ search_term: "fram" })).toEqual(["guide/frames"]);
    expect(await slugsOf({ published_at_gt: "2020-01-01 00:00", published_at_lt: "2020-01-02" })).toEqual([]);
    const { data } = await visitor.get("cdn/tags");
    expect(data.tags.map(({ name }: { name: string }) => name)).toEqual(["all_of", "frame", "paper", "print"]);
  });

  test("are filtered by what stands in the content", async () => {
    await manage.story("a", {
      price: "9",
      sizes: ["s", "m"],
      day: "2026-11-01 10:00",
      seo: { title: "Canvas" },
      on: true,
    });
    await manage.story("b", {
      price: 20,
      sizes: ["m"],
      day: "2026-12-01 10:00",
      seo: { title: "100% Poster" },
      on: false,
    });
    await manage.story("c", { price: "many", sizes: [], title: "" });
    const where = (filter: object) => slugsOf({ filter_query: filter });
    expect(await where({ price: { gt_int: 8 } })).toEqual(["a", "b"]);
    expect(await where({ price: { lt_float: 9.5 } })).toEqual(["a"]);
    expect(await where({ price: { in: "9,20" } })).toEqual(["a", "b"]);
    expect(await where({ price: { not_in: "9,20" } })).toEqual(["c"]);
    expect(await where({ sizes: { in_array: "s,l" } })).toEqual(["a"]);
    expect(await where({ sizes: { all_in_array: "s,m" } })).toEqual(["a"]);
    expect(await where({ sizes: { is: "empty_array" } })).toEqual(["c"]);
    expect(await where({ day: { gt_date: "2026-11-15 00:00" } })).toEqual(["b"]);
    expect(await where({ "seo.title": { like: "*oster" } })).toEqual(["b"]);
    expect(await where({ "seo.title": { like: "1_0%*" } })).toEqual([]);
    expect(await where({ "seo.title": { not_like: "Canv*" } })).toEqual(["b", "c"]);
    expect(await where({ title: { exists: "true" } })).toEqual(["c"]);
    expect(await where({ title: { is: "not_empty" } })).toEqual([]);
    expect(await where({ on: { is: "true" } })).toEqual(["a"]);
    expect(await where({ component: { in: "page" }, on: { is: "false" } })).toEqual(["b"]);
    expect(await where({ __or: [{ price: { gt_int: 15 } }, { on: { is: "true" } }] })).toEqual(["a", "b"]);
    for (const filter of [
      { price: { gt_int: "x" } },
      { price: { magic: "1" } },
      { price: { is: "odd" } },
      { day: { gt_date: "2026-02-31" } },
    ]) {
      expect((await refused(where(filter)))?.status).toBe(400);
    }
  });

  test("are sorted by facts and by content, as text or as numbers", async () => {
    await manage.story("one", { rank: "10" }, { position: 3 });
    await manage.story("two", { rank: "9" }, { position: 2 });
    await manage.story("three", {}, { position: 1 });
    expect(await slugsOf({})).toEqual(["three", "two", "one"]);
    expect(await slugsOf({ sort_by: "name:asc" })).toEqual(["one", "three", "two"]);
    expect(await slugsOf({ sort_by: "content.rank:asc" })).toEqual(["one", "two", "three"]);
    expect(await slugsOf({ sort_by: "content.rank:asc:int" })).toEqual(["two", "one", "three"]);
    expect(await slugsOf({ sort_by: "content.rank:asc:nulls_first" })).toEqual(["three", "one", "two"]);
    expect((await refused(slugsOf({ sort_by: "draft:asc" })))?.status).toBe(400);
    expect((await refused(slugsOf({ sort_by: "name:down;drop" })))?.status).toBe(400);
  });

  test("a parameter that does not belong there is refused by its name", async () => {
    await manage.story("about", {});
    expect(await refused(visitor.getStory("about", { is_startpage: true, _storyblok: "1" } as never))).toEqual({
      status: 422,
      message: "Parameter(s) is_startpage, _storyblok not allowed",
    });
    expect(await refused(slugsOf({ find_by: "uuid" }))).toEqual({
      status: 422,
      message: "Parameter(s) find_by not allowed",
    });
    expect((await refused(slugsOf({ page: "0" })))?.status).toBe(400);
    expect((await refused(slugsOf({ page: "1;select" })))?.status).toBe(400);
  });

  test("fields that nobody wants are left out at any depth", async () => {
    await manage.story("about", { long: "x", body: [{ component: "text", _uid: "1", long: "x", short: "y" }] });
    const { story } = (await visitor.getStory("about", { excluding_fields: "long,component" } as never)).data;
    expect(story.content).toEqual({
      component: "page",
      _uid: "about-root",
      body: [{ component: "text", _uid: "1", short: "y" }],
    });
    const bare = (await visitor.getStory("about", { excluding_story_fields: ["tag_list", "alternates"] } as never)).data
      .story;
    expect(bare).not.toHaveProperty("tag_list");
    expect(bare).toHaveProperty("full_slug");
  });
});

describe("links, datasources", () => {
  test("links hold the tree with folders and real paths, but no drafts for visitors", async () => {
    const { id: parent, uuid: folder } = await manage.folder("help");
    const { uuid } = await manage.story("shipping", {}, { parent_id: parent, path: "/versand" });
    await manage.story("secret", {}, { draft: true });
    const links = (await visitor.get("cdn/links")).data.links ?? {};
    expect(Object.keys(links).sort()).toEqual([folder, uuid].sort());
    expect(links[uuid]).toMatchObject({
      slug: "help/shipping",
      path: "/versand",
      real_path: "/versand",
      published: true,
    });
    expect(links[folder]).toMatchObject({ is_folder: true, slug: "help", real_path: "/help" });
    expect(await visitor.getAll("cdn/links", { per_page: 1 })).toHaveLength(2);
    expect(await editor.getAll("cdn/links", { version: "draft" })).toHaveLength(3);
    expect((await visitor.get(`cdn/links/${uuid}`, { include_dates: 1 } as never)).data.link.published_at).toMatch(
      /Z$/,
    );
    expect((await visitor.get("cdn/links", { starts_with: "help/" } as never)).data.links).toHaveProperty(uuid);
  });

  test("a datasource has other values in its dimensions", async () => {
    const dimensions = [{ name: "Swiss", entry_value: "ch" }];
    const { body } = await manage.call("POST", "/datasources", {
      datasource: { name: "Hotline", slug: "hotline", dimensions_attributes: dimensions },
    });
    const source = body.datasource as { id: number; dimensions: { id: number }[] };
    for (const [name, value] of [
      ["number", "+49"],
      ["hours", "9-17"],
    ]) {
      await manage.call("POST", "/datasource_entries", { datasource_entry: { name, value, datasource_id: source.id } });
    }
    const entries = (await manage.call("GET", `/datasource_entries?datasource_id=${source.id}`)).body
      .datasource_entries;
    const swiss = { dimension_id: source.dimensions[0]?.id, dimension_value: "+41" };
    expect((await manage.call("PUT", `/datasource_entries/${entries[0].id}`, { datasource_entry: swiss })).status).toBe(
      200,
    );

    expect(
      await visitor.getAll("cdn/datasource_entries", { datasource: "hotline", dimension: "ch", per_page: 1 }),
    ).toEqual([
      { id: entries[0].id, name: "number", value: "+49", dimension_value: "+41" },
      { id: entries[1].id, name: "hours", value: "9-17", dimension_value: null },
    ]);
    const known = (await visitor.get("cdn/datasources/hotline")).data.datasource;
    expect(known).toMatchObject({ slug: "hotline", dimensions: [{ name: "Swiss", entry_value: "ch" }] });
    expect((await visitor.get("cdn/datasources")).total).toBe(1);
    expect((await refused(visitor.get("cdn/datasources/none")))?.status).toBe(404);
  });

  test("the space tells its version and languages", async () => {
    expect((await visitor.get("cdn/spaces/me")).data.space).toMatchObject({
      id: space.id,
      language_codes: ["de", "fr-CH"],
    });
  });
});

test("uuids in vain, broken ones and unstorable characters are an empty list, not a failure", async () => {
  await manage.story("about", {});
  expect(await slugsOf({ by_uuids: `${newId()},broken,'` })).toEqual([]);
  const answer = await fetch(`${shop.endpoint}/cdn/stories?search_term=%00&token=${space.tokens.public}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "application/json"]);
});
