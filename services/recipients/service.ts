import { done, failed, type Outcome } from "../../core/outcome.ts";
import { listHash } from "../../design/recipients/list-hash.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { accountOf, type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import { handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { KeepListRequest, KeptList, OwnList } from "./contract.ts";
import { eraseAsked, recipientsCron } from "./jobs.ts";

/** Those of these lists that an order which is not finished is made with. */
export type NeededByOrders = (trx: Db, hashes: readonly string[]) => Promise<ReadonlySet<string>>;

export interface RecipientsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly neededByOrders: NeededByOrders;
  /** Takes the addresses of erased lists out of the owner's orders, where pieces were sent to them. */
  readonly eraseInOrders: (trx: Db, owner: Owner, hashes: readonly string[]) => Promise<void>;
}

/** Lists of an owner that nothing was ordered with: every correction is a new one, and the oldest go. */
export const mostUnfrozen = 60;

/** Lists of recipients, see README. */
export function createRecipients({ db, clock, neededByOrders, eraseInOrders }: RecipientsDependencies) {
  const hers = (owner: Owner, hash: string) =>
    db.selectFrom("recipient_list").where(ownedBy(owner)).where("hash", "=", hash).where("erase_asked_at", "is", null);

  /** Those that no order needs any more. */
  async function eraseAskedLists(): Promise<void> {
    const asked = await db
      .selectFrom("recipient_list")
      .select("hash")
      .distinct()
      .where("erase_asked_at", "is not", null)
      .execute();
    const hashes = asked.map(({ hash }) => hash);
    const needed = await neededByOrders(db, hashes);
    const over = hashes.filter((hash) => !needed.has(hash));
    if (over.length === 0) return;
    await db.transaction().execute(async (trx) => {
      const going = trx.deleteFrom("recipient_list").where("hash", "in", over).where("erase_asked_at", "is not", null);
      const gone = await going.returning(["hash", "visitor_id", "customer_id"]).execute();
      for (const { hash, visitor_id: visitorId, customer_id: customerId } of gone) {
        await eraseInOrders(trx, { visitorId, customerId }, [hash]);
      }
    });
  }

  return {
    /** Stores a list under its hash; an equal list is the existing one. */
    async keep(owner: Owner, { name, ...list }: KeepListRequest): Promise<KeptList> {
      const hash = listHash(list);
      const kept = { list: hash, count: list.rows.length };
      if (await hers(owner, hash).select("id").executeTakeFirst()) return kept;
      await db.transaction().execute(async (trx) => {
        // Erased while an order needs it, and read in again: it is hers once more.
        const again = trx.updateTable("recipient_list").set({ erase_asked_at: null, name });
        const { numUpdatedRows } = await again.where(ownedBy(owner)).where("hash", "=", hash).executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) return;
        const row = { id: newId(), ...ownerColumns(owner), hash, name, row_count: kept.count, created_at: clock.now() };
        const content = { columns: jsonb(list.columns), rows: jsonb(list.rows), frozen_at: null };
        await trx
          .insertInto("recipient_list")
          .values({ ...row, ...content })
          .execute();
        await removeOldest(trx, owner);
      });
      return kept;
    },

    async mine(owner: Owner) {
      const rows = await db
        .selectFrom("recipient_list")
        .where(ownedBy(owner))
        .where("erase_asked_at", "is", null)
        .select(["hash", "name", "row_count", "created_at"])
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(({ hash, name, row_count: count, created_at }) => {
        return { list: hash, count, name, createdAt: created_at.toISOString() };
      });
    },

    async read(owner: Owner, hash: string): Promise<OwnList | null> {
      const row = await hers(owner, hash).select(["name", "columns", "rows", "created_at"]).executeTakeFirst();
      return row ? asOwnList(row) : null;
    },

    /** Something is bought that is printed for this list: from now on it stays until its owner erases it. */
    async freeze(owner: Owner, hash: string): Promise<RecipientList | null> {
      const row = await db
        .updateTable("recipient_list")
        .set((eb) => ({ frozen_at: eb.fn.coalesce("frozen_at", eb.val(clock.now())) }))
        .where(ownedBy(owner))
        .where("hash", "=", hash)
        .where("erase_asked_at", "is", null)
        .returning(["columns", "rows"])
        .executeTakeFirst();
      return row ? asList(row) : null;
    },

    /** The list of an order by its content's hash, for any owner. Null: it was erased. */
    async ordered(hash: string): Promise<RecipientList | null> {
      const row = await db
        .selectFrom("recipient_list")
        .select(["columns", "rows"])
        .where("hash", "=", hash)
        .limit(1)
        .executeTakeFirst();
      return row ? asList(row) : null;
    },

    /** It is hers no more. While an order is made with it, it stays for that order alone and is erased after it. */
    async erase(owner: Owner, hash: string): Promise<Outcome<{ readonly erased: boolean }, "list-not-found">> {
      if (!(await hers(owner, hash).select("id").executeTakeFirst())) return failed("list-not-found");
      const needed = await neededByOrders(db, [hash]);
      if (needed.has(hash)) {
        const asked = db.updateTable("recipient_list").set({ erase_asked_at: clock.now() });
        await asked.where(ownedBy(owner)).where("hash", "=", hash).execute();
        return done({ erased: false });
      }
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom("recipient_list").where(ownedBy(owner)).where("hash", "=", hash).execute();
        await eraseInOrders(trx, owner, [hash]);
      });
      return done({ erased: true });
    },

    /** At sign-in: what the visitor kept moves to the customer. @returns whether there was something */
    async adopt(trx: Db, visitorId: string, customerId: string): Promise<boolean> {
      const visitor: Owner = { visitorId, customerId: null };
      const moved = trx.updateTable("recipient_list").set({ customer_id: customerId }).where(ownedBy(visitor));
      return (await moved.returning("id").execute()).length > 0;
    },

    /** Two accounts of one person become one. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      await trx.updateTable("recipient_list").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },

    /** Her account ends: lists go, those of orders that are still being made after them. */
    async forget(trx: Db, customerId: string, heir: string): Promise<void> {
      const rows = await trx
        .selectFrom("recipient_list")
        .select("hash")
        .where("customer_id", "=", customerId)
        .execute();
      const needed = [...(await neededByOrders(trx, [...new Set(rows.map(({ hash }) => hash))]))];
      let going = trx.deleteFrom("recipient_list").where("customer_id", "=", customerId);
      if (needed.length > 0) going = going.where("hash", "not in", needed);
      const gone = await going.returning("hash").execute();
      // Her orders are the heir's by now.
      const hashes = gone.map(({ hash }) => hash);
      await eraseInOrders(trx, { visitorId: heir, customerId: null }, hashes);
      const left = { customer_id: null, visitor_id: heir, erase_asked_at: clock.now() };
      await trx.updateTable("recipient_list").set(left).where("customer_id", "=", customerId).execute();
    },

    /** For her copy of what the shop keeps of her. */
    async exported(customerId: string): Promise<readonly OwnList[]> {
      const rows = await db
        .selectFrom("recipient_list")
        .where(ownedBy(accountOf(customerId)))
        .where("erase_asked_at", "is", null)
        .select(["name", "columns", "rows", "created_at"])
        .orderBy("created_at")
        .execute();
      return rows.map(asOwnList);
    },

    handlers: [handleJob(eraseAsked, eraseAskedLists)],
    cron: recipientsCron,
  };
}
export type Recipients = ReturnType<typeof createRecipients>;

interface StoredList {
  readonly columns: unknown;
  readonly rows: unknown;
}

/** Parsed before it was stored. */
const asList = ({ columns, rows }: StoredList) => ({ columns, rows }) as Pick<OwnList, "columns" | "rows">;

const asOwnList = ({
  name,
  created_at,
  ...list
}: StoredList & { readonly name: string; readonly created_at: Date }) => ({
  ...asList(list),
  name,
  createdAt: created_at.toISOString(),
});

async function removeOldest(trx: Db, owner: Owner): Promise<void> {
  const old = await trx
    .selectFrom("recipient_list")
    .select("id")
    .where(ownedBy(owner))
    .where("frozen_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(mostUnfrozen)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("recipient_list").where("id", "in", ids).execute();
}
