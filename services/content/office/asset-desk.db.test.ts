import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { createMigratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { createStoryDesk } from "../management/stories.ts";
import { createSpace } from "../service.ts";
import { createAssetLibrary } from "./asset-desk.ts";

let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let space: number;
let library: ReturnType<typeof createAssetLibrary>;
const origin = "https://shop.example";

beforeAll(async () => {
  database = await createMigratedTestDatabase();
  ({ id: space } = await createSpace(database.db, { name: "A shop", languages: ["fr"] }));
  library = createAssetLibrary({ db: database.db, clock: systemClock, publicUrl: origin });
});
afterAll(() => database.drop());

async function asset(name: string): Promise<number> {
  const filename = `${origin}/f/${space}/800x600/abc/${name}`;
  const { id } = await database.db
    .insertInto("content_asset")
    .values({ space_id: space, filename })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
async function pageWith(slug: string, name: string): Promise<number> {
  const desk = createStoryDesk({ db: database.db, clock: systemClock, author: { via: "program" } });
  const picture = { fieldtype: "asset", filename: `${origin}/f/${space}/800x600/abc/${name}` };
  const fields = { name: slug, slug, content: { component: "page", _uid: slug, picture } };
  const made = await desk.create(space, fields, { publish: true, release: null });
  return made.ok ? Number(made.value.id) : 0;
}

test("words in each language and the focus are kept, with the name of who wrote them", async () => {
  const id = await asset("words.jpg");
  const changes = { alt: "A room", alts: { fr: "Une pièce" }, focus: { x: 0.25, y: 1 } };
  const changed = await library.change(space, id, changes, "Mira");
  expect(changed).toMatchObject({
    ok: true,
    value: { alt: "A room", alts: { fr: "Une pièce" }, focus: { x: 0.25, y: 599 / 600 }, log: [{ author: "Mira" }] },
  });
});

test("an asset that pages show is deleted only by who knows it", async () => {
  const id = await asset("used.jpg");
  await pageWith("used", "used.jpg");
  expect(await library.remove(space, id, "Mira", false)).toEqual({ ok: false, error: "used" });
  expect((await library.view(space, id))?.usedIn).toMatchObject([{ fullSlug: "used", isPublished: true }]);
  expect((await library.remove(space, id, "Mira", true)).ok).toBe(true);
  expect(await library.view(space, id)).toBeNull();
});

test("another asset in its place is what every page shows, and no page of a similar name changes", async () => {
  const [before, after] = [await asset("old.jpg"), await asset("new.jpg")];
  const page = await pageWith("replaced", "old.jpg");
  const other = await pageWith("other", "old.jpg2.jpg");
  expect((await library.replace(space, before, after, "Mira")).ok).toBe(true);
  const text = async (id: number) =>
    JSON.stringify(
      await database.db.selectFrom("content_story").select(["draft", "published"]).where("id", "=", id).execute(),
    );
  expect(await text(page)).not.toContain("old.jpg");
  expect((await text(page)).match(/new\.jpg/g)).toHaveLength(2);
  expect(await text(other)).toContain("old.jpg2.jpg");
});
