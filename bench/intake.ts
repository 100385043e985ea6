import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { createFolderStore } from "../platform/files/folder-store.ts";
import { enqueue } from "../platform/jobs/enqueue.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { silentLog } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { newId } from "../platform/tokens/random.ts";
import { nameFiles } from "../services/photos/content/photo-files.ts";
import { photoIntake } from "../services/photos/intake/intake-job.ts";
import { createPhotos, type Photos } from "../services/photos/service.ts";
import type { BareRequest } from "./intake/bare-process.ts";
import { twelveMegapixelPhotos } from "./print/photos.ts";

const PROMISE = 1.25;
const PHOTOS = 100;
/** Batches alternate between the ways, because a shared machine is not equally fast all the time. */
const BATCH = 20;
/** Photos at a time, in every way. */
const TOGETHER = 2;

/**
 * The promise of the intake: 100 photos of 12 megapixels from "received" to "ready" (jobs in the database, processes that
 * may die, digests, proxies in the file store and forced to the disk) take at most 1.25 times as long as bare sharp
 * needs to write the same three sizes of the same files. Beside it sharp used as sparingly as we do: decoding once.
 */
export default async function bench(): Promise<void> {
  const paths = await twelveMegapixelPhotos(join(import.meta.dirname, "output/print/photos"), PHOTOS + 1);
  const folder = await mkdtemp(join(tmpdir(), "passepartout-intake-"));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: { info() {}, warn: console.warn } });
  const database = createDatabase(server.url, { poolSize: 4, log: silentLog });
  const bare = fork(join(import.meta.dirname, "intake/bare-process.ts"));
  try {
    const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
    if (!migrated.ok) throw new Error("the database could not be migrated");
    await mkdir(join(folder, "bare"));
    await measure(paths, folder, database, bare);
  } finally {
    bare.kill("SIGKILL");
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(paths: readonly string[], folder: string, database: Database, bare: ChildProcess) {
  const files = await createFolderStore(join(folder, "files"));
  const photos = await openPhotos(database, files, join(folder, "photos"));
  const { handlers } = photos;
  const worker = startWorker({ url: database.url, handlers, concurrency: TOGETHER, log: silentLog });
  const bareWay = (way: BareRequest["way"]) => async (batch: readonly string[]) => {
    const request: BareRequest = { paths: batch, folder: join(folder, "bare"), way, together: TOGETHER };
    return timed(async () => {
      bare.send(request);
      await once(bare, "message");
    });
  };
  const ways = {
    ours: async (batch: readonly string[]) => {
      const received = await receive(database, files, batch);
      return timed(() => takeIn(database, photos, received));
    },
    each: bareWay("each"),
    once: bareWay("once"),
  };
  // The last photo starts the processes and warms them up.
  for (const way of Object.values(ways)) await way(paths.slice(PHOTOS));
  const times: Record<keyof typeof ways, number[]> = { ours: [], each: [], once: [] };
  for (let from = 0; from < PHOTOS; from += BATCH) {
    for (const name of ["ours", "each", "once"] as const) {
      times[name].push(await ways[name](paths.slice(from, from + BATCH)));
    }
  }
  await worker.stop();
  photos.close();
  report(times);
}

function report({ ours, each, once: sparing }: Record<"ours" | "each" | "once", number[]>): void {
  const ratioTo = (others: readonly number[]) =>
    median(ours.map((time, batch) => time / (others[batch] ?? Number.NaN)));
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const perPhoto = (times: readonly number[]) => `${(sum(times) / PHOTOS).toFixed(0)} ms`;
  const ratio = ratioTo(each);
  console.log(
    `intake: ${PHOTOS} photos in ${(sum(ours) / 1000).toFixed(1)} s, ${perPhoto(ours)} a photo; ` +
      `bare sharp ${perPhoto(each)}, decoding once ${perPhoto(sparing)}: ` +
      `ratio ${ratio.toFixed(2)} (${ratioTo(sparing).toFixed(2)} to decoding once), ` +
      `promise ${PROMISE} ${ratio <= PROMISE ? "kept" : "MISSED"}`,
  );
  if (!(ratio <= PROMISE)) process.exitCode = 1;
}

const openPhotos = (database: Database, files: FileStore, folder: string): Promise<Photos> =>
  createPhotos({
    db: database.db,
    files,
    folder,
    clock: systemClock,
    log: silentLog,
    limits: { maxBytes: 50_000_000, maxPixels: 200_000_000 },
  });

interface Received {
  readonly visitorId: string;
  readonly photos: readonly { readonly id: string; readonly sha256: string }[];
}

/** Puts photos where a finished upload leaves them, without their jobs; this is not measured. */
async function receive({ db }: Database, files: FileStore, paths: readonly string[]): Promise<Received> {
  const visitorId = newId();
  await db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  const photos = [];
  for (const path of paths) {
    const stored = await files.put({ path }, { contentType: "image/jpeg" });
    if (!stored.ok) throw new Error(`the bench has no room: ${stored.error}`);
    const { sha256, bytes } = stored.value;
    const id = newId();
    await db.insertInto("photo_content").values({ sha256, bytes }).execute();
    await nameFiles(db, sha256, [{ role: "original", sha256, bytes }]);
    const photo = { id, visitor_id: visitorId, name: path, bytes, content_sha256: sha256 };
    await db.insertInto("photo").values(photo).execute();
    photos.push({ id, sha256 });
  }
  return { visitorId, photos };
}

/** From the jobs' commit until every photo is ready. */
async function takeIn({ db }: Database, photos: Photos, { visitorId, photos: received }: Received): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { sha256 } of received) await enqueue(trx, photoIntake, { sha256 });
  });
  const owner = { visitorId, customerId: null };
  const ids = received.map(({ id }) => id);
  const signal = new AbortController().signal;
  for (;;) {
    const records = await photos.wait(owner, ids, { seconds: 20, signal });
    const refused = records.find(({ status }) => status === "rejected");
    if (refused) throw new Error(`a photo of the bench was refused: ${refused.rejection}`);
    if (records.every(({ status }) => status === "ready")) return;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
