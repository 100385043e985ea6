import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { startWorker } from "../../../platform/jobs/worker.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { type PhotosFixture, photosFixture } from "../photos.fixture.ts";
import { send } from "../uploads/tus-client.fixture.ts";
import { fourCorners } from "./pictures.fixture.ts";

const database = await migratedTestDatabase();
let shop: PhotosFixture;
let child: ChildProcess | undefined;

beforeAll(async () => {
  shop = await photosFixture(database);
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await shop.stop();
});

/** A worker that stops in the middle of the first intake; its exit code and signal are awaited by the caller. */
async function startWorkerThatStops(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, "killed-intake.fixture.ts");
  const words = [program, database.url, shop.filesFolder, shop.folder];
  child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

test("kill -9 in the middle of the intake: after a restart the photo is ready, with exactly one set of files", async () => {
  const lena = await shop.visitor();
  const photo = await fourCorners(3000, 2000).jpeg().toBuffer();
  const { photoId } = await send(shop.url, lena, photo);

  const killed = await startWorkerThatStops();
  expect(await shop.photos.list(lena, [photoId])).toMatchObject([{ status: "received" }]);
  // The original and the first proxy are there; nothing names the proxy yet.
  expect(await shop.stored()).toHaveLength(2);
  killed.kill("SIGKILL");
  await once(killed, "exit");

  const worker = startWorker({ url: database.url, handlers: shop.photos.handlers, concurrency: 1, log: silentLog });
  const signal = AbortSignal.timeout(120_000);
  const photos = await shop.photos.wait(lena, [photoId], { seconds: 120, signal });
  await worker.stop();
  expect(photos).toMatchObject([{ id: photoId, status: "ready", width: 3000, height: 2000 }]);
  const rows = await database.db.selectFrom("photo_file").select(["role", "sha256"]).orderBy("role").execute();
  expect(rows.map(({ role }) => role)).toEqual(["original", "proxy-1024", "proxy-2048", "proxy-512"]);
  expect(await shop.stored()).toEqual(rows.map(({ sha256 }) => sha256).sort());
  const { crashes } = await database.db.selectFrom("photo_content").select("crashes").executeTakeFirstOrThrow();
  expect(crashes).toBe(0);
  expect(await shop.working()).toEqual([]);
});
