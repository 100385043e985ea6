import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../../platform/log/log.ts";
import type { StoppedClock } from "../../../platform/time/clock.ts";
import { draftPaths as drafts, officeContentPaths as pages, officeReleasePaths as paths } from "../contract.ts";
import type { Content } from "../service.ts";
import { type Body, type Call, officeOfTest } from "./office.fixture.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let content: Content;
let call: Call;

beforeEach(async () => {
  ({ clock, content, call } = await officeOfTest(database.db, { at: "2026-11-22T10:00:00Z", languages: [] }));
});

const headline = (text: string) => ({ component: "page", _uid: "p", headline: text });
async function page(slug: string, text = "One"): Promise<number> {
  const from = { kind: "template", template: "empty" };
  const [, made] = await call("Ida", "POST", pages.pages, { name: slug, slug, parentId: null, from });
  const body = { revision: made.revision, content: headline(text) };
  const [, { revision }] = await call("Ida", "PUT", pages.page(made.id), body);
  await call("Ida", "POST", pages.publication(made.id), { revision });
  clock.advance(60_000);
  return made.id;
}
const release = async (name = "Advent") => (await call("Ida", "POST", paths.releases, { name }))[1].id as number;
const put = (id: number, story: number, text: string, revision = 0) =>
  call("Ida operator", "PUT", paths.page(id, story), { revision, content: headline(text) });
async function publishAgain(story: number, text: string): Promise<void> {
  clock.advance(60_000);
  const [, { revision }] = await call("Mira", "GET", pages.page(story));
  const [, written] = await call("Mira", "PUT", pages.page(story), { revision, content: headline(text) });
  await call("Mira", "POST", pages.publication(story), { revision: written.revision });
}
async function seenOf(story: number): Promise<string | null> {
  const row = database.db.selectFrom("content_story").select("published").where("id", "=", story);
  return ((await row.executeTakeFirstOrThrow()).published as Body)?.headline ?? null;
}
const look = async (id: number) => (await call("Ida", "GET", paths.release(id)))[1];
const runSchedule = async () => {
  const run = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };
  await content.handlers[0]?.work({}, run);
};

