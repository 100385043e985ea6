import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { type ContentFixture, contentFixture, type Manager } from "../content.fixture.ts";
import { createSpace, exportSpace, importSpace, type NewSpace } from "../service.ts";

const [database, target] = [await migratedTestDatabase(), await migratedTestDatabase()];
let shop: ContentFixture;
let other: ContentFixture;
let space: NewSpace;
let manage: Manager;

beforeAll(async () => {
  [shop, other] = await Promise.all([contentFixture(database), contentFixture(target)]);
});
afterAll(() => Promise.all([shop.close(), other.close()]));
beforeEach(async () => {
  space = await shop.newSpace(["de"]);
  manage = shop.manager(space);
});

async function exported({ db } = database, id = space.id): Promise<string[]> {
  let text = "";
  await exportSpace(db, id, async (lines) => {
    text += lines;
  });
  return text.trimEnd().split("\n");
}

async function* from(lines: readonly string[]) {
  yield* lines;
}

const importInto = (id: number, lines: readonly string[]) => importSpace(target.db, id, from(lines));
const storiesOf = async (id: number) =>
  (
    await target.db
      .selectFrom("content_story")
      .select("full_slug")
      .where("space_id", "=", id)
      .orderBy("full_slug")
      .execute()
  ).map(({ full_slug }) => full_slug);

/** A small shop with everything a space can have. */
async function fill() {
  const de = (slug: string) => ({ translated_slugs_attributes: [{ lang: "de", slug, name: null }] });
  await manage.call("POST", "/components", {
    component: { name: "page", schema: { more: { type: "options", source: "internal_stories" } } },
  });
  await manage.call("POST", "/component_groups", { component_group: { name: "Pages" } });
  const source = { name: "Hotline", slug: "hotline", dimensions_attributes: [{ name: "Swiss", entry_value: "ch" }] };
  const { datasource } = (await manage.call("POST", "/datasources", { datasource: source })).body;
  const entry = { name: "number", value: "+49", datasource_id: datasource.id };
  const made = (await manage.call("POST", "/datasource_entries", { datasource_entry: entry })).body.datasource_entry;
  const swiss = { dimension_id: datasource.dimensions[0].id, dimension_value: "+41" };
  await manage.call("PUT", `/datasource_entries/${made.id}`, { datasource_entry: swiss });
  const folder = await manage.folder("help", de("hilfe"));
  const target = await manage.story(
    "shipping",
    { text: 'Two days 📦\n"soon"' },
    { parent_id: folder.id, tag_list: ["post"], ...de("versand") },
  );
  const home = await manage.story("home", { more: [target.uuid], title: "Home", title__i18n__de: "Start" });
  await manage.story("help", {}, { parent_id: folder.id, is_startpage: true });
  await manage.story("secret", {}, { draft: true });
  const changed = { component: "page", _uid: "home-root", more: [target.uuid], title: "A new home" };
  await manage.call("PUT", `/stories/${home.id}`, { story: { content: changed } });
  const { release } = (await manage.call("POST", "/releases", { release: { name: "Christmas" } })).body;
  await manage.call("PUT", `/stories/${home.id}`, {
    story: { content: { ...changed, title: "Snow" } },
    release_id: release.id,
  });
  return release.id as number;
}

const questions = (release: number) => [
  "spaces/me?",
  "stories?sort_by=full_slug:asc",
  "stories?sort_by=full_slug:asc&version=draft",
  `stories?sort_by=full_slug:asc&version=draft&from_release=${release}`,
  "stories/home?resolve_relations=page.more&resolve_level=2&language=de",
  "stories/de/hilfe/versand?",
  "links?include_dates=1",
  "tags?",
  "datasources?",
  "datasource_entries?datasource=hotline&dimension=ch",
];

test("a space that was exported and imported elsewhere gives the same answers, byte for byte but for its own number and version", async () => {
  const release = await fill();
  const lines = await exported();
  const there = await createSpace(target.db, { name: "A shop" });
  const result = await importInto(there.id, lines);
  expect(result).toEqual({
    ok: true,
    value: {
      counts: {
        component: { made: 1, changed: 0 },
        component_group: { made: 1, changed: 0 },
        datasource: { made: 1, changed: 0 },
        datasource_entry: { made: 1, changed: 0 },
        release: { made: 1, changed: 0 },
        release_story: { made: 1, changed: 0 },
        story: { made: 5, changed: 0 },
      },
      notices: [],
    },
  });
  const ask = async (where: ContentFixture, of: NewSpace, question: string) => {
    const answer = await fetch(`${where.endpoint}/cdn/${question}&token=${of.tokens.preview}`);
    const text = (await answer.text()).replace(/"(cv|version)":\d+/g, "").replaceAll(`\\"space\\":\\"${of.id}\\"`, "");
    return `${answer.status} ${text.replace(`"id":${of.id},`, "")}`;
  };
  for (const question of questions(release)) {
    const [here, over] = [await ask(shop, space, question), await ask(other, there, question)];
    expect(over).toBe(here);
    expect(here).toMatch(/^200/);
  }
  // Exported from there, it is the same file again.
  expect((await exported(target, there.id)).slice(1)).toEqual(lines.slice(1));
  // Stories made later get ids of their own.
  const later = await other.manager(there).story("later", {});
  expect(lines.join()).not.toContain(`"id" : ${later.id},`);
});

