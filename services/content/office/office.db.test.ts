import { Readable } from "node:stream";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../../platform/log/log.ts";
import type { StoppedClock } from "../../../platform/time/clock.ts";
import { choicesPath, officeContentPaths as paths } from "../contract.ts";
import { createStoryWriter } from "../management/stories.ts";
import { mostVersions } from "../management/versions.ts";
import { type Content, exportSpace, importSpace } from "../service.ts";
import { type Body, type Call, officeOfTest } from "./office.fixture.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let content: Content;
let space: number;
let call: Call;

beforeEach(async () => {
  const wish = { at: "2026-11-21T10:00:00Z", languages: ["fr"] };
  ({ clock, content, space, call } = await officeOfTest(database.db, wish));
});

const page = (headline: string) => ({ component: "page", _uid: "p", headline });
async function story(slug: string, { publish = true, ...more }: { publish?: boolean; parent_id?: number } = {}) {
  const writer = createStoryWriter({ db: database.db, clock, author: { via: "program" } });
  const fields = { name: slug, slug, content: page("One"), ...more };
  const made = await writer.create(space, fields, { publish, release: null });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return Number(made.value.id);
}
const look = async (id: number) => (await call("Mira", "GET", paths.page(id)))[1];
const write = async (who: string, id: number, revision: number, headline: string) =>
  call(who, "PUT", paths.page(id), { revision, content: page(headline) });
const historyOf = async (id: number) =>
  (await call("Mira", "GET", paths.versions(id)))[1].versions.map((one: Body) => [one.action, one.author ?? one.via]);
const seenBy = async (id: number) =>
  (await database.db.selectFrom("content_story").select("published").where("id", "=", id).executeTakeFirstOrThrow())
    .published;
const spaceVersion = async () =>
  (await database.db.selectFrom("content_space").select("version").where("id", "=", space).executeTakeFirstOrThrow())
    .version;
const runSchedule = async () => {
  const run = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };
  await content.handlers[0]?.work({}, run);
};

describe("two editors on one page", () => {
  test("the second is told who was first and when, sees both texts, and nothing is overwritten", async () => {
    const id = await story("paper");
    const { revision } = await look(id);
    clock.advance(60_000);
    expect((await write("Ida", id, revision, "Ida's"))[0]).toBe(200);
    const [status, told] = await write("Mira", id, revision, "Mira's");
    expect(status).toBe(409);
    expect(told).toMatchObject({
      type: "urn:passepartout:problem:page-changed",
      detail: "Ida changed it at 2026-11-21T10:01:00.000Z. Nothing was overwritten.",
      revision: revision + 1,
      changed: { author: "Ida", at: "2026-11-21T10:01:00.000Z" },
      differences: { fields: [{ path: ["headline"], before: "Ida's", after: "Mira's" }], count: 1 },
    });
    expect((await look(id)).unpublished.fields).toEqual([{ path: ["headline"], before: "One", after: "Ida's" }]);
  });

  test("of two at the same moment one writes", async () => {
    const id = await story("paper");
    const { revision } = await look(id);
    const both = await Promise.all(["Ida", "Mira"].map((who) => write(who, id, revision, who)));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect((await look(id)).revision).toBe(revision + 1);
  });

  test("nor is anything published that its publisher has not seen", async () => {
    const id = await story("paper");
    const { revision } = await look(id);
    await write("Ida", id, revision, "Unread");
    expect((await call("Mira", "POST", paths.publication(id), { revision }))[0]).toBe(409);
    expect(await seenBy(id)).toMatchObject({ headline: "One" });
  });
});

