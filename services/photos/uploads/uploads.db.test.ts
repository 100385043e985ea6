import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { newCustomer } from "../../new-customer.fixture.ts";
import { uploadsPath } from "../contract.ts";
import { headersOf, type PhotosFixture } from "../photos.fixture.ts";
import { brokenLine, send } from "./tus-client.fixture.ts";
import { BYTES_ALLOWED, UNFINISHED_ALLOWED } from "./upload-rows.ts";
import { metadata, sha256Of, tus, type UploadsFixture, uploadsFixture } from "./uploads.fixture.ts";

const database = await migratedTestDatabase();
let uploads: UploadsFixture;
let shop: PhotosFixture;
let lena: Owner;
let tom: Owner;

beforeEach(async () => {
  uploads = await uploadsFixture(database);
  ({ shop, lena, tom } = uploads);
});
afterEach(() => shop.stop());

const bytesOf = (size: number) => randomBytes(size);
const kindOf = async (response: Response) => (await response.json()).type?.split(":").at(-1);

describe("an upload", () => {
  test("has its row from the first request, and its bytes and one intake job when it has arrived", async () => {
    const photoId = newId();
    const begun = await uploads.begin(lena, { photoId, name: "C:\\Bilder\\Meer\u0000.jpg" });
    expect(begun.status).toBe(201);
    expect(begun.headers.get("location")).toBe(`${uploadsPath}/${photoId}`);
    expect(begun.headers.get("access-control-allow-origin")).toBeNull();
    expect(await shop.photos.list(lena, [photoId])).toMatchObject([
      { id: photoId, name: "Meer.jpg", status: "uploading", bytes: 1000, width: null },
    ]);
    expect(await uploads.waitingJobs()).toEqual([]);

    const bytes = bytesOf(1000);
    expect((await uploads.patch(lena, photoId, 0, bytes.subarray(0, 400))).headers.get("upload-offset")).toBe("400");
    expect(await shop.stored()).toEqual([]);
    expect((await uploads.patch(lena, photoId, 400, bytes.subarray(400))).status).toBe(204);
    expect(await uploads.statusOf(lena, photoId)).toBe("received");
    expect(await shop.stored()).toEqual([sha256Of(bytes)]);
    expect(await shop.incoming()).toEqual([]);
    expect(await uploads.waitingJobs()).toEqual([`photo-intake:${sha256Of(bytes)}`]);
  });

  test("goes on after the line was cut, without sending again what has arrived", async () => {
    const bytes = bytesOf(3_000_000);
    const line = await brokenLine(shop.port, [500_000, 900_000, 200]);
    const sent = await send(line.url, lena, bytes, { chunkSize: 3_000_000, retryDelays: [0, 0, 0, 0, 0] });
    line.close();
    expect(sent.failure).toBeNull();
    expect(await shop.stored()).toEqual([sha256Of(bytes)]);
    // What was on the wire when it was cut may come twice.
    expect(line.carried()).toBeLessThan(3_700_000);
    expect(await uploads.rows()).toHaveLength(1);
  });

  test("goes on in another session of the browser", async () => {
    const bytes = bytesOf(2_000_000);
    const line = await brokenLine(shop.port, [800_000]);
    const broken = await send(line.url, lena, bytes);
    line.close();
    expect(broken.failure?.status).toBe(0);
    const arrived = Number((await uploads.head(lena, broken.photoId)).headers.get("upload-offset"));
    expect(arrived).toBeGreaterThan(0);
    expect(arrived).toBeLessThan(2_000_000);
    const uploadUrl = `${shop.url}${uploadsPath}/${broken.photoId}`;
    const resumed = await send(shop.url, lena, bytes, { photoId: broken.photoId, uploadUrl });
    expect(resumed.failure).toBeNull();
    expect(await shop.stored()).toEqual([sha256Of(bytes)]);
  });

  test("twenty at a time all arrive, each as it was", async () => {
    const files = Array.from({ length: 20 }, (_, index) => bytesOf(300_000 + index));
    const sent = await Promise.all(files.map((bytes) => send(shop.url, lena, bytes, { chunkSize: 100_000 })));
    expect(sent.filter(({ failure }) => failure)).toEqual([]);
    expect(await shop.stored()).toEqual(files.map(sha256Of).sort());
    const contents = new Map((await uploads.rows()).map((row) => [row.id, row.content_sha256]));
    expect(sent.map(({ photoId }) => contents.get(photoId))).toEqual(files.map(sha256Of));
    expect(await shop.incoming()).toEqual([]);
  });

  test("that has arrived says so when asked again, and is not begun anew", async () => {
    const bytes = bytesOf(1000);
    const { photoId } = await send(shop.url, lena, bytes);
    const asked = await uploads.head(lena, photoId);
    expect([asked.status, asked.headers.get("upload-offset"), asked.headers.get("upload-length")]).toEqual([
      200,
      "1000",
      "1000",
    ]);
    const again = await uploads.begin(lena, { photoId });
    expect([again.status, await kindOf(again)]).toEqual([409, "photo-received"]);
    expect((await uploads.patch(lena, photoId, 0, bytes)).status).toBe(409);
    expect(await uploads.statusOf(lena, photoId)).toBe("received");
  });

  test("that has arrived takes nothing more, and says so when nothing comes", async () => {
    const { photoId } = await send(shop.url, lena, bytesOf(1000));
    const jobs = await uploads.waitingJobs();
    const nothing = await uploads.patch(lena, photoId, 1000, new Uint8Array());
    expect([nothing.status, nothing.headers.get("upload-offset")]).toEqual([204, "1000"]);
    expect((await uploads.patch(lena, photoId, 1000, bytesOf(1))).status).toBe(413);
    expect(await uploads.statusOf(lena, photoId)).toBe("received");
    expect(await uploads.waitingJobs()).toEqual(jobs);
  });

  test("whose first answer was lost is begun again from nothing", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    await uploads.patch(lena, photoId, 0, bytesOf(300));
    expect((await uploads.begin(lena, { photoId, length: "500" })).status).toBe(201);
    expect((await uploads.head(lena, photoId)).headers.get("upload-offset")).toBe("0");
    expect(await uploads.rows()).toMatchObject([{ bytes: 500 }]);
  });

  test("of nothing is received, for the intake to refuse", async () => {
    const { photoId, failure } = await send(shop.url, lena, new Uint8Array());
    expect(failure).toBeNull();
    await shop.runJobs();
    expect(await shop.photos.list(lena, [photoId])).toMatchObject([{ status: "rejected", rejection: "empty" }]);
  });

  test("given up by its owner leaves nothing; one that has arrived stays", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    await uploads.patch(lena, photoId, 0, bytesOf(300));
    const remove = (id: string) => shop.ask(lena, `${uploadsPath}/${id}`, { method: "DELETE", headers: tus });
    expect((await remove(photoId)).status).toBe(204);
    expect(await uploads.rows()).toEqual([]);
    expect(await shop.incoming()).toEqual([]);
    const arrived = await send(shop.url, lena, bytesOf(1000));
    expect((await remove(arrived.photoId)).status).toBe(400);
    expect(await uploads.statusOf(lena, arrived.photoId)).toBe("received");
  });
});

