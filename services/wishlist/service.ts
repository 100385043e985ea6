import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { breaksReference } from "../../platform/database/broken-reference.ts";
import type { Db } from "../../platform/database/database.ts";
import { accountOf, type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { MOST_WISHES } from "./contract.ts";

export interface WishlistDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether a theme is sold. */
  readonly exists: (theme: string) => Promise<boolean>;
}

const gone = failed("theme-not-found" as const);

/** Themes that visitors like, see README. */
export function createWishlist({ db, clock, exists }: WishlistDependencies) {
  return {
    /** Ids, the last liked first. */
    async list(owner: Owner): Promise<readonly string[]> {
      const rows = await db
        .selectFrom("wish")
        .select(["theme", (eb) => eb.fn.agg<boolean>("bool_or", [eb("customer_id", "is", null)]).as("stray")])
        .where(ownedBy(owner))
        .groupBy("theme")
        .orderBy((eb) => eb.fn.max("created_at"), "desc")
        .orderBy("theme")
        .execute();
      const { visitorId, customerId } = owner;
      // Asked for before she signed in, written after: it would stay with the browser and miss on her other devices.
      if (customerId !== null && rows.some(({ stray }) => stray)) {
        await db.transaction().execute((trx) => adopt(trx, visitorId, customerId));
      }
      return rows.map(({ theme }) => theme);
    },

    /** Likes a theme; a second time changes nothing. */
    async add(owner: Owner, theme: string): Promise<Outcome<void, "theme-not-found" | "wishlist-full">> {
      if (!(await exists(theme))) return gone;
      try {
        return await db.transaction().execute((trx) => insertWish(trx, owner, theme, clock.now()));
      } catch (error) {
        // Taken away between the look and here: the foreign key waits for that and then refuses.
        if (breaksReference(error, "wish_theme_fkey")) return gone;
        throw error;
      }
    },

    async remove(owner: Owner, theme: string): Promise<void> {
      await db.deleteFrom("wish").where(ownedBy(owner)).where("theme", "=", theme).execute();
    },

    adopt,

    /** Two accounts of one person become one. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      // Always in this order, so that two joins of the same accounts wait and do not deadlock.
      for (const customerId of [from, to].toSorted()) await lockOwner(trx, accountOf(customerId));
      await give(trx, accountOf(from), to);
    },

    /** Her account ends. */
    async forget(trx: Db, customerId: string): Promise<void> {
      await trx.deleteFrom("wish").where("customer_id", "=", customerId).execute();
    },
  };
}
export type Wishlist = ReturnType<typeof createWishlist>;

/** Held until the transaction ends. */
const lockOwner = async (trx: Db, { visitorId, customerId }: Owner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${customerId ?? visitorId}`}, 0))`.execute(trx);
};

async function insertWish(trx: Db, owner: Owner, theme: string, now: Date): Promise<Outcome<void, "wishlist-full">> {
  // Sequential, so that two requests cannot exceed the limit.
  await lockOwner(trx, owner);
  const known = await trx.selectFrom("wish").select("theme").where(ownedBy(owner)).execute();
  if (known.some((one) => one.theme === theme)) return done(undefined);
  if (known.length >= MOST_WISHES) return failed("wishlist-full");
  await trx
    .insertInto("wish")
    .values({ ...ownerColumns(owner), theme, created_at: now })
    .execute();
  return done(undefined);
}

/** At sign-in: what the visitor likes becomes the customer's. */
async function adopt(trx: Db, visitorId: string, customerId: string): Promise<void> {
  const visitor: Owner = { visitorId, customerId: null };
  await lockOwner(trx, visitor);
  await lockOwner(trx, accountOf(customerId));
  await give(trx, visitor, customerId);
}

/** Moves wishes to a customer; none is dropped, even beyond the limit. The caller holds the locks of both. */
async function give(trx: Db, from: Owner, customerId: string): Promise<void> {
  await trx
    .insertInto("wish")
    .columns(["visitor_id", "customer_id", "theme", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("wish")
        .select(["visitor_id", sql<string>`${customerId}`.as("customer_id"), "theme", "created_at"])
        .where(ownedBy(from)),
    )
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "theme"]).where("customer_id", "is not", null).doNothing(),
    )
    .execute();
  await trx.deleteFrom("wish").where(ownedBy(from)).execute();
}