describe("a release", () => {
  test("holds versions that nobody sees, each beside what is published, until all go out together", async () => {
    const [first, second, id] = [await page("first"), await page("second"), await release()];
    expect((await put(id, first, "Advent one"))[0]).toBe(200);
    await put(id, second, "Advent two");
    expect([await seenOf(first), await seenOf(second)]).toEqual(["One", "One"]);
    expect(await look(id)).toMatchObject({
      name: "Advent",
      isReleased: false,
      pageCount: 2,
      conflictCount: 0,
      outcome: null,
      pages: [
        { fullSlug: "first", isPublished: true, hasDraft: false, conflict: null },
        { fullSlug: "second", differences: { fields: [{ before: "One", after: "Advent two" }], count: 1 } },
      ],
    });
    const [, { revision }] = await call("Mira", "GET", pages.page(first));
    await call("Mira", "PUT", pages.page(first), { revision, content: headline("Draft") });
    expect((await look(id)).pages.map((one: Body) => one.hasDraft)).toEqual([true, false]);
    const [status, out] = await call("Mira", "POST", paths.publication(id), {});
    expect(status).toBe(200);
    expect(out).toMatchObject({ isReleased: true, pages: [], outcome: { author: "Mira", pages: ["first", "second"] } });
    expect([await seenOf(first), await seenOf(second)]).toEqual(["Advent one", "Advent two"]);
    expect((await call("Mira", "POST", paths.publication(id), {}))[0]).toBe(409);
    expect((await put(id, first, "Late"))[0]).toBe(409);
  });

  test("that would set back what was published meanwhile names it, and publishes nothing", async () => {
    const [first, second, id] = [await page("first"), await page("second"), await release()];
    await put(id, first, "Advent one");
    await put(id, second, "Advent two");
    await publishAgain(second, "Newer");
    expect(await look(id)).toMatchObject({ conflictCount: 1, pages: [{ conflict: null }, { fullSlug: "second" }] });
    const [status, refused] = await call("Mira", "POST", paths.publication(id), { overwrite: [first] });
    expect([status, refused.type]).toEqual([409, "urn:passepartout:problem:release-conflict"]);
    expect(refused.pages).toMatchObject([{ id: second, fullSlug: "second", publishedAt: clock.now().toISOString() }]);
    expect([await seenOf(first), await seenOf(second)]).toEqual(["One", "Newer"]);
    expect((await call("Mira", "POST", paths.publication(id), { overwrite: [second] }))[0]).toBe(200);
    expect(await seenOf(second)).toBe("Advent two");
    // What was set back is in the history.
    const [, { versions }] = await call("Mira", "GET", pages.versions(second));
    expect(versions[1]).toMatchObject({ action: "published", author: "Mira" });
  });

  test("goes out at its moment, not before; one with a conflict waits for somebody to decide", async () => {
    const [first, id, other] = [await page("first"), await release(), await release("Other")];
    const second = await page("second");
    await put(id, first, "Advent");
    await put(other, second, "Other");
    await publishAgain(second, "Newer");
    const releaseAt = new Date(clock.now().getTime() + 60_000).toISOString();
    for (const one of [id, other]) expect((await call("Mira", "PUT", paths.plan(one), { releaseAt }))[0]).toBe(200);
    await runSchedule();
    expect(await seenOf(first)).toBe("One");
    clock.advance(60_000);
    await runSchedule();
    expect([await seenOf(first), await seenOf(second)]).toEqual(["Advent", "Newer"]);
    expect([(await look(id)).isReleased, (await look(other)).isReleased]).toEqual([true, false]);
  });

  test("loses pages and is deleted without any page losing anything", async () => {
    const [first, id] = [await page("first"), await release()];
    await put(id, first, "Advent");
    expect((await call("Ida", "DELETE", paths.page(id, first)))[0]).toBe(204);
    expect((await call("Ida", "DELETE", paths.page(id, first)))[0]).toBe(404);
    const [status, refused] = await call("Ida", "POST", paths.publication(id), {});
    expect([status, refused.type]).toEqual([409, "urn:passepartout:problem:release-empty"]);
    expect((await call("Ida", "PUT", paths.release(id), { name: "Christmas" }))[1].name).toBe("Christmas");
    expect((await call("Ida", "DELETE", paths.release(id)))[0]).toBe(204);
    expect((await call("Ida", "GET", paths.release(id)))[0]).toBe(404);
    expect(await seenOf(first)).toBe("One");
  });
});

