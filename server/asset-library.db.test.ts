import { createMiddleware } from "hono/factory";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { sameOrigin } from "../platform/http/same-origin.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import { deliveryPath, officeAssetPaths as paths } from "../services/content/contract.ts";
import { contentOfficeRoutes, createStoryWriter, type NewSpace } from "../services/content/service.ts";
import { type ImagesFixture, imagesFixture } from "../services/images/images.fixture.ts";

const database = await migratedTestDatabase();
let shop: ImagesFixture;
let space: NewSpace;

beforeAll(async () => {
  shop = await imagesFixture(database);
  const only = (...roles: readonly string[]) =>
    createMiddleware<AppEnv>(async (c, next) => {
      const role = c.req.header("test-role");
      c.set("visitor", {
        visitorId: "v",
        customerId: null,
        operator: role ? { id: "m", name: "Mira", role: role as "admin", language: null } : null,
      });
      return role && roles.includes(role) ? next() : c.json({}, role ? 403 : 401);
    });
  const rights = { requireEditor: only("operator", "admin"), requirePublisher: only("admin") };
  shop.app.use("/office-api/*", sameOrigin([]));
  const routers = contentOfficeRoutes({ office: shop.content.office, origins: {} as never, ...rights });
  for (const routes of routers) shop.app.route("/", routes);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await database.db.deleteFrom("content_space").execute();
  space = await shop.newSpace();
  await database.db
    .updateTable("content_space")
    .set({ languages: ["fr"] })
    .where("id", "=", space.id)
    .execute();
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Body = any;
async function call(method: string, path: string, body?: object, role = "admin"): Promise<[number, Body]> {
  const answer = await shop.app.request(path, {
    method,
    headers: { ...(role && { "test-role": role }), "content-type": "application/json", "x-locale": "en-GB" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return [answer.status, answer.status === 204 ? null : await answer.json()];
}
const square = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
async function send(file: Uint8Array, announcement: object): Promise<[number, number]> {
  const [, { id, address, fields }] = await call("POST", paths.uploads, announcement);
  return [id, (await shop.send({ post_url: address, fields }, file)).status];
}
async function upload(name: string, more: object = {}, file?: Uint8Array): Promise<Body> {
  const [id] = await send(file ?? (await square("#336699")), { filename: name, width: 80, height: 60, ...more });
  const [status, asset] = await call("POST", paths.finish(id));
  expect(status).toBe(200);
  return asset;
}
async function pageWith(slug: string, picture: object): Promise<number> {
  const writer = createStoryWriter({ db: database.db, clock: shop.clock, author: { via: "program" } });
  const fields = { name: slug, slug, content: { component: "page", _uid: slug, picture } as never };
  const made = await writer.create(space.id, fields, { publish: true, release: null });
  return made.ok ? Number(made.value.id) : 0;
}
async function delivered(slug: string, more = ""): Promise<Body> {
  const path = `${deliveryPath}/cdn/stories/${slug}?token=${space.tokens.preview}&version=draft${more}`;
  return (await (await shop.get(path)).json()).story.content.picture;
}
const count = async () => (await call("GET", paths.assets))[1].total;

describe("bringing a file", () => {
  test("makes an asset that says what it is, who brought it, and how a page holds it", async () => {
    const asset = await upload("Mein Zimmer.PNG");
    expect(asset).toMatchObject({
      name: "mein-zimmer.png",
      kind: "picture",
      contentType: "image/png",
      width: 80,
      height: 60,
      folder: null,
      usedIn: [],
      log: [{ action: "uploaded", author: "Mira" }],
      value: { fieldtype: "asset", id: asset.id, filename: `https://shop.example${asset.address}`, focus: "" },
    });
    expect((await shop.get(asset.address)).status).toBe(200);
  });

  test("is for operators, and from the shop's own pages only", async () => {
    const announcement = { filename: "a.png" };
    expect((await call("POST", paths.uploads, announcement, ""))[0]).toBe(401);
    expect((await call("GET", paths.assets, undefined, ""))[0]).toBe(401);
    expect((await call("GET", paths.assets, undefined, "printer"))[0]).toBe(403);
    expect((await call("POST", paths.uploads, announcement, "operator"))[0]).toBe(201);
    const forged = await shop.app.request(paths.uploads, {
      method: "POST",
      headers: { "test-role": "admin", "content-type": "application/json", origin: "https://evil.example" },
      body: JSON.stringify(announcement),
    });
    expect(forged.status).toBe(403);
    expect(await count()).toBe(0);
  });

  test.each([
    ["a web page that is called a picture", "<!DOCTYPE html><script>alert(1)</script>", "a.png"],
    ["nothing", "", "a.png"],
    ["half a picture", "\u0089PNG\r\n\u001a\n", "a.png"],
    ["a drawing with entities", '<!DOCTYPE svg [<!ENTITY a "a">]><svg>&a;</svg>', "a.svg"],
  ])("of %s is refused, and nothing is kept", async (_, text, filename) => {
    const [id, status] = await send(new TextEncoder().encode(text), { filename });
    expect(status).toBe(422);
    expect((await call("POST", paths.finish(id)))[0]).toBe(422);
    expect(await count()).toBe(0);
  });

  test("whose name is a path gives a name without one", async () => {
    expect((await upload("../../etc/passwd.png")).address).toMatch(/^\/f\/\d+\/80x60\/[0-9a-f]{10}\/passwd\.png$/);
    const [status, refused] = await call("POST", paths.uploads, { filename: "../../" });
    expect([status, refused.errors[0].pointer]).toEqual([422, "/filename"]);
  });

  test("with a script in it gives a drawing in which nothing runs", async () => {
    const file = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const asset = await upload("logo.svg", { width: undefined, height: undefined }, file);
    expect(asset.kind).toBe("drawing");
    const { headers } = await shop.get(asset.address);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  test("into a folder of another space, or into none that there is, is refused", async () => {
    const [status, refused] = await call("POST", paths.uploads, { filename: "a.png", folder: 999_999 });
    expect([status, refused.errors[0].pointer]).toEqual([422, "/folder"]);
  });
});

describe("words and focus", () => {
  test("are kept, found by the search, and given to whoever chooses the asset; a page shows them in its language", async () => {
    const { id, value: before } = await upload("words.png");
    await upload("other.png");
    const change = {
      alt: "A room",
      alts: { fr: "Une pièce" },
      title: "Room",
      copyright: "Ida",
      focus: { x: 0.25, y: 1 },
    };
    const [status, changed] = await call("PATCH", paths.asset(id), change, "operator");
    expect(status).toBe(200);
    expect(changed).toMatchObject({ ...change, focus: { x: 0.25, y: 59 / 60 }, log: [{ author: "Mira" }, {}] });
    expect(changed.value).toEqual({
      ...before,
      alt: "A room",
      alt__i18n__fr: "Une pièce",
      title: "Room",
      copyright: "Ida",
      focus: "20x59:21x60",
    });
    for (const search of ["pièce", "WORDS", "a room"]) {
      const [, { assets }] = await call("GET", `${paths.assets}?search=${encodeURIComponent(search)}`);
      expect(assets.map((asset: Body) => asset.id)).toEqual([id]);
    }
    await pageWith("page", changed.value);
    expect((await delivered("page")).alt).toBe("A room");
    expect(await delivered("page", "&language=fr")).toMatchObject({ alt: "Une pièce", filename: before.filename });
  });

  test("of a language the space does not have are refused", async () => {
    const { id } = await upload("words.png");
    const [status, refused] = await call("PATCH", paths.asset(id), { alts: { xx: "?" } });
    expect([status, refused.errors[0].pointer]).toEqual([422, "/alts"]);
  });
});

describe("an asset that pages show", () => {
  test("is deleted only by who knows it, and may", async () => {
    const { id, value, address } = await upload("used.png");
    await pageWith("used", value);
    expect((await call("DELETE", `${paths.asset(id)}?used=true`, undefined, "operator"))[0]).toBe(403);
    const [status, refused] = await call("DELETE", paths.asset(id));
    expect(status).toBe(409);
    expect(refused).toMatchObject({
      type: "urn:passepartout:problem:asset-used",
      usedIn: [{ fullSlug: "used", inDraft: true, inPublished: true, inRelease: false }],
    });
    expect((await shop.get(address)).status).toBe(200);
    expect((await call("DELETE", `${paths.asset(id)}?used=true`))[0]).toBe(204);
    expect((await call("GET", paths.asset(id)))[0]).toBe(404);
  });

  test("is known by its address and not by a similar one", async () => {
    const { id, value } = await upload("used.png");
    await pageWith("other", { ...value, filename: `${value.filename}2.png` });
    await pageWith("made", { src: `${value.filename}/m/100x0` });
    expect((await call("GET", paths.asset(id)))[1].usedIn.map((page: Body) => page.fullSlug)).toEqual(["made"]);
  });

  test("gets another file: every page shows it at once, and what is at the former address stays there", async () => {
    const asset = await upload("old.png");
    const { id, value } = (await call("PATCH", paths.asset(asset.id), { alt: "A room", focus: { x: 0, y: 0 } }))[1];
    const page = await pageWith("page", value);
    await pageWith("other", { ...value, filename: `${value.filename}2.png` });
    const next = await square("#ff0000");
    const [fresh] = await send(next, { filename: "new.png", width: 80, height: 60 });
    expect((await call("POST", paths.replacement(id), { upload: fresh }, "operator"))[0]).toBe(403);
    const [status, replaced] = await call("POST", paths.replacement(id), { upload: fresh });
    expect(status).toBe(200);
    expect(replaced).toMatchObject({ id, name: "new.png", alt: "A room", focus: null });
    expect(replaced.usedIn).toMatchObject([{ id: page, inDraft: true, inPublished: true }]);
    expect(await delivered("page")).toMatchObject({ id, filename: replaced.value.filename, focus: "", alt: "A room" });
    expect((await delivered("other")).filename).toContain("old.png2.png");
    expect(await count()).toBe(1);
    const bytes = async (path: string) => Buffer.from(await (await shop.get(path)).arrayBuffer());
    expect((await bytes(replaced.address)).equals(next)).toBe(true);
    expect((await bytes(asset.address)).equals(await square("#336699"))).toBe(true);
    expect((await call("POST", paths.replacement(id), { upload: fresh }))[0]).toBe(404);
    // Until it is deleted: then nothing is left of it.
    await call("DELETE", `${paths.asset(id)}?used=true`);
    shop.images.forget();
    expect((await shop.get(asset.address)).status).toBe(404);
  });
});

describe("folders", () => {
  const add = async (name: string, parentId: number | null = null) =>
    (await call("POST", paths.folders, { name, parentId }))[1].id as number;
  const names = async () => (await call("GET", paths.assets))[1].folders.map((one: Body) => [one.name, one.count]);

  test("hold assets and folders, are renamed and moved, and never into themselves", async () => {
    const rooms = await add("Rooms");
    const summer = await add("Summer", rooms);
    await upload("a.png", { folder: summer });
    expect((await call("GET", `${paths.assets}?folder=${summer}`))[1]).toMatchObject({ total: 1 });
    expect((await call("GET", `${paths.assets}?folder=0`))[1]).toMatchObject({ total: 0 });
    expect((await call("PATCH", paths.folder(summer), { name: "Sun", parentId: null }))[1]).toMatchObject({
      name: "Sun",
      parentId: null,
      count: 1,
    });
    await call("PATCH", paths.folder(summer), { name: "Sun", parentId: rooms });
    const [status, refused] = await call("PATCH", paths.folder(rooms), { name: "Rooms", parentId: summer });
    expect([status, refused.errors[0].pointer]).toEqual([422, "/parent_id"]);
    const [taken, why] = await call("POST", paths.folders, { name: "Sun", parentId: rooms });
    expect([taken, why.errors[0].pointer]).toEqual([422, "/name"]);
  });

  test("are deleted when empty, or what is in them goes into the folder above; no asset is lost", async () => {
    const rooms = await add("Rooms");
    const summer = await add("Summer", rooms);
    await add("Inner", summer);
    const { id } = await upload("a.png", { folder: summer });
    expect((await call("DELETE", paths.folder(summer)))[0]).toBe(409);
    expect((await call("DELETE", `${paths.folder(summer)}?contents=up`))[0]).toBe(204);
    expect((await call("GET", paths.asset(id)))[1].folder).toBe(rooms);
    expect(await names()).toEqual([
      ["Inner", 0],
      ["Rooms", 1],
    ]);
    expect((await call("DELETE", paths.folder(999_999)))[0]).toBe(404);
  });
});

test("ten thousand assets are paged, told by kind, and none is shown twice", async () => {
  const values = Array.from({ length: 10_000 }, (_, index) => ({
    space_id: space.id,
    filename: `https://shop.example/f/${space.id}/80x60/${index}/${index}.${index % 100 === 0 ? "svg" : "jpg"}`,
  }));
  for (let at = 0; at < values.length; at += 2_000) {
    await database.db
      .insertInto("content_asset")
      .values(values.slice(at, at + 2_000))
      .execute();
  }
  const [, drawings] = await call("GET", `${paths.assets}?kind=drawing&page=3`);
  expect([drawings.total, drawings.assets.length]).toEqual([100, 4]);
  const ids = new Set<number>();
  for (const page of [1, 2, 209]) {
    const [, { assets, total }] = await call("GET", `${paths.assets}?page=${page}`);
    expect(total).toBe(10_000);
    for (const { id } of assets) ids.add(id);
  }
  expect(ids.size).toBe(48 + 48 + 16);
});