describe("is refused", () => {
  test("bytes at the wrong place; those that are there stay", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    await uploads.patch(lena, photoId, 0, bytesOf(300));
    for (const offset of [0, 200, 301]) {
      const refused = await uploads.patch(lena, photoId, offset, bytesOf(100));
      expect([refused.status, await kindOf(refused)]).toEqual([409, "wrong-offset"]);
    }
    expect((await uploads.head(lena, photoId)).headers.get("upload-offset")).toBe("300");
  });

  test("more bytes than were announced", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    expect((await uploads.patch(lena, photoId, 0, bytesOf(1001))).status).toBe(413);
    expect(await uploads.statusOf(lena, photoId)).toBe("uploading");
    expect(await shop.stored()).toEqual([]);
  });

  test("a file too large, before its first byte and without a trace", async () => {
    expect((await uploads.begin(lena, { length: "5000000" })).status).toBe(201);
    const refused = await uploads.begin(lena, { length: "5000001" });
    expect([refused.status, await kindOf(refused)]).toEqual([413, "too-many-bytes"]);
    expect(await uploads.rows()).toHaveLength(1);
  });

  test.each([
    ["no id", metadata({ filename: "a.jpg" })],
    ["an id that is none", metadata({ photoId: "../../etc/passwd" })],
    ["no metadata", ""],
    ["metadata that is none", "a b c d"],
  ])("%s", async (_, value) => {
    const headers = { ...tus, "upload-length": "10", ...(value && { "upload-metadata": value }) };
    const refused = await shop.ask(lena, uploadsPath, { method: "POST", headers });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-type")).toMatch("application/problem+json");
    expect(await uploads.rows()).toEqual([]);
  });

  test.each(["-1", "1.5", "1e3", "abc", undefined])("a length of %s", async (length) => {
    const headers = {
      ...tus,
      ...(length && { "upload-length": length }),
      "upload-metadata": metadata({ photoId: newId() }),
    };
    expect((await shop.ask(lena, uploadsPath, { method: "POST", headers })).status).toBe(400);
    expect(await uploads.rows()).toEqual([]);
  });

  test("a length that is told later", async () => {
    const headers = { ...tus, "upload-defer-length": "1", "upload-metadata": metadata({ photoId: newId() }) };
    expect((await shop.ask(lena, uploadsPath, { method: "POST", headers })).status).toBe(501);
    expect(await uploads.rows()).toEqual([]);
  });

  test("whoever is nobody", async () => {
    expect((await uploads.begin(null)).status).toBe(401);
    expect(await uploads.rows()).toEqual([]);
  });

  test("addresses that are no upload", async () => {
    for (const id of [newId(), "x", "..%2f..%2fetc%2fpasswd", `${newId()}?a=1`]) {
      expect([id, (await uploads.head(lena, id)).status]).toEqual([id, 404]);
    }
  });

  test("to read what was uploaded", async () => {
    const { photoId } = await send(shop.url, lena, bytesOf(1000));
    expect((await shop.ask(lena, `${uploadsPath}/${photoId}`)).status).toBe(405);
  });
});

