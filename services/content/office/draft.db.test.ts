import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { StoppedClock } from "../../../platform/time/clock.ts";
import { officeContentPaths as pagePaths, draftPaths as paths } from "../contract.ts";
import { createStoryWriter } from "../management/stories.ts";
import { mostVersions } from "../management/versions.ts";
import { type Body, type Call, officeOfTest } from "./office.fixture.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let space: number;
let call: Call;

beforeEach(async () => {
  const wish = { at: "2026-11-22T10:00:00Z", languages: ["en"], tokens: { preview: "look" } };
  ({ clock, space, call } = await officeOfTest(database.db, wish));
});

const page = (headline: string, more: object = {}) => ({ component: "page", _uid: "p", headline, ...more });
const writer = () => createStoryWriter({ db: database.db, clock, author: { via: "program" } });
async function story(slug: string, more: object = {}) {
  const made = await writer().create(
    space,
    { name: slug, slug, content: page("One"), ...more },
    { publish: true, release: null },
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return Number(made.value.id);
}
const component = (name: string, definition: object) =>
  sql`insert into content_component (space_id, name, definition)
    values (${space}, ${name}, ${JSON.stringify(definition)}::jsonb)`.execute(database.db);
const open = async (id: number) => (await call("Ida", "GET", paths.draft(id)))[1];
const keep = async (who: string, id: number, revision: number, headline: string) =>
  call(who, "PUT", paths.draft(id), { revision, content: page(headline) });
const historyOf = async (id: number) =>
  (await call("Ida", "GET", pagePaths.versions(id)))[1].versions.map((one: Body) => [
    one.action,
    one.author ?? one.via,
    one.at.slice(11, 16),
  ]);
const minutes = (count: number) => clock.advance(count * 60_000);

test("a page opens with its draft, the space's components and languages", async () => {
  const names = { display_name: "Seite", display_name__i18n__en: "Page" };
  const schema = { headline: { type: "text", translatable: true, display_name: "Titel" } };
  await component("page", { ...names, schema });
  const id = await story("paper");
  expect(await open(id)).toMatchObject({
    content: page("One"),
    revision: 2,
    languages: ["en"],
    components: { page: { name: "page", ...names, schema } },
    page: { id, name: "paper", state: "published", component: "Page" },
  });
  const folder = await writer().create(
    space,
    { name: "Guides", slug: "guides", is_folder: true },
    { publish: false, release: null },
  );
  expect((await call("Ida", "GET", paths.draft(folder.ok ? Number(folder.value.id) : 0)))[0]).toBe(404);
});

test("what is different is told in the words that the office's language has for it, else in the first ones", async () => {
  const named = (german: string, english?: string) => ({
    type: "text",
    display_name: german,
    ...(english !== undefined && { display_name__i18n__en: english }),
  });
  await component("page", { schema: { headline: named("Überschrift", "Headline"), lead: named("Vorspann", "") } });
  const id = await story("paper");
  const { revision } = await open(id);
  const body = { revision, content: page("Two", { lead: "New", more: "x" }) };
  const [, { unpublished }] = await call("Ida", "PUT", paths.draft(id), body);
  expect(unpublished.fields.flatMap((one: Body) => one.path).sort()).toEqual(["Headline", "Vorspann", "more"]);
});

describe("what is written while somebody types", () => {
  test("is one version for a quarter of an hour, with its last text and time", async () => {
    const id = await story("paper");
    let { revision } = await open(id);
    for (const [after, text] of [
      [0, "T"],
      [7, "Tw"],
      [7, "Two"],
      [2, "Three"],
    ] as const) {
      minutes(after);
      const [status, written] = await keep("Ida", id, revision, text);
      expect([status, written.revision]).toEqual([200, revision + 1]);
      revision = written.revision;
    }
    expect(await historyOf(id)).toEqual([
      ["changed", "Ida", "10:16"],
      ["changed", "Ida", "10:14"],
      ["published", "program", "10:00"],
      ["created", "program", "10:00"],
    ]);
    const [, kept] = await call("Ida", "GET", pagePaths.version(id, revision - 1));
    expect(kept.differences.fields).toEqual([{ path: ["headline"], before: "Three", after: "Two" }]);
  });

  test.each([
    ["another editor", async (id: number, revision: number) => keep("Mira", id, revision, "Mira's")],
    [
      "a publication",
      async (id: number, revision: number) => call("Mira", "POST", pagePaths.publication(id), { revision }),
    ],
    [
      "a restored version",
      async (id: number, revision: number) => call("Ida", "POST", pagePaths.restoration(id, 1), { revision }),
    ],
    [
      "a change of the name",
      async (id: number, revision: number) => call("Ida", "PUT", pagePaths.page(id), { revision, name: "New" }),
    ],
  ])("begins another version after %s", async (_what, between) => {
    const id = await story("paper");
    const [, first] = await keep("Ida", id, 2, "First");
    const [, second] = await between(id, first.revision);
    const [status, third] = await keep("Ida", id, second.revision, "Third");
    expect(status).toBe(200);
    expect(await historyOf(id)).toHaveLength(5);
    const [, kept] = await call("Ida", "GET", pagePaths.version(id, first.revision));
    expect(kept.differences.fields.at(-1)).toMatchObject({ before: "Third", after: "First" });
    expect(third.revision).toBe(5);
  });

  test("leaves the versions before it, however often it is written", async () => {
    const id = await story("paper");
    await keep("Ida", id, 2, "Two");
    // As after so many autosaves more.
    for (const table of ["content_story", "content_story_version"]) {
      const key = sql.ref(table === "content_story" ? "id" : "story_id");
      await sql`update ${sql.table(table)} set revision = revision + ${mostVersions} where ${key} = ${id} and revision = 3`.execute(
        database.db,
      );
    }
    expect((await keep("Ida", id, 3 + mostVersions, "Three"))[0]).toBe(200);
    expect((await historyOf(id)).map(([action]: string[]) => action)).toEqual(["changed", "published", "created"]);
  });

  test("is refused where another was first, with both texts, and nothing is overwritten", async () => {
    const id = await story("paper");
    await keep("Mira", id, 2, "Mira's");
    const [status, told] = await keep("Ida", id, 2, "Ida's");
    expect([status, told.revision, told.changed.author]).toEqual([409, 3, "Mira"]);
    expect(told.differences.fields).toEqual([{ path: ["headline"], before: "Mira's", after: "Ida's" }]);
    expect((await open(id)).content.headline).toBe("Mira's");
    expect(await historyOf(id)).toHaveLength(3);
  });

  test("of two at the same moment one writes", async () => {
    const id = await story("paper");
    const both = await Promise.all(["Ida", "Mira"].map((who) => keep(who, id, 2, who)));
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });

  test("sent again, because its answer was lost, is not taken for somebody else's, and is no version", async () => {
    const id = await story("paper");
    await keep("Ida", id, 2, "Two");
    const [status, again] = await keep("Ida", id, 2, "Two");
    expect([status, again.revision]).toEqual([200, 3]);
    expect((await keep("Mira", id, 2, "Two"))[0]).toBe(409);
    expect(await historyOf(id)).toHaveLength(3);
  });

  test("is seen by no visitor", async () => {
    const id = await story("paper");
    await keep("Ida", id, 2, "Two");
    const row = await database.db
      .selectFrom("content_story")
      .select(["published", "changed"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ published: { headline: "One" }, changed: true });
  });
});

describe("what no editor's page sends", () => {
  const nested = (levels: number) => {
    let inner: object = { component: "box", _uid: "deep" };
    for (let level = 0; level < levels; level++) inner = { component: "box", _uid: `${level}`, items: [inner] };
    return inner;
  };
  test.each([
    ["no component", { headline: "x" }, 422],
    ["too many levels", nested(300), 422],
    ["more than is read", page("x".repeat(2_000_001)), 413],
    ["a list", [], 422],
    ["a character that no text has", page("\u0000"), 400],
  ])("%s is refused and changes nothing", async (_what, hostile, status) => {
    const id = await story("paper");
    expect((await call("Ida", "PUT", paths.draft(id), { revision: 2, content: hostile }))[0]).toBe(status);
    expect((await open(id)).content).toEqual(page("One"));
  });

  test("unknown pages, revisions and languages are named so", async () => {
    const id = await story("paper");
    expect((await keep("Ida", 999_999, 1, "x"))[0]).toBe(404);
    expect((await keep("Ida", id, -1, "x"))[0]).toBe(422);
    expect((await keep("Ida", id, 99, "x"))[0]).toBe(409);
    expect((await call("Ida", "GET", `${paths.frame(id)}?language=xx`))[0]).toBe(404);
    expect((await call("Ida", "GET", paths.draft("x")))[0]).toBe(422);
  });

  test("a key that objects have anyway is a field like every other", async () => {
    const id = await story("paper");
    const [status] = await call(
      "Ida",
      "PUT",
      paths.draft(id),
      '{"revision":2,"content":{"component":"page","__proto__":{"a":1},"constructor":"x"}}',
    );
    expect(status).toBe(200);
    expect(({} as { a?: number }).a).toBeUndefined();
  });
});

test("the frame gets the page in a language, what it links to, and a proof signed with the preview token", async () => {
  const linked = await story("frames");
  const { uuid } = (await call("Ida", "GET", paths.frame(linked)))[1].story;
  const link = { fieldtype: "multilink", linktype: "story", id: uuid, url: "", cached_url: "" };
  const slugs = [{ lang: "en", slug: "our-paper", name: "Our paper" }];
  const id = await story("papier", { content: page("One", { link }), translated_slugs_attributes: slugs });
  const [, german] = await call("Ida", "GET", paths.frame(id));
  expect(german.origins).toEqual({ poster: { DE: "https://shop.example" }, card: {} });
  expect(german).toMatchObject({ space, component: "page", story: { id, full_slug: "papier", lang: "default" } });
  expect(german.links).toMatchObject([{ uuid, full_slug: "frames" }]);
  const signed = createHash("sha1").update(`${space}:look:${german.proof.timestamp}`).digest("hex");
  expect([german.proof.token, german.story.content]).toEqual([signed, undefined]);
  const [, english] = await call("Ida", "GET", `${paths.frame(id)}?language=en`);
  expect(english.story).toMatchObject({ full_slug: "en/our-paper", name: "Our paper", lang: "en" });
  expect(english.links).toMatchObject([{ full_slug: "en/frames" }]);
});

describe("who has a page open", () => {
  const [idas, miras] = ["5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7a", "5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7b"];
  const say = async (who: string, id: number, window: string) =>
    (await call(who, "POST", paths.presence(id), { window }))[1];

  test("is told to the others until the window is closed or silent", async () => {
    const id = await story("paper");
    expect(await say("Ida", id, idas)).toMatchObject({ others: [], revision: 2 });
    expect(await say("Mira", id, miras)).toMatchObject({ others: ["Ida"] });
    expect(await say("Mira", await story("other"), miras)).toMatchObject({ others: [] });
    await call("Ida", "DELETE", paths.presence(id), { window: idas });
    expect(await say("Mira", id, miras)).toMatchObject({ others: [] });
    await say("Ida", id, idas);
    minutes(2);
    await keep("Ida", id, 2, "Two");
    expect(await say("Mira", id, miras)).toMatchObject({ others: [], revision: 3, changed: { author: "Ida" } });
  });
});

test("only operators read and write drafts", async () => {
  const id = await story("paper");
  for (const [method, path, body] of [
    ["GET", paths.draft(id)],
    ["PUT", paths.draft(id), { revision: 2, content: page("x") }],
    ["GET", paths.frame(id)],
    ["POST", paths.presence(id), { window: "5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7a" }],
    ["DELETE", paths.presence(id), { window: "5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7a" }],
  ] as const) {
    expect((await call("", method, path, body))[0]).toBe(401);
  }
  expect((await keep("Ida operator", id, 2, "A draft"))[0]).toBe(200);
});
