import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { JobHandler, JobRun } from "../../platform/jobs/job.ts";
import { silentLog } from "../../platform/log/log.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { PhotoContent, PrintPhoto } from "../../print/photo-source.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import { type PhotoRecord, proxyPath, proxyWidths } from "./contract.ts";
import { fourCorners, pngBomb, sample, storedAs, withSecrets } from "./intake/pictures.fixture.ts";
import { type PhotosFixture, photosFixture } from "./photos.fixture.ts";
import { send } from "./uploads/tus-client.fixture.ts";

const database = await migratedTestDatabase();
let shop: PhotosFixture;
let lena: Owner;
let tom: Owner;

beforeEach(async () => {
  await database.pool.query(
    "delete from photo; delete from photo_content; select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null",
  );
  await openShop();
});
afterEach(() => shop.stop());

async function openShop(changes: Parameters<typeof photosFixture>[1] = {}) {
  shop = await photosFixture(database, changes);
  lena = await shop.visitor();
  tom = await shop.visitor();
}

const portrait = async () =>
  withSecrets(await storedAs(6, 900, 1200), 6)
    .jpeg({ quality: 90 })
    .toBuffer();

/** Sends a photo and lets the intake look at it. */
async function takeIn(owner: Owner, bytes: Uint8Array): Promise<string> {
  const { photoId, failure } = await send(shop.url, owner, bytes);
  if (failure) throw new Error(`upload failed: ${JSON.stringify(failure)}`);
  await shop.runJobs();
  return photoId;
}

const recordOf = async (owner: Owner, id: string) => (await shop.photos.list(owner, [id]))[0];
const remove = (owner: Owner | null, id: string) => shop.ask(owner, `/web-api/photos/${id}`, { method: "DELETE" });
const asked = async (owner: Owner | null, ids: readonly string[], wait = 0): Promise<PhotoRecord[]> =>
  (await (await shop.ask(owner, `/web-api/photos?ids=${ids.join(",")}&wait=${wait}`)).json()).photos;

async function contentOf(photo: PrintPhoto): Promise<Buffer> {
  const content: PhotoContent = photo.content;
  if (content.kind === "stream") return Buffer.concat(await Array.fromAsync(content.open()));
  const whole = await readFile(content.path);
  return Buffer.concat(content.ranges.map(({ start, end }) => whole.subarray(start, end)));
}

