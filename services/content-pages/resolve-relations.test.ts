import { expect, test } from "vitest";
import type { ContentClient } from "./content-client.ts";
import { contentStory } from "./contract.ts";
import { resolveRelations } from "./resolve-relations.ts";

const uuidAt = (index: number) => `00000000-0000-8000-a000-${String(index).padStart(12, "0")}`;
const storyOf = (uuid: string, content: object = { component: "term" }) =>
  contentStory.parse({ id: 1, uuid, name: uuid.slice(-2), full_slug: uuid, lang: "default", content });

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

const relations = { relations: "glossary.terms,related.pages", language: "fr" };
const page = (...terms: unknown[]) =>
  storyOf("page", { component: "page", body: [{ component: "glossary", terms, headline: uuidAt(1) }] });

test("puts stories in place of their uuids, fifty at a time, in the language of the page and in their order", async () => {
  const uuids = Array.from({ length: 120 }, (_, index) => uuidAt(index));
  const { client, asked } = clientOf(uuids);
  const { content } = await resolveRelations(client, page(...uuids), relations);
  const [glossary] = content.body as { terms: { uuid: string }[]; headline: string }[];
  expect(glossary?.terms.map(({ uuid }) => uuid)).toEqual(uuids);
  expect(asked.map(({ by_uuids, ...rest }) => [String(by_uuids).split(",").length, rest])).toEqual(
    [50, 50, 20].map((size) => [size, { version: "draft", per_page: 50, resolve_links: "url", language: "fr" }]),
  );
});

test("a field that is not named stays what it is, and so does a uuid without a story", async () => {
  const { client } = clientOf([uuidAt(1)]);
  const { content } = await resolveRelations(client, page(uuidAt(1), uuidAt(2), 7), relations);
  expect(content.body).toMatchObject([{ headline: uuidAt(1), terms: [{ uuid: uuidAt(1) }, uuidAt(2), 7] }]);
});

test("asks nothing for a page without relations, and never more than five hundred", async () => {
  const { client, asked } = clientOf([]);
  const plain = page();
  expect(await resolveRelations(client, plain, relations)).toBe(plain);
  expect(asked).toEqual([]);
  await resolveRelations(client, page(...Array.from({ length: 2_000 }, (_, index) => uuidAt(index))), relations);
  expect(asked).toHaveLength(10);
});