describe("the history of a page", () => {
  test("says who did what, by whichever way, and an old text comes back as a draft", async () => {
    const id = await story("paper");
    let seen = (await look(id)).revision;
    const before = await spaceVersion();
    seen = (await write("Ida", id, seen, "Two"))[1].revision;
    seen = (await call("Mira", "POST", paths.publication(id), { revision: seen }))[1].revision;
    expect(await spaceVersion()).toBeGreaterThan(before);
    const restored = await call("Ida", "POST", paths.restoration(id, 1), { revision: seen });
    expect(restored[1]).toMatchObject({ state: "changed", changed: { action: "restored", author: "Ida" } });
    expect(await historyOf(id)).toEqual([
      ["restored", "Ida"],
      ["published", "Mira"],
      ["changed", "Ida"],
      ["published", "program"],
      ["created", "program"],
    ]);
    expect(await seenBy(id)).toMatchObject({ headline: "Two" });
    // Back at what visitors see, there is nothing to publish.
    const back = await call("Ida", "POST", paths.restoration(id, 4), { revision: restored[1].revision });
    expect(back[1]).toMatchObject({ state: "published", unpublished: { count: 0 } });
  });

  test("shows what a version would change before it is restored", async () => {
    const id = await story("paper");
    await write("Ida", id, (await look(id)).revision, "Two");
    const [, version] = await call("Ida", "GET", paths.version(id, 1));
    expect(version.differences.fields).toEqual([{ path: ["headline"], before: "Two", after: "One" }]);
  });

  test("has what an import changed, and nothing where it changed nothing", async () => {
    const id = await story("paper");
    let text = "";
    await exportSpace(database.db, space, async (lines) => {
      text += lines;
    });
    const bring = (lines: string) => importSpace(database.db, space, Readable.from(lines.trimEnd().split("\n")));
    expect((await bring(text)).ok).toBe(true);
    expect(await historyOf(id)).toHaveLength(2);
    expect((await bring(text.replaceAll('"One"', '"Brought"'))).ok).toBe(true);
    expect((await historyOf(id))[0]).toEqual(["imported", "import"]);
    expect(await seenBy(id)).toMatchObject({ headline: "Brought" });
  });

  test("forgets the oldest", async () => {
    const id = await story("paper");
    const writer = createStoryWriter({ db: database.db, clock, author: { via: "program" } });
    for (let index = 0; index < mostVersions; index++) {
      await writer.update(space, id, { content: page(String(index)) }, { publish: false, release: null });
    }
    const history = await historyOf(id);
    expect([history.length, history.at(-1)]).toEqual([mostVersions, ["changed", "program"]]);
  });
});

describe("a page that is planned", () => {
  const plan = async (id: number, publishAt: string | null, expireAt: string | null = null) =>
    call("Mira", "PUT", paths.schedule(id), { revision: (await look(id)).revision, publishAt, expireAt });

  test("is published at its time, not before, once however many look, and taken back later", async () => {
    const id = await story("paper", { publish: false });
    expect((await plan(id, "2026-11-21T12:00:00+01:00", "2026-11-21T12:00:00Z"))[0]).toBe(200);
    await runSchedule();
    expect(await seenBy(id)).toBeNull();
    clock.set("2026-11-21T11:00:00Z");
    await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
    expect(await seenBy(id)).toMatchObject({ headline: "One" });
    expect(await historyOf(id)).toEqual([
      ["published", "schedule"],
      ["scheduled", "Mira"],
      ["created", "program"],
    ]);
    expect(await look(id)).toMatchObject({ state: "published", publishAt: null, expireAt: "2026-11-21T12:00:00.000Z" });
    clock.set("2026-11-21T12:00:00Z");
    await runSchedule();
    expect(await look(id)).toMatchObject({ state: "draft", expireAt: null });
  });

  test("keeps its plan when the process dies in the middle, and is done once after that", async () => {
    const id = await story("paper", { publish: false });
    const other = await story("frames", { publish: false });
    for (const one of [id, other]) await plan(one, "2026-11-21T10:30:00Z");
    clock.set("2026-11-21T10:30:00Z");
    await sql`create function die() returns trigger language plpgsql as $$ begin
      if new.story_id = ${sql.lit(id)} and new.action = 'published' then raise exception 'died'; end if; return new; end $$`.execute(
      database.db,
    );
    await sql`create trigger die before insert on content_story_version for each row execute function die()`.execute(
      database.db,
    );
    await expect(runSchedule()).rejects.toThrow("planned publications were not done");
    expect(await seenBy(id)).toBeNull();
    expect(await seenBy(other)).toMatchObject({ headline: "One" });
    await sql`drop function die cascade`.execute(database.db);
    await runSchedule();
    await runSchedule();
    expect((await historyOf(id)).filter(([action]: string[]) => action === "published")).toHaveLength(1);
    expect(await look(id)).toMatchObject({ state: "published", publishAt: null });
  });

  test("is left alone when the plan is struck out", async () => {
    const id = await story("paper", { publish: false });
    await plan(id, "2026-11-21T10:30:00Z");
    await plan(id, null);
    clock.set("2026-11-21T10:30:00Z");
    await runSchedule();
    expect(await seenBy(id)).toBeNull();
  });
});

