import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { type ContentFixture, contentFixture, type Manager } from "../services/content/content.fixture.ts";
import { redirectWish } from "../services/content/contract.ts";
import { exportSpace, importSpace, type NewSpace } from "../services/content/service.ts";
import { createContentPages } from "../services/content-pages/service.ts";

const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
let manage: Manager;
const clock = stoppedClock("2026-11-22T08:00:00Z");

beforeAll(async () => {
  shop = await contentFixture(database);
  space = await shop.newSpace(["en"]);
  manage = shop.manager(space);
});
afterAll(() => shop.close());

/** Where a process sends visitors of a path; each has read nothing before. */
function moved(path: string, locale: "de-DE" | "en-GB" = "de-DE", channel: "poster" | "card" = "poster") {
  const { redirects } = shop.content;
  const pages = createContentPages({
    log: silentLog,
    clock,
    source: shop.content,
    addresses: redirects,
    cards: { folder: "cards" },
  });
  return pages.moved({ channel, locale, path });
}
const put = async (id: number, story: object) => {
  const { status } = await manage.call("PUT", `/stories/${id}`, { story });
  expect(status).toBe(200);
};
const hand = (path: string, target: string) => shop.content.redirects.write(space.id, { path, target, author: "Mira" });

test("a page that gets another address is found under all it had, in one step, and under none it never had (core document, section 2)", async () => {
  const { id } = await manage.story("papier", {});
  expect(await moved("/papier")).toBeNull();
  await put(id, { slug: "papiere" });
  await put(id, { slug: "unsere-papiere" });
  expect(await moved("/papier")).toBe("/unsere-papiere");
  expect(await moved("/papiere")).toBe("/unsere-papiere");
  expect(await moved("/papierchen")).toBeNull();
  await put(id, { slug: "papier" });
  expect(await moved("/papiere")).toBe("/papier");
  expect(await shop.content.redirects.list(space.id, "papier")).toMatchObject([
    { kind: "moved", target: "papier", page: id },
    { kind: "moved", target: "papier", page: id },
  ]);
});

test("a folder that is renamed takes the old addresses of all its pages along", async () => {
  const folder = await manage.folder("ratgeber");
  await manage.story("ratgeber", {}, { parent_id: folder.id, is_startpage: true });
  await manage.story("rahmen", {}, { parent_id: folder.id });
  await put(folder.id, { slug: "tipps" });
  expect(await moved("/ratgeber/rahmen")).toBe("/tipps/rahmen");
  expect(await moved("/ratgeber")).toBe("/tipps");
});

test("another slug of a translation moves the page in that language alone, and one taken away sends to the page", async () => {
  const slugs = (slug: string) => ({ translated_slugs_attributes: [{ lang: "en", slug, name: "Frames" }] });
  const { id } = await manage.story("leisten", {}, slugs("mouldings"));
  await put(id, slugs("frames"));
  expect(await moved("/mouldings", "en-GB")).toBe("/frames");
  expect(await moved("/mouldings")).toBeNull();
  await put(id, { translated_slugs_attributes: [] });
  expect(await moved("/frames", "en-GB")).toBe("/leisten");
});

test("a draft had no address that anybody knew, and nobody is sent to a page that was taken back", async () => {
  const draft = await manage.story("entwurf", {}, { draft: true });
  await put(draft.id, { slug: "anders" });
  expect(await moved("/entwurf")).toBeNull();
  const page = await manage.story("aktion", {});
  await put(page.id, { slug: "aktionen" });
  await manage.call("GET", `/stories/${page.id}/unpublish`);
  expect(await moved("/aktion")).toBeNull();
  await manage.call("DELETE", `/stories/${page.id}`);
  expect(await moved("/aktion")).toBeNull();
});

test("a page below the card channel's folder moves on that channel's host, where the folder is no part of addresses", async () => {
  const folder = await manage.folder("cards");
  const { id } = await manage.story("hochzeit", {}, { parent_id: folder.id });
  await put(id, { slug: "hochzeitskarten" });
  expect(await moved("/hochzeit", "de-DE", "card")).toBe("/hochzeitskarten");
  expect(await moved("/hochzeit")).toBeNull();
});

test("what an operator writes leads on to where a page is now; a page at a target is where it ends", async () => {
  const { id } = await manage.story("versand", {});
  await put(id, { slug: "lieferung" });
  await hand("/alt", "/aelter");
  await hand("/aelter", "/versand");
  expect(await moved("/alt")).toBe("/lieferung");
  await manage.story("aelter", {});
  expect(await moved("/alt")).toBe("/aelter");
});

test("nobody is sent in a circle", async () => {
  expect((await hand("/eins", "/zwei")).ok).toBe(true);
  expect((await hand("/zwei", "/drei")).ok).toBe(true);
  expect(await hand("/drei", "/eins")).toEqual({ ok: false, error: "circle" });
  expect(await moved("/drei")).toBeNull();
  expect(await moved("/eins")).toBe("/drei");
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "/a//b",
  "/a?b=1",
  "/a b",
  "/../a",
  "a",
  "/a#b",
  "/\t/a",
])("%j is no path of the shop", (path) => {
  expect(redirectWish.safeParse({ path: "/alt", target: path }).success).toBe(false);
  expect(redirectWish.safeParse({ path, target: "/neu" }).success).toBe(false);
});

test("an export carries old addresses and redirects, an import brings them, and brings none that a page never had", async () => {
  const lines: string[] = [];
  await exportSpace(
    database.db,
    space.id,
    async (text) => void lines.push(...text.split("\n").filter((line) => line !== "")),
  );
  const other = await shop.newSpace(["en"]);
  const read = async function* () {
    yield* lines;
  };
  const imported = await importSpace(database.db, other.id, read());
  expect(imported.ok).toBe(true);
  const addressesOf = async (of: NewSpace) =>
    (await shop.content.redirects.list(of.id, ""))
      .map(({ kind, lang, path, target }) => [kind, lang, path, target].join(" "))
      .toSorted();
  expect(await addressesOf(other)).toEqual(await addressesOf(space));
  expect((await addressesOf(other)).length).toBeGreaterThan(6);
  // A second time it moves nothing.
  const again = await importSpace(database.db, other.id, read());
  expect(again.ok).toBe(true);
  expect(await addressesOf(other)).toEqual(await addressesOf(space));
});

test("a redirect that is removed leads nowhere any more", async () => {
  await hand("/weg", "/lieferung");
  expect(await moved("/weg")).toBe("/lieferung");
  const key = { kind: "written", lang: "", path: "/weg" } as const;
  expect(await shop.content.redirects.remove(space.id, key)).toBe(true);
  expect(await moved("/weg")).toBeNull();
  expect(await shop.content.redirects.remove(space.id, key)).toBe(false);
});
