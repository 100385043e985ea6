import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import { type DeleteDependencies, deletePhoto } from "./delete-photo.ts";

const forgetLeft = defineJob("forget-left-photos", z.object({ heir: z.uuid() }));

/**
 * A customer's account ends: her photos leave it at once, and a job deletes them, file by file. Those that an ordered
 * design shows stay with the heir, as long as the order is kept.
 */
export async function forgetPhotos(trx: Db, customerId: string, heir: string): Promise<void> {
  const left = { customer_id: null, visitor_id: heir };
  await trx.updateTable("photo").set(left).where("customer_id", "=", customerId).execute();
  await enqueue(trx, forgetLeft, { heir });
}

export function forgetLeftHandler({ db, store }: DeleteDependencies) {
  return handleJob(forgetLeft, async ({ heir }) => {
    const owner = { visitorId: heir, customerId: null };
    const rows = await db
      .selectFrom("photo")
      .select("id")
      .where("visitor_id", "=", heir)
      .where("customer_id", "is", null)
      .execute();
    for (const { id } of rows) await deletePhoto({ db, store }, owner, id);
  });
}
