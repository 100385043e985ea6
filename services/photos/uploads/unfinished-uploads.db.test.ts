import { randomBytes } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { afterEach, describe, expect, test } from "vitest";
import { failed } from "../../../core/outcome.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { JobHandler } from "../../../platform/jobs/job.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { stoppedClock } from "../../../platform/time/clock.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { uploadsPath } from "../contract.ts";
import type { PhotosFixture } from "../photos.fixture.ts";
import { send } from "./tus-client.fixture.ts";
import { sha256Of, type UploadsFixture, uploadsFixture } from "./uploads.fixture.ts";

const database = await migratedTestDatabase();
let uploads: UploadsFixture;
afterEach(() => uploads.shop.stop());

/** A shop with a disk or clock of its own. */
async function openShop(changes: Parameters<typeof uploadsFixture>[1]) {
  uploads = await uploadsFixture(database, changes);
  return uploads;
}

const bytesOf = (size: number) => randomBytes(size);

describe("a full disk", () => {
  test("in the middle of an upload is said, what was written stays, and it goes on when there is room", async () => {
    let room = 700_000;
    const { shop, lena } = await openShop({
      openUpload: async (path, flags) => {
        const file = await open(path, flags);
        const write = async (chunk: Buffer, offset: number, length: number, position: number) => {
          const fits = Math.min(length, room);
          if (fits === 0) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
          room -= fits;
          return file.write(chunk, offset, fits, position);
        };
        return { write: write as unknown as FileHandle["write"], close: () => file.close() };
      },
    });
    const bytes = bytesOf(2_000_000);
    const first = await send(shop.url, lena, bytes, { chunkSize: 2_000_000 });
    expect(first.failure).toEqual({ status: 507, kind: "no-space" });
    expect((await uploads.head(lena, first.photoId)).headers.get("upload-offset")).toBe("700000");
    expect(await uploads.statusOf(lena, first.photoId)).toBe("uploading");

    room = Number.POSITIVE_INFINITY;
    const uploadUrl = `${shop.url}${uploadsPath}/${first.photoId}`;
    // The shop closed the connection on which it had refused the rest.
    const second = await send(shop.url, lena, bytes, { photoId: first.photoId, uploadUrl, retryDelays: [0, 0] });
    expect(second.failure).toBeNull();
    expect(await shop.stored()).toEqual([sha256Of(bytes)]);
  });

  test("when all bytes are there is said as long as it lasts; then nothing is sent again", async () => {
    let full = true;
    const { shop, lena } = await openShop({
      before: (files) => ({ ...files, put: async (...put) => (full ? failed("no-space") : files.put(...put)) }),
    });
    const bytes = bytesOf(1000);
    const photoId = newId();
    expect((await send(shop.url, lena, bytes, { photoId })).failure).toEqual({ status: 507, kind: "no-space" });
    // The client library asks, and when that is refused begins anew; neither may cost the bytes that are there.
    expect((await uploads.head(lena, photoId)).status).toBe(507);
    expect((await uploads.begin(lena, { photoId })).status).toBe(507);
    expect(await uploads.statusOf(lena, photoId)).toBe("uploading");
    expect(await uploads.waitingJobs()).not.toContain(`photo-intake:${sha256Of(bytes)}`);

    full = false;
    const asked = await uploads.head(lena, photoId);
    expect([asked.status, asked.headers.get("upload-offset")]).toEqual([200, "1000"]);
    expect(await uploads.statusOf(lena, photoId)).toBe("received");
    expect(await shop.stored()).toEqual([sha256Of(bytes)]);
  });
});

describe("what nobody goes on with", () => {
  const tidy = async (shop: PhotosFixture) => {
    const handler = shop.photos.handlers.find(({ name }) => name === "tidy-uploads") as JobHandler;
    const run = { id: "1", attempt: 1, maxAttempts: 1, log: silentLog, signal: new AbortController().signal };
    await handler.work({}, run);
  };
  const hour = 60 * 60 * 1000;

  test("is forgotten after two days, not before", async () => {
    const clock = stoppedClock(new Date(Date.now() + 47 * hour));
    const { shop, lena } = await openShop({ clock });
    const photoId = newId();
    await uploads.begin(lena, { photoId });
    await uploads.patch(lena, photoId, 0, bytesOf(300));
    const arrived = await send(shop.url, lena, bytesOf(1000));
    await tidy(shop);
    expect(await uploads.statusOf(lena, photoId)).toBe("uploading");
    clock.advance(2 * hour);
    await tidy(shop);
    expect((await uploads.rows()).map(({ id }) => id)).toEqual([arrived.photoId]);
    expect(await shop.incoming()).toEqual([]);
  });

  test("but was complete is taken in", async () => {
    let full = true;
    const { shop, lena } = await openShop({
      clock: stoppedClock(new Date(Date.now() + hour)),
      before: (files) => ({ ...files, put: async (...put) => (full ? failed("no-space") : files.put(...put)) }),
    });
    const { photoId } = await send(shop.url, lena, bytesOf(1000));
    await tidy(shop);
    expect(await uploads.statusOf(lena, photoId)).toBe("uploading");
    full = false;
    await tidy(shop);
    expect(await uploads.statusOf(lena, photoId)).toBe("received");
  });
});
