import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { StoppedClock } from "../../../platform/time/clock.ts";
import { officeContentPaths as pages, officeTreePaths as tree } from "../contract.ts";
import { type Body, type Call, officeOfTest } from "./office.fixture.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let call: Call;

beforeEach(async () => {
  ({ clock, call } = await officeOfTest(database.db, { at: "2026-11-22T10:00:00Z", languages: ["en", "fr"] }));
});

const guide = { kind: "template", template: "guide" };
async function make(name: string, more: object = {}, who = "Ida"): Promise<Body> {
  const wish = { name, slug: name.toLowerCase(), parentId: null, from: guide, ...more };
  const [status, made] = await call(who, "POST", pages.pages, wish);
  expect([status, made.errors]).toEqual([201, undefined]);
  return made;
}
const folder = (name: string, parentId: number | null = null) => make(name, { parentId, from: { kind: "folder" } });
const change = (page: Body, more: object, who = "Ida") =>
  call(who, "PUT", pages.page(page.id), { revision: page.revision, ...more });
const look = async (page: Body) => (await call("Ida", "GET", pages.page(page.id)))[1];
const publish = async (page: Body) =>
  (await call("Ida", "POST", pages.publication(page.id), { revision: page.revision }))[1];
const draftOf = async ({ id }: Body) =>
  (await database.db.selectFrom("content_story").select("draft").where("id", "=", id).executeTakeFirstOrThrow())
    .draft as Body;
const uids = (content: unknown) => [...JSON.stringify(content).matchAll(/"_uid": ?"([^"]+)"/g)].map(([, uid]) => uid);

