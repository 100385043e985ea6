import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type ContentFixture, contentFixture, type Manager } from "./content.fixture.ts";
import type { JsonObject } from "./contract.ts";
import type { NewSpace } from "./service.ts";

const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
let manage: Manager;
let visitor: ReturnType<ContentFixture["client"]>;

beforeAll(async () => {
  shop = await contentFixture(database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  space = await shop.newSpace(["de"]);
  manage = shop.manager(space);
  visitor = shop.client(space.tokens.public);
});

const raw = async (path: string) => {
  const answer = await fetch(
    `${shop.endpoint}/cdn/${path}${path.includes("?") ? "&" : "?"}token=${space.tokens.public}`,
  );
  // biome-ignore lint/suspicious/noExplicitAny: a body of any shape
  return (await answer.json()) as any;
};

test("a field of references becomes the stories, also those that these refer to", async () => {
  const inner = await manage.story("inner", { headline: "Inner", headline__i18n__de: "Innen" });
  const outer = await manage.story("outer", { component: "article", more: inner.uuid });
  await manage.story("home", {
    body: [{ component: "list", _uid: "l", items: [outer.uuid, newId()], untouched: outer.uuid }],
  });
  const wanted = { resolve_relations: ["list.items", "article.more"] };
  const { story, rels } = (await visitor.getStory("home", { ...wanted, language: "de" })).data;
  const list = story.content.body[0];
  expect(list.items[0]).toMatchObject({
    slug: "outer",
    full_slug: "de/outer",
    content: { more: { content: { headline: "Innen" } } },
  });
  expect(list.items[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(list.untouched).toBe(outer.uuid);
  expect(rels.map(({ slug }: { slug: string }) => slug).sort()).toEqual(["inner", "outer"]);
  // Content itself keeps the uuids: the client puts the stories in.
  expect((await raw("stories/home?resolve_relations=list.items")).story.content.body[0].items[0]).toBe(outer.uuid);
});

test("drafts are no relations of what visitors see", async () => {
  const draft = await manage.story("secret", {}, { draft: true });
  await manage.story("home", { teaser: draft.uuid });
  const { story, rels } = (await visitor.getStory("home", { resolve_relations: "page.teaser" })).data;
  expect([story.content.teaser, rels]).toEqual([draft.uuid, []]);
});

test("up to 50 relations come along, of more the uuids, and the client fetches them all by batches (core document, section 9)", async () => {
  const uuids: string[] = [];
  for (let n = 0; n < 53; n++) uuids.push((await manage.story(`s${n}`, { n })).uuid);
  await manage.story("fifty", { items: uuids.slice(0, 50) });
  await manage.story("more", { items: uuids });
  const fifty = await raw("stories/fifty?resolve_relations=page.items&resolve_level=2");
  expect([fifty.rels.length, fifty.rel_uuids]).toEqual([50, undefined]);
  const more = await raw("stories/more?resolve_relations=page.items&resolve_level=2");
  expect(more).toMatchObject({ rels: [], rel_uuids: uuids });
  const { story } = (await visitor.getStory("more", { resolve_relations: "page.items" })).data;
  expect(story.content.items.map(({ content }: { content: JsonObject }) => content.n)).toEqual([...uuids.keys()]);
});

test("a story that refers to itself, and two that refer to each other, are answered once each", async () => {
  const { id, uuid } = await manage.story("me", {});
  const other = await manage.story("you", { next: uuid });
  const content = { component: "page", _uid: "1", self: uuid, next: other.uuid };
  await manage.call("PUT", `/stories/${id}`, { story: { content }, publish: 1 });
  const { story, rels } = (await visitor.getStory("me", { resolve_relations: "page.self,page.next" })).data;
  expect(rels).toHaveLength(2);
  expect(story.content.self).toMatchObject({ slug: "me" });
  expect(story.content.next).toMatchObject({ slug: "you" });
});

test("links of fields and of rich text are resolved as address, as link or as story", async () => {
  const target = await manage.story("target", { headline: "There" }, { path: "/elsewhere" });
  const field = { fieldtype: "multilink", linktype: "story", id: target.uuid, url: "", cached_url: "old" };
  const mark = { type: "link", attrs: { uuid: target.uuid, href: "old", linktype: "story" } };
  const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [mark] }] }] };
  await manage.story("home", { link: field, text });
  expect((await raw("stories/home?resolve_links=url")).links).toEqual([
    { id: target.id, uuid: target.uuid, name: "target", slug: "target", full_slug: "target", url: "/elsewhere" },
  ]);
  expect((await raw("stories/home?resolve_links=link")).links[0]).toMatchObject({
    uuid: target.uuid,
    real_path: "/elsewhere",
  });
  const { story } = (await visitor.getStory("home", { resolve_links: "story" })).data;
  expect(story.content.link.story.content.headline).toBe("There");
  expect(story.content.text.content[0].content[0].marks[0].attrs.story.content.headline).toBe("There");
  expect((await raw("stories/home")).links).toEqual([]);
});

test("beyond 500 links the client is told the uuids", async () => {
  const links = Array.from({ length: 501 }, () => ({ fieldtype: "multilink", linktype: "story", id: newId() }));
  await manage.story("home", { links });
  const answer = await raw("stories/home?resolve_links=url");
  expect([answer.links, answer.link_uuids.length]).toEqual([[], 501]);
});
