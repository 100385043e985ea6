import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { type ContentFixture, contentFixture, type Manager } from "../content.fixture.ts";
import { createSpace, exportFolder, exportSpace, importFolder, type NewSpace } from "../service.ts";

const database = await migratedTestDatabase();
const root = mkdtempSync(join(tmpdir(), "content-folder-"));
let shop: ContentFixture;
let space: NewSpace;
let manage: Manager;
let folder: string;

beforeAll(async () => {
  shop = await contentFixture(database);
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  space = await shop.newSpace(["de"]);
  manage = shop.manager(space);
  folder = join(root, String(space.id));
});

const files = () => globSync("**/*.json", { cwd: folder }).toSorted();
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));

async function linesOf({ id }: NewSpace): Promise<readonly string[]> {
  let text = "";
  await exportSpace(database.db, id, async (lines) => {
    text += lines;
  });
  return text.trimEnd().split("\n");
}

test("a space goes into a folder and comes out of it the same, a file for each story", async () => {
  await manage.call("POST", "/components", { component: { name: "page", schema: {} } });
  const help = await manage.folder("help");
  await manage.story("help", {}, { parent_id: help.id, is_startpage: true });
  await manage.story("shipping", { text: 'Two days 📦\n"soon"' }, { parent_id: help.id });
  const home = await manage.story("home", { title: "Home" });
  const changed = { component: "page", _uid: "home-root", title: "A new home" };
  await manage.call("PUT", `/stories/${home.id}`, { story: { content: changed } });
  expect(await exportFolder(database.db, space.id, folder)).toEqual({ ok: true, value: null });
  expect(files()).toEqual([
    "component.json",
    "space.json",
    "stories/help/_folder.json",
    "stories/help/help.json",
    "stories/help/shipping.json",
    "stories/home.json",
  ]);
  expect(read("stories/help/shipping.json").published).toBe("draft");
  expect([read("stories/home.json").published.title, read("stories/home.json").draft.title]).toEqual([
    "Home",
    "A new home",
  ]);

  const there = await createSpace(database.db, { name: "A shop", languages: ["de"] });
  expect(await importFolder(database.db, there.id, folder)).toMatchObject({ ok: true, value: { notices: [] } });
  expect(await linesOf(there)).toEqual(await linesOf(space));
});

test("what was deleted in the space is no longer in the folder after the next export", async () => {
  const [first] = [await manage.story("first", {}), await manage.story("second", {})];
  await exportFolder(database.db, space.id, folder);
  await manage.call("DELETE", `/stories/${first.id}`);
  await exportFolder(database.db, space.id, folder);
  expect(files()).toEqual(["space.json", "stories/second.json"]);
  expect([existsSync(`${folder}.unfinished`), existsSync(`${folder}.former`)]).toEqual([false, false]);
});

test("stories whose names differ in capitals only have files of their own", async () => {
  const inner = await manage.folder("b");
  await manage.story("a", {});
  const capital = await manage.story("A", {});
  const other = await manage.folder("B");
  await manage.story("x", {}, { parent_id: inner.id });
  await manage.story("x", {}, { parent_id: other.id });
  await exportFolder(database.db, space.id, folder);
  const names = files().map((file) => file.toLowerCase());
  expect(new Set(names).size).toBe(7);
  expect(names).toContain(`stories/b~${other.id}/x.json`);
  expect(names).toContain(`stories/a~${capital.id}.json`);
  const there = await createSpace(database.db, { name: "A shop", languages: ["de"] });
  expect(await importFolder(database.db, there.id, folder)).toMatchObject({ ok: true });
  expect(await linesOf(there)).toEqual(await linesOf(space));
});

test("a problem names its file, and nothing of the folder is imported", async () => {
  await manage.story("first", {});
  await manage.story("second", {});
  await exportFolder(database.db, space.id, folder);
  writeFileSync(join(folder, "stories/first.json"), "{");
  writeFileSync(join(folder, "redirect.json"), "7");
  const second = read("stories/second.json");
  writeFileSync(join(folder, "stories/second.json"), JSON.stringify({ ...second, slug: "🎄" }));
  const there = await createSpace(database.db, { name: "A shop" });
  expect(await importFolder(database.db, there.id, folder)).toEqual({
    ok: false,
    error: [
      "stories/first.json: is no JSON",
      expect.stringMatching(/^stories\/second\.json: story second: slug may have letters/),
      "redirect.json: is no line of content",
    ],
  });
  expect(await linesOf(there)).toHaveLength(2);
  rmSync(join(folder, "space.json"));
  await expect(importFolder(database.db, there.id, folder)).rejects.toThrow("ENOENT");
});

test("a folder with anything else in it is left alone, and so is one for a space that is not there", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "letter.txt"), "dear");
  expect(await exportFolder(database.db, space.id, folder)).toEqual({ ok: false, error: "other files" });
  expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("dear");
  expect(await exportFolder(database.db, 999_999, `${folder}-new`)).toEqual({ ok: false, error: "no space" });
  expect([existsSync(`${folder}-new`), existsSync(`${folder}-new.unfinished`)]).toEqual([false, false]);
});
