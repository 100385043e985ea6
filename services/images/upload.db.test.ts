import { hash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../platform/log/log.ts";
import type { NewSpace } from "../content/service.ts";
import { type ImagesFixture, imagesFixture, twoHalves } from "./images.fixture.ts";

const database = await migratedTestDatabase();
let shop: ImagesFixture;
let space: NewSpace;
let manage: ReturnType<ImagesFixture["manager"]>;

beforeAll(async () => {
  shop = await imagesFixture(database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  space = await shop.newSpace();
  manage = shop.manager(space);
});

const announce = async (more: object = {}) => (await manage("POST", "/assets", { filename: "room.png", ...more })).body;
const assetsIn = async () => (await manage("GET", "/assets")).body.assets.length as number;
const svg = (inside: string, before = "") =>
  new TextEncoder().encode(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

test("an asset is announced, sent and finished, and then lies at its address", async () => {
  const file = await twoHalves();
  const signed = await announce({
    filename: "Mein Zimmer (Süd).PNG",
    size: "800x600",
    alt: "A room",
    asset_folder_id: 0,
  });
  expect(signed.public_url).toMatch(
    new RegExp(`^https://shop\\.example/f/${space.id}/800x600/[0-9a-f]{10}/mein-zimmer-sud-.png$`),
  );
  expect(signed.pretty_url).toBe(signed.public_url.replace("https:", ""));
  expect((await shop.get(new URL(signed.public_url).pathname)).status).toBe(404);

  expect((await shop.send(signed, file)).status).toBe(204);
  expect(await assetsIn()).toBe(0);
  const finished = await manage("GET", `/assets/${signed.id}/finish_upload`);
  expect(finished).toMatchObject({
    status: 200,
    body: {
      id: signed.id,
      filename: signed.public_url,
      alt: "A room",
      content_type: "image/png",
      content_length: file.byteLength,
    },
  });
  expect(await assetsIn()).toBe(1);
  expect((await manage("GET", `/assets/${signed.id}/finish_upload`)).body.id).toBe(signed.id);
  expect(await assetsIn()).toBe(1);

  const answer = await shop.get(new URL(signed.public_url).pathname);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
});

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s is told by its content, whatever its name says",
  async (format) => {
    const { path } = await shop.asset(space, await twoHalves(format), { filename: "page.html" });
    expect((await shop.get(path)).headers.get("content-type")).toBe(`image/${format}`);
  },
);

test("a picture that is not as large as announced is refused, and the right one may follow", async () => {
  const signed = await announce({ size: "600x800" });
  const refused = await shop.send(signed, await twoHalves());
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    type: "urn:passepartout:problem:wrong-file",
    detail: "The file has 800x600 pixels, but 600x800 were announced.",
    errors: [{ in: "body", pointer: "/file" }],
  });
  expect((await manage("GET", `/assets/${signed.id}/finish_upload`)).status).toBe(422);
  expect((await shop.send(await announce({ size: "800x600" }), await twoHalves())).status).toBe(204);
});

test.each([
  [
    "a web page",
    new TextEncoder().encode("<!DOCTYPE html><script>alert(1)</script>"),
    "is no JPEG, PNG, WebP, AVIF or SVG",
  ],
  ["nothing", new Uint8Array(), "is no JPEG, PNG, WebP, AVIF or SVG"],
  [
    "a GIF",
    new TextEncoder().encode("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"),
    "is no JPEG, PNG, WebP, AVIF or SVG",
  ],
  [
    "entities",
    svg("&a;", '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'),
    "has a document type or entities, which drawings need not have",
  ],
  ["a large drawing", svg(" ".repeat(1_000_000)), "is a drawing of more than 1000000 bytes"],
])("%s is no asset", async (_, file, sentence) => {
  const signed = await announce();
  const refused = await shop.send(signed, file);
  expect([refused.status, (await refused.json()).detail]).toEqual([422, `The file ${sentence}.`]);
  expect(await assetsIn()).toBe(0);
});

test("a picture with more pixels than its bytes let fear is refused", async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 9_000, channels: 3, background: "#fff" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  const refused = await shop.send(await announce(), bomb);
  expect((await refused.json()).detail).toBe("The file has 12000x9000 pixels, more than 100000000 in all.");
});

