import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { sweepHandler } from "./content/sweep.ts";
import type { PhotoRecord } from "./contract.ts";
import { deletePhoto } from "./delete-photo.ts";
import { forgetLeftHandler, forgetPhotos } from "./forget-photos.ts";
import { createDecoder } from "./intake/decoder.ts";
import { intakeHandler } from "./intake/intake-job.ts";
import { createJudgementWatch } from "./judgement-watch.ts";
import { listPhotos, myPhotos, readyPhotos } from "./list-photos.ts";
import { findProxy, openProxy } from "./open-proxy.ts";
import type { PhotosDependencies } from "./ports.ts";
import { createPrintSource, previewOf } from "./print-source.ts";
import { tidyHandler, tidyUploads } from "./uploads/tidy-uploads.ts";
import { createTusServer } from "./uploads/tus-server.ts";
import { UploadStore } from "./uploads/upload-store.ts";
import { waitForPhotos } from "./wait-for-photos.ts";

/**
 * Photos of visitors and customers, see README.
 *
 * @throws when the folder cannot be created: a wrong setting, reported at the start
 */
export async function createPhotos(dependencies: PhotosDependencies) {
  const { db, files, clock, log, limits } = dependencies;
  const incoming = join(dependencies.folder, "incoming");
  const working = join(dependencies.folder, "working");
  for (const folder of [incoming, working]) await mkdir(folder, { recursive: true, mode: 0o700 });

  const store = new UploadStore(incoming, db, dependencies.openUpload);
  const decoder = createDecoder(dependencies.decoding);
  const watch = createJudgementWatch(db, log);
  const finish = { db, files, store };

  return {
    /** Answers a tus request of this owner. */
    upload: createTusServer({ ...finish, maxBytes: limits.maxBytes }),

    list: (owner: Owner, ids: readonly string[]): Promise<PhotoRecord[]> => listPhotos(db, owner, ids),
    mine: myPhotos.bind(null, db),
    wait: waitForPhotos.bind(null, db, watch),
    ready: (owner: Owner, ids: readonly string[]) => readyPhotos(db, owner, ids),
    findProxy: findProxy.bind(null, db),
    openProxy: openProxy.bind(null, files),
    delete: (owner: Owner, id: string): Promise<Outcome<void, "not-found" | "in-use">> =>
      deletePhoto({ db, store }, owner, id),

    /** The print room's port. */
    printSource: createPrintSource(db, files),
    /** The port of `services/production` for previews of frozen designs. */
    preview: previewOf.bind(null, db, files),

    /** At sign-in: what the visitor uploaded moves to the customer. */
    async adopt(trx: Db, visitorId: string, customerId: string): Promise<void> {
      const visitor: Owner = { visitorId, customerId: null };
      await trx.updateTable("photo").set({ customer_id: customerId }).where(ownedBy(visitor)).execute();
    },

    /** Two accounts of one person become one. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      await trx.updateTable("photo").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },

    forget: forgetPhotos,

    /** Names and sizes, for a customer's copy of what is known of her. */
    exported: (customerId: string): Promise<readonly object[]> =>
      db
        .selectFrom("photo")
        .select(["name", "bytes", "created_at as uploadedAt"])
        .where("customer_id", "=", customerId)
        .orderBy("created_at")
        .execute(),

    handlers: [
      forgetLeftHandler({ db, store }),
      intakeHandler({ db, files, decoder, folder: working, maxPixels: limits.maxPixels, judged: () => watch.look() }),
      sweepHandler(db, files),
      tidyHandler({ ...finish, clock, folder: working }),
    ],
    cron: [everyTime("*/10 * * * *", tidyUploads, {})],

    /** Answers the requests that wait for the intake, so that a stop need not wait for them. */
    endWaiting: () => watch.end(),
    /** Ends the decoding processes. */
    close: () => decoder.close(),
  };
}

export type Photos = Awaited<ReturnType<typeof createPhotos>>;
