import type { ShippingTable } from "../../core/shipping.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { caches } from "../../platform/caches/manifest.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { Clock } from "../../platform/time/clock.ts";

export interface StoredShippingTable {
  readonly id: number;
  readonly validFrom: Date;
  readonly publishedAt: Date;
}

/** The charges and transit times that count now. */
export interface ShippingTables {
  /**
   * @param db where to ask: inside a transaction its own connection, so that it never waits for a second one
   * @throws when none was ever published (the shop was not set up)
   */
  current(db: Db): Promise<ShippingTable>;
  /** All tables, the newest first. */
  all(db: Db): Promise<readonly StoredShippingTable[]>;
  /** One of them; null when there is none of that number. */
  at(db: Db, id: number): Promise<ShippingTable | null>;
  /** Adds a table that counts from `validFrom`; earlier ones stay for the record. */
  publish(db: Db, table: ShippingTable, validFrom: Date): Promise<void>;
  /** After a publication the valid table is read again. */
  forget(): void;
}

/** Tables never change once written, so each is read and parsed once. */
export function createShippingTables(clock: Clock): ShippingTables {
  const parsed = new Map<number, ShippingTable>();
  let kept: { readonly table: ShippingTable; readonly until: number } | null = null;

  async function load(db: Db, id: number): Promise<ShippingTable> {
    const row = await db.selectFrom("shipping_table").select("data").where("id", "=", id).executeTakeFirstOrThrow();
    const table = shippingTableSchema.parse(row.data);
    parsed.set(id, table);
    return table;
  }

  return {
    current: async (db) => {
      const now = clock.now();
      if (kept && kept.until > now.getTime()) return kept.table;
      const newest = await db
        .selectFrom("shipping_table")
        .select("id")
        .where("valid_from", "<=", now)
        .orderBy("valid_from", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!newest) throw new Error("no shipping table is published");
      const table = parsed.get(newest.id) ?? (await load(db, newest.id));
      kept = { table, until: now.getTime() + caches.shippingTable.life };
      return table;
    },
    all: async (db) => {
      const columns = ["id", "valid_from", "created_at"] as const;
      const rows = await db.selectFrom("shipping_table").select(columns).orderBy("id", "desc").execute();
      return rows.map(({ id, valid_from, created_at }) => ({ id, validFrom: valid_from, publishedAt: created_at }));
    },
    at: async (db, id) => {
      const row = await db.selectFrom("shipping_table").select("data").where("id", "=", id).executeTakeFirst();
      return row ? shippingTableSchema.parse(row.data) : null;
    },
    publish: async (db, table, validFrom) => {
      const data = jsonb(shippingTableSchema.parse(table));
      await db.insertInto("shipping_table").values({ valid_from: validFrom, data }).execute();
      kept = null;
    },
    forget() {
      kept = null;
    },
  };
}