describe("the tree", () => {
  test("shows a folder's content, its state and its languages, and finds pages anywhere", async () => {
    const writer = createStoryWriter({ db: database.db, clock, author: { via: "program" } });
    const folder = await writer.create(
      space,
      { name: "Guides", slug: "guides", is_folder: true },
      { publish: false, release: null },
    );
    const guides = folder.ok ? Number(folder.value.id) : 0;
    const id = await story("paper", { parent_id: guides });
    await story("draft", { publish: false, parent_id: guides });
    await story("home");
    await call("Ida", "PUT", paths.page(id), {
      revision: (await look(id)).revision,
      content: { ...page("One"), headline__i18n__fr: "Un" },
    });
    const list = async (query: string) => {
      const [, body] = await call("Ida", "GET", `${paths.pages}?${query}`);
      return body.pages.map((one: Body) => [one.fullSlug, one.state, one.languages]);
    };
    expect(await list("")).toEqual([
      ["guides", null, []],
      ["home", "published", []],
    ]);
    expect(await list(`folder=${guides}`)).toEqual([
      ["guides/draft", "draft", []],
      ["guides/paper", "changed", ["fr"]],
    ]);
    expect(await list("search=PAP")).toEqual([["guides/paper", "changed", ["fr"]]]);
    expect(await list("state=draft")).toEqual([["guides/draft", "draft", []]]);
    expect(await list(`folder=${guides}&state=published`)).toEqual([]);
    expect((await look(id)).folders).toEqual([{ id: guides, name: "Guides" }]);
  });

  test("finds pages by what contents refer to them with, wherever they are; those that are gone are missing", async () => {
    const [paper, frames] = [await story("paper"), await story("frames")];
    const [one, other] = [(await look(paper)).uuid, (await look(frames)).uuid];
    const gone = "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1";
    const [, body] = await call("Ida", "GET", `${paths.pages}?uuids=${other},${gone}`);
    expect(body.pages.map(({ id, uuid }: Body) => [id, uuid])).toEqual([[frames, other]]);
    expect((await call("Ida", "GET", `${paths.pages}?uuids=${one},x`))[0]).toBe(422);
  });

  test("a slug that is taken or no slug is refused at its field", async () => {
    await story("paper");
    const id = await story("frames");
    for (const slug of ["paper", "two words"]) {
      const [status, body] = await call("Ida", "PUT", paths.page(id), { revision: 2, slug });
      expect([status, body.errors[0].pointer]).toEqual([422, "/slug"]);
    }
    expect((await look(id)).slug).toBe("frames");
  });
});

test("only operators look, and only admins change what visitors see", async () => {
  const id = await story("paper", { publish: false });
  expect((await call("", "GET", paths.pages))[0]).toBe(401);
  const { revision } = await look(id);
  expect((await call("Ida operator", "POST", paths.publication(id), { revision }))[0]).toBe(403);
  const plan = { revision, publishAt: "2026-11-21T10:30:00Z", expireAt: null };
  expect((await call("Ida operator", "PUT", paths.schedule(id), plan))[0]).toBe(403);
  expect(await seenBy(id)).toBeNull();
  expect((await write("Ida operator", id, revision, "A draft"))[0]).toBe(200);
  expect((await call("Mira", "GET", paths.page(999_999)))[0]).toBe(404);
});

test("a form is offered the entries of its datasource, in their order, and nobody else's", async () => {
  const lines = [
    { kind: "space", data: { format: 1, name: "A shop", languages: [] } },
    { kind: "datasource", data: { id: 1, name: "Woods", slug: "woods", dimensions: [] } },
    ...["walnut", "oak"].map((value, position) => ({
      kind: "datasource_entry",
      data: { id: 2 + position, datasource: "woods", name: value, value, position, dimension_values: {} },
    })),
  ];
  const file = [...lines, { kind: "end", data: { lines: lines.length } }].map((line) => JSON.stringify(line));
  expect((await importSpace(database.db, space, Readable.from(file))).ok).toBe(true);
  expect(await call("Ida", "GET", choicesPath("woods"))).toEqual([
    200,
    {
      choices: [
        { name: "walnut", value: "walnut" },
        { name: "oak", value: "oak" },
      ],
    },
  ]);
  expect((await call("Ida", "GET", choicesPath("metals")))[1]).toEqual({ choices: [] });
  expect((await call("", "GET", choicesPath("woods")))[0]).toBe(401);
});
