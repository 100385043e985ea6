import { hash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { NewSpace } from "../content/service.ts";
import { type ImagesFixture, imagesFixture, twoHalves } from "./images.fixture.ts";

const database = await migratedTestDatabase();
let shop: ImagesFixture;
let space: NewSpace;
let path: string;

beforeAll(async () => {
  shop = await imagesFixture(database);
  space = await shop.newSpace();
  ({ path } = await shop.asset(space, await twoHalves("jpeg"), { filename: "room.jpg", size: "800x600" }));
});
afterAll(() => shop.close());

const chrome = { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" };
async function seen(address: string, headers: Record<string, string> = {}) {
  const answer = await shop.get(address, headers);
  if (answer.status !== 200) throw new Error(`${address}: ${await answer.text()}`);
  const content = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(content).metadata();
  const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    type: answer.headers.get("content-type"),
    size: `${width}x${height}`,
    left: [...data.subarray(0, 3)],
    answer,
    content,
  };
}
test("a picture of the pages' own folder is cut around a point as asked for; what is not in it is not found", async () => {
  const cut = await seen("/pictures/room-hero.webp/m/1200x627/filters:format(jpeg):focal(640x400:641x401)");
  expect([cut.type, cut.size]).toEqual(["image/jpeg", "1200x627"]);
  expect(cut.answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const missing = ["none.webp", "manifest.json", "..%2f..%2fpackage.json", "swatches%2fposter.webp", "%2e%2e/seed.ts"];
  for (const name of missing) expect((await shop.get(`/pictures/${name}/m/100x100`)).status).toBe(404);
  expect((await shop.get("/pictures/room-hero.webp/m/filters:quality(120)")).status).toBe(400);
});

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

test("an asset comes in the size and format asked for, to be kept for ever", async () => {
  const { type, size, answer } = await seen(`${path}/m/400x0/filters:format(webp)`);
  expect([type, size]).toEqual(["image/webp", "400x300"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("vary")).toBeNull();
  const etag = answer.headers.get("etag") ?? "";
  const again = await shop.get(`${path}/m/400x0/filters:format(webp)`, { "if-none-match": etag });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  expect(again.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("without a format the browser gets what it takes, and caches are told so", async () => {
  const modern = await seen(`${path}/m/`, chrome);
  expect([modern.type, modern.size, modern.answer.headers.get("vary")]).toEqual(["image/webp", "800x600", "accept"]);
  expect((await seen(`${path}/m`, chrome)).type).toBe("image/webp");
  expect((await seen(`${path}/m/`, { accept: "image/png,*/*" })).type).toBe("image/jpeg");
  expect((await seen(`${path}/m/`, { accept: "image/webp;q=0, */*" })).type).toBe("image/jpeg");
  expect((await seen(`${path}/m/filters:format(avif)`, chrome)).type).toBe("image/avif");
});

test("smart keeps the asset's focus, and follows when it is moved", async () => {
  const { id, path: asset } = await shop.asset(space, await twoHalves());
  const manage = shop.manager(space);
  const square = `${asset}/m/100x600/smart/filters:format(png)`;
  await manage("PUT", `/assets/${id}`, { asset: { focus: "700x300:701x301" } });
  shop.images.forget();
  const right = await seen(square);
  expect(right.left).toEqual([0, 0, 255]);
  expect(right.answer.headers.get("cache-control")).toBe("public, max-age=3600");
  await manage("PUT", `/assets/${id}`, { asset: { focus: "10x300:11x301" } });
  shop.images.forget();
  const left = await seen(square, { "if-none-match": right.answer.headers.get("etag") ?? "" });
  expect(left.left).toEqual([255, 0, 0]);
});

test.each([
  ["/f/1000/800x600/../../../etc/passwd", "a way up"],
  ["/f/1000/800x600/%2e%2e/%2e%2e/passwd.png", "an encoded way up"],
  ["/f/1000/800x600/ab12/%2e%2e%2fpasswd.png", "an encoded slash"],
  ["/f/1000/800x600/ab12/room.jpg%00.png", "a null"],
  ["/f/https://evil.example/a.jpg", "another host"],
  ["/f/https%3A%2F%2Fevil.example/a.jpg", "an encoded host"],
  ["/f//evil.example/1000/ab12/a.jpg", "two slashes"],
  ["/f/1000/ab12/.hidden", "a hidden name"],
  ["/f/999999999/800x600/ab12/room.jpg", "an asset that is not there"],
])("%s is no asset: %s", async (address) => {
  for (const one of [address, `${address}/m/100x100`]) {
    const answer = await shop.app.request(`http://shop.example${one}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  }
});

test.each([
  ["100x100/../../../etc", 404],
  ["https://evil.example/a.jpg", 400],
  ["filters:watermark(https://evil.example/a.png)", 400],
  ["5000x5000", 400],
  ["filters:quality(101)", 400],
  ["0x0/900x0:901x1", 400],
  ["filters:format(jpeg):fill(transparent)", 400],
])("%s is refused with a problem document", async (operations, status) => {
  const before = (await filesIn(shop.folder)).length;
  const answer = await shop.get(`${path}/m/${operations}`);
  expect(answer.status).toBe(status);
  const document = (await answer.json()) as { errors?: { in: string; detail: string }[] };
  if (status === 400) expect(document.errors?.[0]?.in).toBe("path");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await filesIn(shop.folder)).length).toBe(before);
});

test("many who ask for the same new picture at once all get it, and one file is kept", async () => {
  const address = `${path}/m/333x0/filters:format(webp)`;
  const before = (await filesIn(shop.folder)).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => seen(address)));
  expect(new Set(answers.map(({ content }) => content.toString("base64"))).size).toBe(1);
  expect((await filesIn(shop.folder)).length).toBe(before + 1);
});

test("who asks for ever new sizes is stopped; what is kept stays free for her, too", async () => {
  const strict = await imagesFixture(database, { points: 3 });
  const own = await strict.newSpace();
  const asset = await strict.asset(own, await twoHalves());
  const statuses = [];
  for (const width of [10, 11, 12, 13, 10, 11]) {
    statuses.push((await strict.get(`${asset.path}/m/${width}x0/filters:format(png)`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200]);
  expect((await filesIn(strict.folder)).length).toBe(3);
  await strict.close();
});

test("an asset whose file is not there is none, in every size", async () => {
  const bytes = await sharp(await twoHalves())
    .resize(77)
    .png()
    .toBuffer();
  const lost = await shop.asset(space, bytes);
  await shop.files.delete(hash("sha256", bytes, "hex"));
  for (const address of [lost.path, `${lost.path}/m/10x0`]) expect((await shop.get(address)).status).toBe(404);
});

test("a shop without a folder for results shows its pictures all the same", async () => {
  const poor = await imagesFixture(database);
  const own = await poor.newSpace();
  const asset = await poor.asset(own, await twoHalves());
  await rm(poor.folder, { recursive: true });
  expect((await poor.get(`${asset.path}/m/50x0/filters:format(png)`)).status).toBe(200);
  await poor.close();
});
