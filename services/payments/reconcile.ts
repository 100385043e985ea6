import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Payment } from "./payment-store.ts";

/** Most payments asked about in one run. */
const batch = 25;

/**
 * Takes the payments whose provider has been silent for too long and notes that they are being asked about: first
 * after two minutes, then at growing distances (a tenth of their age, an hour at most).
 */
export async function takeSilentPayments(
  db: Db,
  now: Date,
): Promise<readonly Pick<Payment, "id" | "provider" | "reference">[]> {
  const { rows } = await sql<Pick<Payment, "id" | "provider" | "reference">>`
    update payment set asked_at = ${now}
    where id in (
      select id from payment
      where state in ('open', 'pending') and provider_ref is not null
        and coalesce(asked_at, created_at)
          < ${now}::timestamptz
            - least(greatest((${now}::timestamptz - created_at) / 10, interval '2 minutes'), interval '1 hour')
      order by asked_at nulls first, created_at
      limit ${batch}
      for update skip locked
    )
    returning id, provider, provider_ref as reference`.execute(db);
  return rows;
}

/** Ends attempts that never reached a provider: nobody was ever shown where to pay. */
export async function expireUnstarted(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("payment")
    .set({ state: "expired", changed_at: now })
    .where("state", "=", "open")
    .where("provider_ref", "is", null)
    .where("created_at", "<", new Date(now.getTime() - 24 * 60 * 60_000))
    .execute();
}
