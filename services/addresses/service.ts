import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { DB } from "../../platform/database/tables.generated.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import {
  type AddressBook,
  type AddressProblem,
  type changedAddress,
  MOST_ADDRESSES,
  type newAddress,
} from "./contract.ts";

type New = z.output<typeof newAddress>;
type Changed = z.output<typeof changedAddress>;
type Defaults = Pick<New, "forDelivery" | "forBilling">;
type Refused<Reason extends AddressProblem> = Outcome<void, Reason | "not-signed-in">;
type StoredAddress = AddressBook["addresses"][number]["address"];

export interface AddressesDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Customers' address books, see README. */
export function createAddresses({ database, clock }: AddressesDependencies) {
  const { db } = database;

  /** Changes of one customer run sequentially; an account that ended meanwhile has none. */
  const oneByOne = <Reason extends AddressProblem>(
    customerId: string,
    change: (trx: Db) => Promise<Outcome<void, Reason>>,
  ): Promise<Refused<Reason>> =>
    db.transaction().execute(async (trx) => {
      const person = await trx
        .selectFrom("person")
        .select("id")
        .where("id", "=", customerId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return person ? change(trx) : failed("not-signed-in");
    });

  return {
    list: (customerId: string): Promise<AddressBook["addresses"]> => bookOf(db, customerId),

    /** Saves an address; a known one only changes the defaults. */
    add: (customerId: string, { address, ...defaults }: New): Promise<Refused<"addresses-full">> =>
      oneByOne(customerId, async (trx) => {
        const mine = trx.selectFrom("customer_address").where("customer_id", "=", customerId);
        const same = await mine.select("id").where("address", "=", jsonb(address)).executeTakeFirst();
        const id = same?.id ?? newId();
        if (!same) {
          const { count } = await mine.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
          if (Number(count) >= MOST_ADDRESSES) return failed("addresses-full");
          await trx
            .insertInto("customer_address")
            .values({ id, customer_id: customerId, address: jsonb(address), created_at: clock.now() })
            .execute();
        }
        await choose(trx, customerId, id, defaults);
        return done(undefined);
      }),

    /** Changes an address that is still as it was when she began. */
    change: (
      customerId: string,
      id: string,
      { address, version, ...defaults }: Changed,
    ): Promise<Refused<"address-gone" | "address-changed">> =>
      oneByOne(customerId, async (trx) => {
        const known = await trx
          .selectFrom("customer_address")
          .select("version")
          .where("id", "=", id)
          .where("customer_id", "=", customerId)
          .executeTakeFirst();
        if (!known) return failed("address-gone");
        if (known.version !== version) return failed("address-changed");
        await trx
          .updateTable("customer_address")
          .set({ address: jsonb(address), version: version + 1 })
          .where("id", "=", id)
          .execute();
        await choose(trx, customerId, id, defaults);
        return done(undefined);
      }),

    /** A second time changes nothing. */
    async remove(customerId: string, id: string): Promise<void> {
      await oneByOne(customerId, async (trx) => {
        await trx.deleteFrom("customer_address").where("id", "=", id).where("customer_id", "=", customerId).execute();
        return done(undefined);
      });
    },

    /** Joins two accounts of one person: equal addresses are stored once, and the defaults of `to` stay. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      // Always in this order, so that two that join the same accounts do not lock each other out.
      const both = trx.selectFrom("person").select("id").where("id", "in", [from, to]).orderBy("id");
      await both.forNoKeyUpdate().execute();
      await joinBooks(trx, from, to);
    },
  };
}
export type Addresses = ReturnType<typeof createAddresses>;

async function bookOf(db: Kysely<DB>, customerId: string): Promise<AddressBook["addresses"]> {
  const rows = await db
    .selectFrom("customer_address")
    .select(["id", "version", "address", "chosen_for_delivery", "chosen_for_billing"])
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const highest = (chosen: "chosen_for_delivery" | "chosen_for_billing") =>
    rows.reduce((best, row) => ((row[chosen] ?? 0) > (best[chosen] ?? 0) ? row : best), rows[0] ?? nothing).id;
  const [delivery, billing] = [highest("chosen_for_delivery"), highest("chosen_for_billing")];
  return rows.map(({ id, version, address }) => ({
    id,
    version,
    address: address as StoredAddress,
    forDelivery: id === delivery,
    forBilling: id === billing,
  }));
}
const nothing = { id: "", chosen_for_delivery: null, chosen_for_billing: null };

/** The last choice is the default; when it is removed, the previous choice is. */
async function choose(trx: Db, customerId: string, id: string, { forDelivery, forBilling }: Defaults): Promise<void> {
  const next = (column: string) =>
    sql<number>`(select coalesce(max(${sql.ref(column)}), 0) + 1 from customer_address where customer_id = ${customerId})`;
  const set = {
    ...(forDelivery && { chosen_for_delivery: next("chosen_for_delivery") }),
    ...(forBilling && { chosen_for_billing: next("chosen_for_billing") }),
  };
  if (Object.keys(set).length === 0) return;
  await trx.updateTable("customer_address").set(set).where("id", "=", id).execute();
}

/** A moved address never becomes the default of a book with addresses: parcels would be sent to another place. */
async function joinBooks(trx: Db, from: string, to: string): Promise<void> {
  const book = await bookOf(trx, to);
  const known = trx.selectFrom("customer_address").select("address").where("customer_id", "=", to);
  await trx.deleteFrom("customer_address").where("customer_id", "=", from).where("address", "in", known).execute();
  const unchosen = { chosen_for_delivery: null, chosen_for_billing: null };
  const arrived = await trx
    .updateTable("customer_address")
    .set({ customer_id: to, ...(book.length > 0 && unchosen) })
    .where("customer_id", "=", from)
    .returning("id")
    .execute();
  if (arrived.length === 0) return;
  // The oldest address is the default where none was chosen, and one that arrives may be older.
  for (const { id, ...defaults } of book) await choose(trx, to, id, defaults);
}