test("imported again, everything is changed in place and nothing is doubled", async () => {
  await fill();
  const lines = await exported();
  const there = await createSpace(target.db, { name: "A shop" });
  await importInto(there.id, lines);
  const before = await storiesOf(there.id);
  const result = await importInto(there.id, lines);
  expect(result).toMatchObject({
    ok: true,
    value: { counts: { story: { made: 0, changed: 5 }, component: { made: 0, changed: 1 } } },
  });
  expect(await storiesOf(there.id)).toEqual(before);
});

test("into a space that has other stories with the same ids, uuids and places hold, and that is said", async () => {
  const folder = await manage.folder("help");
  await manage.story("inner", {}, { parent_id: folder.id });
  const there = await createSpace(target.db, { name: "A shop" });
  await target.db
    .insertInto("content_story")
    .values({
      space_id: there.id,
      id: folder.id,
      name: "x",
      slug: "x",
      full_slug: "x",
      draft: jsonb({ component: "page" }),
    })
    .execute();
  const result = await importInto(there.id, await exported());
  expect(result).toMatchObject({
    ok: true,
    value: {
      notices: [
        "stories are of the component page, which the space does not have",
        "1 stories have another id than in the file, because theirs was taken",
      ],
    },
  });
  expect(await storiesOf(there.id)).toEqual(["help", "help/inner", "x"]);
});

test("a broken line is named, and nothing of the file is there", async () => {
  await fill();
  const lines = await exported();
  const there = await createSpace(target.db, { name: "A shop" });
  const { uuid } = await manage.story("last", {});
  const one = (await exported()).find((line) => line.includes(uuid)) ?? "";
  const deep = `${"[".repeat(3_000)}${"]".repeat(3_000)}`;
  const component = (schema: string) => `{"kind":"component","data":{"name":"teaser","schema":${schema}}}`;
  const wrong: [problem: RegExp, line: string][] = [
    [
      /^line 2: component teaser: schema.headline.type is no known type of field$/,
      component('{"headline":{"type":"magic"}}'),
    ],
    [/^line 2: component teaser: schema /, component("7")],
    [/^line 2: is no JSON$/, "{"],
    [/^line 2: is no line of content$/, '{"kind":"visitor","data":{}}'],
    [/^line 2: story last: slug may have letters/, one.replace('"slug" : "last"', '"slug" : "🎄"')],
    [
      /^line 2: story last: its content is larger than 4000000 bytes$/,
      one.replace('"page"', `"page","text":"${"x".repeat(5_000_000)}"`),
    ],
    [
      /^line 2: (story last: its content )?is nested deeper than 500 levels$/,
      one.replace('"page"', `"page","text":${deep}`),
    ],
    [
      /^line 2: story last: its folder does not come before it$/,
      one.replace('"parent_id" : null', '"parent_id" : 999999999'),
    ],
  ];
  for (const [problem, line] of wrong) {
    const result = await importInto(there.id, [
      lines[0] ?? "",
      line,
      ...lines.slice(1, -1),
      `{"kind":"end","data":{"lines":${lines.length}}}`,
    ]);
    expect(result).toEqual({ ok: false, error: [expect.stringMatching(problem)] });
  }
  expect(await importInto(there.id, lines.slice(0, -1))).toEqual({
    ok: false,
    error: [`line ${lines.length - 1}: the file breaks off: its end is missing`],
  });
  expect(await importInto(there.id, [...lines.slice(0, 2), ...lines.slice(3)])).toMatchObject({ ok: false });
  expect(await importInto(there.id, ["{}", ...lines.slice(1)])).toMatchObject({ ok: false });
  expect(await importInto(999_999, lines)).toEqual({ ok: false, error: ["there is no space 999999"] });

  expect(await storiesOf(there.id)).toEqual([]);
  for (const table of ["content_component", "content_datasource", "content_release"] as const) {
    expect(await target.db.selectFrom(table).select("id").where("space_id", "=", there.id).execute()).toEqual([]);
  }
  const { languages } = await target.db
    .selectFrom("content_space")
    .select("languages")
    .where("id", "=", there.id)
    .executeTakeFirstOrThrow();
  expect(languages).toEqual([]);
});

test("two stories that would have one slug are named, and neither comes", async () => {
  await manage.story("about", {});
  const there = await createSpace(target.db, { name: "A shop" });
  await other.manager(there).story("about", { text: "theirs" });
  expect(await importInto(there.id, await exported())).toEqual({
    ok: false,
    error: ["two stories would have the slug about"],
  });
  const { data } = await other.client(there.tokens.public).getStory("about");
  expect(data.story.content.text).toBe("theirs");
});

test("an export takes no more memory for more stories than for few", async () => {
  const big = await shop.newSpace();
  await sql`insert into content_story (space_id, name, slug, full_slug, draft)
    select ${big.id}, 'n' || n, 's' || n, 's' || n, jsonb_build_object('component', 'page', 'text', repeat('x', 20000))
    from generate_series(1, 3000) n`.execute(database.db);
  let [bytes, most] = [0, 0];
  await exportSpace(database.db, big.id, async (lines) => {
    bytes += lines.length;
    most = Math.max(most, lines.length);
  });
  expect(bytes).toBeGreaterThan(60_000_000);
  expect(most).toBeLessThan(5_000_000);
  expect(await exportSpace(database.db, 999_999, async () => {})).toBe(false);
});

test("a story is exported although its reference leads nowhere", async () => {
  await manage.story("home", { more: [newId()] });
  const there = await createSpace(target.db, { name: "A shop" });
  expect(await importInto(there.id, await exported())).toMatchObject({ ok: true });
  expect(await storiesOf(there.id)).toEqual(["home"]);
});
