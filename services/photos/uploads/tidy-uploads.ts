import { z } from "zod";
import { removeLeftovers } from "../../../platform/files/leftovers.ts";
import { defineJob, handleJob } from "../../../platform/jobs/job.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { type FinishDependencies, finishIfWhole } from "./finish-upload.ts";
import { forgetUpload } from "./upload-rows.ts";
import { UPLOAD_LIFETIME } from "./upload-store.ts";

/** Ends what nobody will end any more: complete uploads that could not be kept, and those that stopped for good. */
export const tidyUploads = defineJob("tidy-uploads", z.object({}));

/** Younger ones are under way; in milliseconds. */
const LEFT_ALONE = 10 * 60 * 1000;

export function tidyHandler({ clock, folder, ...finish }: FinishDependencies & { clock: Clock; folder: string }) {
  const { db, store } = finish;
  return handleJob(tidyUploads, async (_, { log }) => {
    const now = clock.now().getTime();
    const unfinished = await db
      .selectFrom("photo")
      .select(["id", "bytes", "created_at"])
      .where("content_sha256", "is", null)
      .where("rejection", "is", null)
      .where("created_at", "<", new Date(now - LEFT_ALONE))
      .execute();
    for (const { id, bytes, created_at } of unfinished) {
      const finished = await finishIfWhole(finish, { id, bytes });
      if (!finished.ok) log.warn({ photo: id, problem: finished.error }, "a complete upload cannot be stored");
      else if (created_at.getTime() < now - UPLOAD_LIFETIME && (await forgetUpload(db, id))) await store.remove(id);
    }
    // Files that no row and no running job knows.
    for (const place of [store.directory, folder]) await removeLeftovers(place, now - UPLOAD_LIFETIME);
  });
}