describe("a new page", () => {
  test("is a draft from a template, with its name in it and every block one of its own", async () => {
    const [, { templates }] = await call("Ida operator", "GET", tree.templates);
    expect(templates.map((one: Body) => one.name)).toEqual([
      "Empty page",
      "Product page",
      "Guide",
      "Card occasion",
      "Legal text",
    ]);
    const seen: string[] = [];
    for (const { key } of templates) {
      const page = await make(key, { from: { kind: "template", template: key } }, "Ida operator");
      expect(page).toMatchObject({ state: "draft", fullSlug: key, changed: { action: "created", author: "Ida" } });
      const draft = await draftOf(page);
      expect(JSON.stringify(draft)).not.toMatch(/\{name\}|"de":/);
      expect(draft.title).toBe(key);
      seen.push(...(uids(draft) as string[]));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(10);
  });

  test("is a copy with the same words and tags, in which no block is the other page's", async () => {
    const page = (await change(await make("Paper"), { tags: ["paper"] }))[1];
    const copy = await make("Copy", { from: { kind: "copy", page: page.id } });
    const [before, after] = [await draftOf(page), await draftOf(copy)];
    const without = (content: Body) => JSON.parse(JSON.stringify(content).replaceAll(/"_uid": ?"[^"]+"/g, '"_uid":""'));
    expect(without(after)).toEqual(without(before));
    expect(copy.tags).toEqual(["paper"]);
    expect(uids(after).filter((uid) => uids(before).includes(uid))).toEqual([]);
  });

  test.each([
    [{ slug: "Über uns" }, "/slug"],
    [{ slug: "a/b" }, "/slug"],
    [{ slug: "" }, "/slug"],
    [{ parentId: 999_999 }, "/parent_id"],
    [{ from: { kind: "template", template: "none" } }, "/from"],
    [{ from: { kind: "copy", page: 999_999 } }, "/from"],
  ])("with %j is refused, by the name of the field", async (more, pointer) => {
    const wish = { name: "Paper", slug: "paper", parentId: null, from: guide, ...more };
    const [status, refused] = await call("Ida", "POST", pages.pages, wish);
    expect([status, refused.errors[0].pointer]).toEqual([422, pointer]);
    expect((await call("Ida", "GET", pages.pages))[1].total).toBe(0);
  });

  test("of two people with one address at the same moment is one page and one refusal", async () => {
    const wish = { name: "Paper", slug: "paper", parentId: null, from: guide };
    const both = await Promise.all(["Ida", "Mira"].map((who) => call(who, "POST", pages.pages, wish)));
    expect(both.map(([status]) => status).sort()).toEqual([201, 422]);
    const [, refused] = both.find(([status]) => status === 422) ?? [];
    expect(refused.errors).toMatchObject([{ pointer: "/slug", detail: "has already been taken" }]);
    // In another folder it is another address.
    await make("Paper", { parentId: (await folder("guides")).id });
  });

  test("is for operators", async () => {
    const wish = { name: "Paper", slug: "paper", parentId: null, from: guide };
    expect((await call("", "POST", pages.pages, wish))[0]).toBe(401);
    expect((await call("", "GET", tree.bin))[0]).toBe(401);
    expect((await call("", "GET", tree.folders))[0]).toBe(401);
    expect((await call("", "POST", tree.removal(1), { revision: 1 }))[0]).toBe(401);
  });
});

describe("the place of a page", () => {
  test("changes with its folder, which takes along what is in it; a folder never goes into itself", async () => {
    const [guides, old] = [await folder("guides"), await folder("old")];
    const page = await make("Paper", { parentId: guides.id });
    const moved = (await change(guides, { parentId: old.id, slug: "help" }))[1];
    expect(moved.fullSlug).toBe("old/help");
    expect((await look(page)).fullSlug).toBe("old/help/paper");
    const [status, refused] = await change(await look(old), { parentId: guides.id });
    expect([status, refused.errors[0].pointer]).toEqual([422, "/parent_id"]);
    const [, { folders }] = await call("Ida", "GET", tree.folders);
    expect(folders.map((one: Body) => one.fullSlug)).toEqual(["old", "old/help"]);
  });

  test("is its own in each language, one address a page, in languages of the space", async () => {
    const page = await make("Papier");
    const [, changed] = await change(page, { translatedSlugs: [{ lang: "en", slug: "paper" }] });
    expect(changed.translatedSlugs).toEqual([{ lang: "en", slug: "paper", path: "paper" }]);
    // Its name in that language stands beside the slug, and is nothing an operator takes away with it.
    const names = database.db.updateTable("content_translated_slug").where("story_id", "=", page.id);
    await names.set({ name: "Paper" }).execute();
    const [, again] = await change(changed, { translatedSlugs: [{ lang: "en", slug: "papers" }] });
    const kept = database.db.selectFrom("content_translated_slug").select("name").where("story_id", "=", page.id);
    expect(await kept.execute()).toEqual([{ name: "Paper" }]);
    const other = await make("Other");
    const [taken, why] = await change(other, { translatedSlugs: [{ lang: "en", slug: "papers" }] });
    expect([taken, why.errors[0]]).toEqual([
      422,
      { in: "body", pointer: "/translatedSlugs", detail: "en has already been taken" },
    ]);
    const [strange, which] = await change(other, { translatedSlugs: [{ lang: "xx", slug: "paper" }] });
    expect([strange, which.errors[0].detail]).toEqual([422, "xx is no language of this space"]);
    expect((await look(other)).revision).toBe(other.revision);
    expect((await change(again, { translatedSlugs: [] }))[1].translatedSlugs).toEqual([]);
  });
});

describe("the bin", () => {
  test("takes a draft from an operator, and gives it back with its history", async () => {
    const page = (await change(await make("Paper"), { translatedSlugs: [{ lang: "en", slug: "paper-en" }] }))[1];
    const { revision } = page;
    expect((await call("Mira", "POST", tree.removal(page.id), { revision: revision - 1 }))[0]).toBe(409);
    expect((await call("Mira operator", "POST", tree.removal(page.id), { revision }))[0]).toBe(204);
    expect((await call("Ida", "GET", pages.page(page.id)))[0]).toBe(404);
    const [, bin] = await call("Ida", "GET", tree.bin);
    expect(bin).toMatchObject({ pages: [{ id: page.id, fullSlug: "paper", author: "Mira" }] });

    const [status, back] = await call("Ida", "POST", tree.recovery(page.id));
    expect(status).toBe(200);
    expect(back).toMatchObject({
      id: page.id,
      uuid: page.uuid,
      state: "draft",
      fullSlug: "paper",
      changed: { action: "restored" },
      translatedSlugs: [{ lang: "en", slug: "paper-en" }],
    });
    const [, { versions }] = await call("Ida", "GET", pages.versions(page.id));
    expect(versions.map((one: Body) => one.action)).toEqual(["restored", "changed", "created"]);
    expect((await call("Ida", "GET", tree.bin))[1].pages).toEqual([]);
    expect((await call("Ida", "POST", tree.recovery(page.id)))[0]).toBe(404);
  });

  test("takes what visitors see only from publishers who name its address, and gives it back as a draft", async () => {
    const page = await publish(await make("Paper"));
    const seen = { revision: page.revision };
    expect((await call("Mira operator", "POST", tree.removal(page.id), { ...seen, address: "paper" }))[0]).toBe(403);
    for (const body of [seen, { ...seen, address: "else" }]) {
      const [status, refused] = await call("Mira", "POST", tree.removal(page.id), body);
      expect([status, refused.type, refused.address]).toEqual([
        409,
        "urn:passepartout:problem:page-published",
        "paper",
      ]);
    }
    expect((await look(page)).state).toBe("published");
    expect((await call("Mira", "POST", tree.removal(page.id), { ...seen, address: "paper" }))[0]).toBe(204);
    expect((await call("Mira", "POST", tree.recovery(page.id)))[1].state).toBe("draft");
  });

  test("gives nothing back over another page, and puts what has lost its folder into the root", async () => {
    const guides = await folder("guides");
    const page = await make("Paper", { parentId: guides.id });
    expect((await call("Ida", "POST", tree.removal(guides.id), { revision: guides.revision }))[0]).toBe(409);
    await call("Ida", "POST", tree.removal(page.id), { revision: page.revision });
    const other = await make("Paper", { parentId: guides.id });
    const [status, refused] = await call("Ida", "POST", tree.recovery(page.id));
    expect([status, refused.errors[0].pointer]).toEqual([422, "/slug"]);
    await call("Ida", "POST", tree.removal(other.id), { revision: other.revision });
    expect((await call("Ida", "POST", tree.removal(guides.id), { revision: guides.revision }))[0]).toBe(204);
    expect((await call("Ida", "POST", tree.recovery(page.id)))[1].fullSlug).toBe("paper");
  });

  test("forgets after ninety days", async () => {
    const [first, second] = [await make("First"), await make("Second")];
    await call("Ida", "POST", tree.removal(first.id), { revision: first.revision });
    clock.advance(91 * 24 * 60 * 60 * 1000);
    await call("Ida", "POST", tree.removal(second.id), { revision: second.revision });
    expect((await call("Ida", "GET", tree.bin))[1].pages.map((one: Body) => one.id)).toEqual([second.id]);
  });
});