describe("somebody else's upload", () => {
  test("does not exist: not to ask for, not to add to, not to end, not to begin anew", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    await uploads.patch(lena, photoId, 0, bytesOf(300));
    for (const owner of [tom, null]) {
      expect((await uploads.head(owner, photoId)).status).toBe(404);
      const refused = await uploads.patch(owner, photoId, 300, bytesOf(700));
      expect([refused.status, await kindOf(refused)]).toEqual([404, "upload-not-found"]);
      const remove = { method: "DELETE", headers: tus };
      expect((await shop.ask(owner, `${uploadsPath}/${photoId}`, remove)).status).toBe(404);
    }
    expect((await uploads.begin(tom, { photoId })).status).toBe(403);
    expect((await uploads.head(lena, photoId)).headers.get("upload-offset")).toBe("300");
    expect(await uploads.rows()).toMatchObject([{ visitor_id: lena.visitorId, bytes: 1000 }]);
  });

  test("goes on for its owner after she signed in, and no longer by her cookie alone", async () => {
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    const customerId = await newCustomer(database);
    await database.db.transaction().execute((trx) => shop.photos.adopt(trx, lena.visitorId, customerId));
    expect((await uploads.patch({ ...lena, customerId }, photoId, 0, bytesOf(300))).status).toBe(204);
    expect((await uploads.patch(lena, photoId, 300, bytesOf(700))).status).toBe(404);
  });
});

describe("limits of one visitor", () => {
  test("unfinished uploads", async () => {
    const insert = (id: string) => ({ id, visitor_id: lena.visitorId, name: "", bytes: 1 });
    const others = Array.from({ length: UNFINISHED_ALLOWED - 1 }, () => insert(newId()));
    await database.db.insertInto("photo").values(others).execute();
    const answers = await Promise.all([uploads.begin(lena), uploads.begin(lena), uploads.begin(lena)]);
    // One is left, whichever comes first.
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("10");
    expect((await uploads.begin(tom)).status).toBe(201);
  });

  test("bytes in all", async () => {
    const much = { id: newId(), visitor_id: lena.visitorId, name: "", bytes: BYTES_ALLOWED - 1000 };
    await database.db.insertInto("photo").values(much).execute();
    const refused = await uploads.begin(lena, { length: "1001" });
    expect([refused.status, await kindOf(refused)]).toEqual([507, "photo-quota-reached"]);
    expect((await uploads.begin(lena, { length: "1000" })).status).toBe(201);
  });
});

test("two requests of one upload at a time: the newer one waits for the older one's end and finds its bytes", async () => {
  const photoId = newId();
  await uploads.begin(lena, { photoId, length: "1000" });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = {
    ...tus,
    ...headersOf(lena),
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  };
  const hanging = fetch(`${shop.url}${uploadsPath}/${photoId}`, {
    method: "PATCH",
    headers,
    body: readable,
    duplex: "half",
  } as RequestInit).catch(() => null);
  await writer.write(new Uint8Array(300));
  // Asked until the first bytes are on the disk: the older request still holds the upload then.
  let offset = "0";
  while (offset === "0") offset = (await uploads.head(lena, photoId)).headers.get("upload-offset") ?? "";
  expect(offset).toBe("300");
  expect((await uploads.patch(lena, photoId, 300, bytesOf(700))).status).toBe(204);
  await writer.abort().catch(() => {});
  await hanging;
  expect(await uploads.statusOf(lena, photoId)).toBe("received");
});