test("a form without a file, or with one too large, is refused before anything is kept", async () => {
  const signed = await announce();
  expect((await shop.send(signed, null)).status).toBe(422);
  const large = await shop.send(signed, new Uint8Array(30_100_000));
  expect(large.status).toBe(413);
  expect((await shop.send(signed, await twoHalves())).status).toBe(204);
});

test("only what was announced may be sent, once and within an hour", async () => {
  const file = await twoHalves();
  const stranger = { post_url: "https://shop.example/content/v1/uploads?token=guess", fields: {} };
  expect((await shop.send(stranger, file)).status).toBe(403);
  const signed = await announce();
  expect((await shop.send(signed, file)).status).toBe(204);
  expect((await shop.send(signed, file)).status).toBe(403);
  const late = await announce();
  shop.clock.advance(61 * 60 * 1000);
  expect((await shop.send(late, file)).status).toBe(403);
});

test("who has no management token announces nothing, and no asset of another space is finished", async () => {
  const signed = await announce();
  await shop.send(signed, await twoHalves());
  const other = await shop.newSpace();
  expect((await shop.manager(other)("GET", `/assets/${signed.id}/finish_upload`)).status).toBe(404);
  const preview = await shop.app.request(`/content/v1/spaces/${space.id}/assets`, {
    method: "POST",
    headers: { authorization: space.tokens.preview },
    body: JSON.stringify({ filename: "a.png" }),
  });
  expect(preview.status).toBe(401);
});

test.each([
  [{ filename: "" }, "filename"],
  [{ filename: "../../" }, "filename"],
  [{ filename: "noending" }, "filename"],
  [{ filename: "a.png", size: "0x5" }, "size"],
  [{ filename: "a.png", is_private: true }, "is_private"],
  [{ filename: "a.png", focus: "middle" }, "focus"],
])("%j cannot be announced", async (body, field) => {
  const refused = await manage("POST", "/assets", body);
  expect([refused.status, Object.keys(refused.body)]).toEqual([422, [field]]);
});

test("a name from a file system becomes one that can stand in an address", async () => {
  for (const [filename, name] of [
    ["C:\\Pictures\\..\\Ferien 2026.JPG", "ferien-2026.jpg"],
    ["../../etc/passwd.png", "passwd.png"],
    ["..%2f%00x.png", "2f-00x.png"],
    ["Größe?&#.webp", "gro-e-.webp"],
  ] as const) {
    expect((await announce({ filename })).public_url.split("/").at(-1)).toBe(name);
  }
});

test("a drawing is given out in a way that runs no script", async () => {
  const { path } = await shop.asset(space, svg("<script>alert(1)</script>"), { filename: "logo.svg" });
  for (const address of [path, `${path}/m/`, `${path}/m/100x0/filters:format(png)`]) {
    const { headers } = await shop.get(address);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-disposition")).toBe("attachment");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("a removed asset is gone at once, its file a day later, and the file of another asset stays", async () => {
  const square = (background: string) => ({ create: { width: 9, height: 9, channels: 3 as const, background } });
  const file = await sharp(square("#123456")).png().toBuffer();
  const shared = await sharp(square("#654321")).png().toBuffer();
  const gone = await shop.asset(space, file);
  const [first, second] = [await shop.asset(space, shared), await shop.asset(space, shared)];
  expect((await shop.get(gone.path)).status).toBe(200);
  for (const { id } of [gone, first]) await manage("DELETE", `/assets/${id}`);
  shop.images.forget();
  expect((await shop.get(gone.path)).status).toBe(404);

  const sha256 = hash("sha256", file, "hex");
  const sweep = () => shop.images.handlers[0]?.work({}, { log: silentLog } as never);
  await sweep();
  expect((await shop.files.stat(sha256)).ok).toBe(true);
  shop.clock.advance(25 * 60 * 60 * 1000);
  await sweep();
  expect((await shop.files.stat(sha256)).ok).toBe(false);
  expect((await shop.get(second.path)).status).toBe(200);
  // And it may come again.
  expect((await shop.get((await shop.asset(space, file)).path)).status).toBe(200);
});
