import type { Db } from "../../platform/database/database.ts";

/** Reads a visitor's orders as they are stored. */
export const ordersIn = (db: Db) => (visitorId: string) =>
  db.selectFrom("shop_order").selectAll().where("visitor_id", "=", visitorId).execute();
