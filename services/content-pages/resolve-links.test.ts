import { expect, test } from "vitest";
import type { ContentClient } from "./content-client.ts";
import { contentStory } from "./contract.ts";
import { resolveLinks } from "./resolve-links.ts";
import { askStory } from "./story-reader.ts";

const uuidAt = (index: number) => `00000000-0000-8000-a000-${String(index).padStart(12, "0")}`;
const storyOf = (uuid: string, content: object = {}) =>
  contentStory.parse({
    id: 1,
    uuid,
    name: uuid.slice(-2),
    full_slug: `fr/conseils/${uuid.slice(-2)}`,
    lang: "fr",
    content: { component: "page", ...content },
  });
const linkTo = (id: string, more: object = {}) => ({ linktype: "story", id, cached_url: "ratgeber/papier", ...more });

/** A client that knows the stories of some uuids, and writes down what it is asked. */
function clientOf(known: readonly string[]) {
  const asked: Record<string, unknown>[] = [];
  const getStories = async (query: Record<string, string>) => {
    asked.push(query);
    const uuids = query.by_uuids?.split(",") ?? [];
    return { data: { stories: uuids.filter((uuid) => known.includes(uuid)).map((uuid) => storyOf(uuid)) } };
  };
  return { client: { getStories } as unknown as ContentClient, asked };
}

test("links inside a story that a page refers to know their address in the page's language; one question for all of them", async () => {
  const { client, asked } = clientOf([uuidAt(1), uuidAt(2)]);
  const terms = [1, 2, 1].map((index) => storyOf(uuidAt(10 + index), { link: linkTo(uuidAt(index)) }));
  const page = storyOf(uuidAt(0), { body: [{ component: "glossary", terms }] });
  await resolveLinks(client, page, { version: "published", language: "fr" });
  expect(JSON.stringify(page.content).match(/"full_slug":"fr\/conseils\/0[12]"/g)).toHaveLength(3);
  expect(asked).toEqual([
    { version: "published", language: "fr", by_uuids: `${uuidAt(1)},${uuidAt(2)}`, per_page: 50 },
  ]);
});

test("asks nothing where the client has resolved all links, and leaves a link to no story as it is", async () => {
  const { client, asked } = clientOf([]);
  const story = { full_slug: "fr/conseils/papier" };
  await resolveLinks(client, storyOf(uuidAt(0), { link: linkTo(uuidAt(1), { story }), mail: { linktype: "email" } }), {
    version: "published",
  });
  expect(asked).toEqual([]);
  const page = storyOf(uuidAt(0), { link: linkTo(uuidAt(3)) });
  await resolveLinks(client, page, { version: "published" });
  expect(page.content.link).toEqual(linkTo(uuidAt(3)));
});

test("never asks for more than two hundred", async () => {
  const { client, asked } = clientOf([]);
  const links = Array.from({ length: 1_000 }, (_, index) => linkTo(uuidAt(index)));
  await resolveLinks(client, storyOf(uuidAt(0), { links }), { version: "published" });
  expect(asked).toHaveLength(4);
});

test.each([404, 429, 500])("a page is there also where its links cannot be asked for (%i)", async (status) => {
  const story = storyOf(uuidAt(0), { link: linkTo(uuidAt(1)) });
  const client = {
    getStory: async () => ({ data: { story } }),
    getStories: async () => Promise.reject({ status, message: "no" }),
  } as unknown as ContentClient;
  const found = await askStory(client, { slug: "fr/conseils/papier", language: "fr", relations: "" });
  expect(found).toMatchObject({ ok: true, value: { content: { link: linkTo(uuidAt(1)) } } });
});