describe("a photo that was taken in", () => {
  test("is told upright, with its date, to its owner and to nobody else", async () => {
    const id = await takeIn(lena, await portrait());
    expect(await asked(lena, [id, newId()])).toEqual([
      {
        id,
        name: "meer.jpg",
        status: "ready",
        rejection: null,
        width: 900,
        height: 1200,
        bytes: (await portrait()).length,
        takenAt: "2026-08-14T19:32:10",
      },
    ]);
    expect(await asked(tom, [id])).toEqual([]);
    expect(await asked(null, [id])).toEqual([]);
    expect(await shop.photos.ready(lena, [id])).toEqual(new Map([[id, { width: 900, height: 1200 }]]));
    expect(await shop.photos.ready(tom, [id])).toEqual(new Map());
    expect(await shop.working()).toEqual([]);
  });

  test("has three proxies, of which a browser that has them asks whether they may still be seen", async () => {
    const id = await takeIn(lena, await portrait());
    const sides = [];
    for (const width of proxyWidths) {
      const answer = await shop.ask(lena, proxyPath(id, width));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("etag")).toBe(`"${hash("sha256", bytes, "hex")}"`);
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      const facts = await sharp(bytes).metadata();
      sides.push([facts.width, facts.height]);
    }
    expect(sides).toEqual([
      [384, 512],
      [768, 1024],
      [900, 1200],
    ]);
    const etag = (await shop.ask(lena, proxyPath(id, 512))).headers.get("etag") ?? "";
    const again = await shop.ask(lena, proxyPath(id, 512), { headers: { "if-none-match": `W/"x", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    // Her browser, when nobody is signed in there any more.
    expect((await shop.ask(tom, proxyPath(id, 512), { headers: { "if-none-match": etag } })).status).toBe(404);
  });

  test("shows its proxies to nobody else, in no other size, and not before it is ready", async () => {
    const { photoId } = await send(shop.url, lena, await portrait());
    expect((await shop.ask(lena, proxyPath(photoId, 512))).status).toBe(404);
    await shop.runJobs();
    expect((await shop.ask(lena, proxyPath(photoId, 512))).status).toBe(200);
    for (const owner of [tom, null]) expect((await shop.ask(owner, proxyPath(photoId, 512))).status).toBe(404);
    expect((await shop.ask(lena, `/web-api/photos/${photoId}/600`)).status).toBe(422);
    expect((await shop.ask(lena, "/web-api/photos/x/512")).status).toBe(422);
  });

  test("goes with the visitor when she signs in, and her cookie alone no longer shows it", async () => {
    const id = await takeIn(lena, await portrait());
    const customerId = await newCustomer(database);
    await database.db.transaction().execute((trx) => shop.photos.adopt(trx, lena.visitorId, customerId));
    expect(await asked(lena, [id])).toEqual([]);
    expect(await asked({ ...tom, customerId }, [id])).toMatchObject([{ id, status: "ready" }]);
  });
});

describe("all photos of a visitor", () => {
  const mine = async (owner: Owner | null, before = "") =>
    (await shop.ask(owner, `/web-api/my-photos${before}`)).json() as Promise<{
      photos: PhotoRecord[];
      next: string | null;
    }>;

  test("are those that are ready, the last first, the same content once, and nobody else's", async () => {
    const twice = await portrait();
    await takeIn(lena, twice);
    const sea = await takeIn(
      lena,
      await sharp({ create: { width: 90, height: 80, channels: 3, background: "#5a7d6b" } })
        .jpeg()
        .toBuffer(),
    );
    const again = await takeIn(lena, twice);
    await send(shop.url, lena, await storedAs(1, 300, 200).then((picture) => picture.jpeg().toBuffer()));
    expect(await mine(lena)).toMatchObject({
      photos: [
        { id: again, width: 900 },
        { id: sea, width: 90 },
      ],
      next: null,
    });
    expect(await mine(lena, `?before=${again}`)).toMatchObject({ photos: [{ id: sea }] });
    expect(await mine(tom)).toEqual({ photos: [], next: null });
    expect(await mine(null)).toEqual({ photos: [], next: null });
  });
});

describe("in the process that decodes, as in the tests of the intake itself", () => {
  test.each(["p3.heic", "arithmetic.jpg", "twelve-bit.jpg", "secrets.tif"])("%s is ready for print", async (name) => {
    const id = await takeIn(lena, await sample(name));
    expect(await recordOf(lena, id)).toMatchObject({ status: "ready", rejection: null });
    const printed = await contentOf((await shop.photos.printSource(id)) as PrintPhoto);
    expect(await sharp(printed).metadata()).toMatchObject({ format: "jpeg", width: 160, height: 120 });
  });
});

describe("what the intake refuses", () => {
  test.each([
    ["a bomb", () => pngBomb(50_000, 50_000), "too-many-pixels"],
    ["a web page named .jpg", () => Buffer.from("<!doctype html><html>"), "not-an-image"],
    ["a photo that ends too early", async () => (await portrait()).subarray(0, 8000), "corrupt"],
  ])("%s: its owner learns why, its bytes are gone", async (_, make, reason) => {
    const id = await takeIn(lena, await make());
    expect(await asked(lena, [id])).toMatchObject([{ status: "rejected", rejection: reason, width: null }]);
    expect(await shop.stored()).toEqual([]);
    expect((await shop.ask(lena, proxyPath(id, 512))).status).toBe(404);
    expect(await shop.photos.ready(lena, [id])).toEqual(new Map());
    expect(await shop.photos.printSource(id)).toBeNull();
    expect((await remove(lena, id)).status).toBe(204);
    expect(await asked(lena, [id])).toEqual([]);
  });

  test("is looked at again when somebody sends it again", async () => {
    const cut = (await portrait()).subarray(0, 8000);
    await takeIn(lena, cut);
    const second = await takeIn(tom, cut);
    expect((await recordOf(tom, second))?.rejection).toBe("corrupt");
  });
});

describe("the same photo of two visitors", () => {
  test("is kept and looked at once; each has its own, and the last one to delete it takes the files along", async () => {
    const bytes = await portrait();
    const lenas = await takeIn(lena, bytes);
    const files = await shop.stored();
    // Itself, its profile and three proxies.
    expect(files).toHaveLength(5);

    const { photoId: toms } = await send(shop.url, tom, bytes);
    // Known already: ready without a second look.
    expect((await recordOf(tom, toms))?.status).toBe("ready");
    expect(await shop.stored()).toEqual(files);
    expect(await asked(lena, [toms])).toEqual([]);

    expect((await remove(lena, lenas)).status).toBe(204);
    await shop.runJobs();
    expect(await shop.stored()).toEqual(files);
    expect((await shop.ask(tom, proxyPath(toms, 1024))).status).toBe(200);

    expect((await remove(tom, toms)).status).toBe(204);
    await shop.runJobs();
    expect(await shop.stored()).toEqual([]);
  });

  test("arriving at once is looked at once", async () => {
    const bytes = await portrait();
    const [first, second] = await Promise.all([send(shop.url, lena, bytes), send(shop.url, tom, bytes)]);
    const { rows } = await database.pool.query(
      "select key from graphile_worker.jobs where task_identifier = 'photo-intake'",
    );
    expect(rows).toHaveLength(1);
    await shop.runJobs();
    expect((await recordOf(lena, first.photoId))?.status).toBe("ready");
    expect((await recordOf(tom, second.photoId))?.status).toBe("ready");
    expect(await shop.stored()).toHaveLength(5);
  });

  test("that differs in its date only shares the proxies: deleting one leaves them to the other", async () => {
    const picture = await fourCorners(1200, 900).jpeg().toBuffer();
    // The same picture data with and without what the camera wrote beside it.
    const app1 = Buffer.from("ffe10010457869660000000000000000ffff", "hex");
    const dated = Buffer.concat([picture.subarray(0, 2), app1, picture.subarray(2)]);
    const plain = await takeIn(lena, picture);
    const other = await takeIn(lena, dated);
    expect((await recordOf(lena, other))?.status).toBe("ready");
    expect(await shop.stored()).toHaveLength(5);
    await remove(lena, other);
    await shop.runJobs();
    expect(await shop.stored()).toHaveLength(4);
    expect((await shop.ask(lena, proxyPath(plain, 512))).status).toBe(200);
  });
});

describe("deleting", () => {
  test("somebody else's photo is not possible, nor one that is not there", async () => {
    const id = await takeIn(lena, await portrait());
    for (const owner of [tom, null]) expect((await remove(owner, id)).status).toBe(404);
    expect((await remove(lena, newId())).status).toBe(404);
    expect((await recordOf(lena, id))?.status).toBe("ready");
  });

  test("a photo while it is looked at leaves nothing", async () => {
    const { photoId } = await send(shop.url, lena, await portrait());
    let deleted = false;
    const { files } = shop;
    const put = files.put.bind(files);
    // The intake puts its first proxy: just then the photo is deleted.
    files.put = async (...args) => {
      const stored = await put(...args);
      if (!deleted) deleted = (await shop.photos.delete(lena, photoId)).ok;
      return stored;
    };
    await shop.runJobs();
    expect(deleted).toBe(true);
    await shop.runJobs();
    expect(await shop.stored()).toEqual([]);
    expect(await database.db.selectFrom("photo_content").selectAll().execute()).toEqual([]);
  });
});

describe("waiting for the intake", () => {
  test("ends when the photo is ready", async () => {
    const { photoId } = await send(shop.url, lena, await portrait());
    const waiting = asked(lena, [photoId], 20);
    await shop.runJobs();
    expect(await waiting).toMatchObject([{ id: photoId, status: "ready" }]);
  });

  test("ends when one of several is judged", async () => {
    const { photoId } = await send(shop.url, lena, Buffer.from("no photo"));
    const open = newId();
    await database.db
      .insertInto("photo")
      .values({ id: open, visitor_id: lena.visitorId, name: "", bytes: 1 })
      .execute();
    const waiting = asked(lena, [photoId, open], 20);
    await shop.runJobs();
    expect((await waiting).map(({ status }) => status).sort()).toEqual(["rejected", "uploading"]);
  });

  test("does not begin when there is nothing to wait for", async () => {
    const id = await takeIn(lena, await portrait());
    const started = performance.now();
    expect(await asked(lena, [id, newId()], 20)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("ends with the shop, and does not begin again while it stops", async () => {
    const { photoId } = await send(shop.url, lena, await portrait());
    const started = performance.now();
    const waiting = asked(lena, [photoId], 20);
    shop.photos.endWaiting();
    expect(await waiting).toMatchObject([{ id: photoId, status: "received" }]);
    expect(await asked(lena, [photoId], 20)).toMatchObject([{ id: photoId, status: "received" }]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("longer than allowed is refused, as are ids that are none", async () => {
    expect((await shop.ask(lena, "/web-api/photos?ids=&wait=21")).status).toBe(422);
    expect((await shop.ask(lena, "/web-api/photos?ids=1,2")).status).toBe(422);
    expect((await shop.ask(lena, `/web-api/photos?ids=${newId()},${newId()}`)).status).toBe(200);
  });
});

describe("for print", () => {
  test("a photo is its own bytes without what the camera wrote beside the picture", async () => {
    const bytes = await withSecrets(await storedAs(6, 900, 1200), 6)
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const id = await takeIn(lena, bytes);
    const photo = (await shop.photos.printSource(id)) as PrintPhoto;
    expect(photo).toMatchObject({
      id,
      width: 1200,
      height: 900,
      orientation: 6,
      colour: { components: 3, bits: 8 },
      encoding: { kind: "jpeg", inverted: false, storedAsRgb: false },
      content: { kind: "file" },
    });
    expect(photo.colour.icc?.length).toBe(480);
    const embedded = await contentOf(photo);
    expect(hash("sha256", embedded, "hex")).toBe(photo.sha256);
    expect(embedded.includes("Lena")).toBe(false);
    expect(embedded.length).toBeLessThan(bytes.length);
    expect(await sharp(embedded).metadata()).toMatchObject({ width: 1200, height: 900, format: "jpeg" });
  });

  test("comes from a store on another machine as well", async () => {
    await shop.stop();
    await openShop({ before: (files) => ({ ...files, localPath: () => null }) });
    const id = await takeIn(lena, await fourCorners(800, 600).png().toBuffer());
    const photo = (await shop.photos.printSource(id)) as PrintPhoto;
    expect(photo.content.kind).toBe("stream");
    const embedded = await contentOf(photo);
    expect(hash("sha256", embedded, "hex")).toBe(photo.sha256);
    expect(photo.content).toMatchObject({ length: embedded.length });
    expect(await sharp(embedded).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 600 });
    expect(await shop.working()).toEqual([]);
  });

  test("a photo that was deleted, or whose file is gone, is missing and no more", async () => {
    const id = await takeIn(lena, await portrait());
    const original = await database.db
      .selectFrom("photo_file")
      .select("sha256")
      .where("role", "=", "original")
      .executeTakeFirstOrThrow();
    await shop.files.delete(original.sha256);
    expect(await shop.photos.printSource(id)).toBeNull();
    await shop.photos.delete(lena, id);
    expect(await shop.photos.printSource(id)).toBeNull();
    expect(await shop.photos.preview(id)).toBeNull();
  });

  test("previews of the house get a small upright picture", async () => {
    const id = await takeIn(lena, await portrait());
    const preview = await shop.photos.preview(id);
    expect(await sharp(preview ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 768, height: 1024 });
  });
});

describe("a file that kills the process which looks at it", () => {
  const intake = () => shop.photos.handlers.find(({ name }) => name === "photo-intake") as JobHandler;
  const run: JobRun = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };

  test.each([
    ["by its memory", { memoryLimit: 1_000_000 }],
    ["by its time", { timeLimit: 1 }],
  ])("%s is tried three times and then refused", async (_, decoding) => {
    await shop.stop();
    await openShop({ decoding });
    const bytes = await portrait();
    const { photoId } = await send(shop.url, lena, bytes);
    const payload = { sha256: hash("sha256", bytes, "hex") };
    for (const attempt of [1, 2]) {
      await expect(intake().work(payload, { ...run, attempt })).rejects.toThrow("died");
      expect((await recordOf(lena, photoId))?.status).toBe("received");
    }
    await intake().work(payload, run);
    expect(await recordOf(lena, photoId)).toMatchObject({ status: "rejected", rejection: "corrupt" });
  });

  test("a stop of the shop is not the photo's fault", async () => {
    const bytes = await portrait();
    const { photoId } = await send(shop.url, lena, bytes);
    const stopping = new AbortController();
    const working = intake().work({ sha256: hash("sha256", bytes, "hex") }, { ...run, signal: stopping.signal });
    stopping.abort();
    await expect(working).rejects.toThrow();
    const content = await database.db.selectFrom("photo_content").select("crashes").executeTakeFirstOrThrow();
    expect(content.crashes).toBe(0);
    await shop.runJobs();
    expect((await recordOf(lena, photoId))?.status).toBe("ready");
  });

  test("a full disk is not the photo's fault either", async () => {
    const bytes = await portrait();
    const { photoId } = await send(shop.url, lena, bytes);
    const { put } = shop.files;
    shop.files.put = async () => ({ ok: false, error: "no-space" });
    await expect(intake().work({ sha256: hash("sha256", bytes, "hex") }, run)).rejects.toThrow("no-space");
    expect((await recordOf(lena, photoId))?.status).toBe("received");
    shop.files.put = put;
    await shop.runJobs();
    expect((await recordOf(lena, photoId))?.status).toBe("ready");
  });
});

test("a file that was swept away between putting and naming is put again", async () => {
  const bytes = await portrait();
  let sweeps = 0;
  await shop.stop();
  await openShop({
    before: (files) => ({
      ...files,
      put: async (...args) => {
        const stored = await files.put(...args);
        // As if the last photo with these bytes was deleted just now.
        if (stored.ok && sweeps++ === 0) await files.delete(stored.value.sha256);
        return stored;
      },
    }),
  });
  const id = await takeIn(lena, bytes);
  expect(sweeps).toBeGreaterThan(1);
  expect((await recordOf(lena, id))?.status).toBe("ready");
});