describe("a page's version in a release", () => {
  test("begins as its draft, and of two who write it at once one is told", async () => {
    const [first, id] = [await page("first"), await release()];
    expect((await call("Ida", "GET", paths.page(id, first)))[1]).toMatchObject({
      revision: 0,
      content: headline("One"),
    });
    const both = await Promise.all(["A", "B"].map((text) => put(id, first, text)));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect((await put(id, first, "C", 1))[1]).toMatchObject({ revision: 2, content: headline("C") });
    const [, draft] = await call("Ida", "PUT", paths.page(id, first), { revision: 2 });
    expect(draft).toMatchObject({ revision: 3, content: headline("One") });
    expect((await call("Ida", "GET", paths.page(id, 999_999)))[0]).toBe(404);
  });

  test("that somebody wrote meanwhile is told with both texts; sending again what is there is no conflict", async () => {
    const [first, id] = [await page("first"), await release()];
    await put(id, first, "Hers");
    const mine = (text: string) =>
      call("Mira operator", "PUT", paths.page(id, first), { revision: 0, content: headline(text) });
    const [status, told] = await mine("Mine");
    expect([status, told.type]).toEqual([409, "urn:passepartout:problem:page-changed"]);
    expect(told).toMatchObject({
      revision: 1,
      changed: { author: "Ida", action: "changed", at: clock.now().toISOString() },
      differences: { fields: [{ path: ["headline"], before: "Hers", after: "Mine" }], count: 1 },
    });
    expect((await call("Ida", "GET", paths.page(id, first)))[1].content).toEqual(headline("Hers"));
    expect((await mine("Hers"))[0]).toBe(409);
    expect((await put(id, first, "Hers"))[1]).toMatchObject({ revision: 2, changed: { author: "Ida" } });
  });

  test("that is no content is refused by name, whoever was first, and nothing is lost", async () => {
    const [first, id] = [await page("first"), await release()];
    await put(id, first, "Kept");
    const levels = 100_000;
    const deep = `${'{"in":'.repeat(levels)}1${"}".repeat(levels)}`;
    const wrong: [content: string, status: number][] = [
      ['{"headline":"x"}', 422],
      [`{"component":"page","in":${deep}}`, 422],
      ["[]", 422],
      [`{"component":"page","text":"${"x".repeat(5_000_000)}"}`, 413],
    ];
    for (const [content, status] of wrong) {
      for (const revision of [0, 1]) {
        const body = `{"revision":${revision},"content":${content}}`;
        expect((await call("Mira", "PUT", paths.page(id, first), body))[0]).toBe(status);
        expect((await call("Mira", "PUT", drafts.draft(first), body))[0]).toBe(status);
      }
    }
    expect((await call("Ida", "GET", paths.page(id, first)))[1]).toMatchObject({
      revision: 1,
      content: headline("Kept"),
    });
    expect((await call("Ida", "GET", drafts.draft(first)))[1].content).toEqual(headline("One"));
  });

  test("is open beside the draft: editors of the one are not told of editors of the other", async () => {
    const [first, id] = [await page("first"), await release()];
    await put(id, first, "Advent");
    const say = async (who: string, window: string, open: object) =>
      (
        await call(who, "POST", drafts.presence(first), {
          window: `5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7${window}`,
          ...open,
        })
      )[1];
    const draft = await say("Ida", "a", {});
    expect(draft).toMatchObject({ others: [], changed: { action: "published" } });
    expect(await say("Mira", "b", { release: id })).toMatchObject({
      others: [],
      revision: 1,
      changed: { author: "Ida" },
    });
    expect(await say("Nora", "c", { release: id })).toMatchObject({ others: ["Mira"], revision: 1 });
    expect(await say("Nora", "c", { release: null })).toMatchObject({ others: ["Ida"], revision: draft.revision });
    expect(await say("Mira", "b", { release: id })).toMatchObject({ others: [] });
    expect((await call("Mira", "POST", drafts.presence(first), { window: "x" }))[0]).toBe(422);
  });

  test("is framed under the name that it has in the release", async () => {
    const [first, id] = [await page("first"), await release()];
    await call("Ida", "PUT", paths.page(id, first), { revision: 0, name: "Advent", content: headline("Advent") });
    const named = async (query: string) => (await call("Ida", "GET", drafts.frame(first) + query))[1].story?.name;
    expect([await named(""), await named(`?release=${id}`)]).toEqual(["first", "Advent"]);
    expect((await call("Ida", "GET", `${drafts.frame(first)}?release=x`))[0]).toBe(422);
  });

  test("is written by operators; going out is for publishers", async () => {
    const [first, id] = [await page("first"), await release()];
    await put(id, first, "Advent");
    expect((await call("", "GET", paths.releases))[0]).toBe(401);
    expect((await call("Mira operator", "GET", paths.releases))[1].releases).toHaveLength(1);
    expect((await call("Mira operator", "POST", paths.publication(id), {}))[0]).toBe(403);
    expect((await call("Mira operator", "PUT", paths.plan(id), { releaseAt: null }))[0]).toBe(403);
    expect(await seenOf(first)).toBe("One");
  });
});
