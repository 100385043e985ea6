import { sql } from "kysely";
import type { Country } from "../../core/locale.ts";
import type { ShippingClass } from "../../core/shipping-class.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { RecipientAddress } from "./address.ts";
import type { PricedParcel } from "./delivery.ts";
import type { ParcelContent } from "./pack-recipients.ts";
import type { ParcelState } from "./parcel-contract.ts";

/** A parcel to somebody of a list as it was ordered, and how far it is. */
export interface StoredParcel {
  readonly id: string;
  readonly orderId: string;
  /** From 1, in the order of packing. */
  readonly position: number;
  /** Ids of order lines. */
  readonly contents: readonly ParcelContent[];
  /** Null: erased with its list. */
  readonly address: RecipientAddress | null;
  readonly country: Country;
  readonly class: ShippingClass;
  readonly grams: number;
  readonly goods: number;
  readonly price: number;
  readonly arrivalEarliest: string;
  readonly arrivalLatest: string;
  readonly state: ParcelState;
  readonly tracking: string | null;
  readonly shippedAt: Date | null;
  readonly refunded: number | null;
}

const columns = [
  "id",
  "order_id as orderId",
  "position",
  "contents",
  "address",
  "country",
  "class",
  "grams",
  "goods",
  "price",
  "arrival_earliest as arrivalEarliest",
  "arrival_latest as arrivalLatest",
  "state",
  "tracking",
  "shipped_at as shippedAt",
  "refunded",
] as const;
/** JSON and texts that this service alone writes, in these forms. */
type Known = Pick<StoredParcel, "contents" | "address" | "country" | "class" | "state">;

/** Rows of one statement: a statement has place for 65,535 values. */
const batch = 500;

/** Writes the parcels of a new order. @param lineIds ids of its lines by those of the basket's */
export async function insertParcels(
  trx: Trx,
  orderId: string,
  parcels: readonly PricedParcel[],
  lineIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = parcels.map(({ address, contents, lists, arrival, ...parcel }, index) => ({
    id: newId(),
    order_id: orderId,
    position: index + 1,
    country: address.country,
    state: "waiting" as const,
    contents: jsonb(contents.map(({ lineId, pieces }) => ({ lineId: lineIds.get(lineId) ?? lineId, pieces }))),
    lists: [...lists],
    address: jsonb(address),
    class: parcel.class,
    grams: parcel.grams,
    goods: parcel.goods,
    price: parcel.price,
    arrival_earliest: arrival.earliest,
    arrival_latest: arrival.latest,
  }));
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto("order_parcel")
      .values(rows.slice(from, from + batch))
      .execute();
  }
}

/** The parcels of an order in the order of packing. */
export async function parcelsOf(db: Db, orderId: string): Promise<readonly StoredParcel[]> {
  return parcelsOfAll(db, [orderId]);
}

/** The same of several orders. */
export async function parcelsOfAll(db: Db, orderIds: readonly string[]): Promise<readonly StoredParcel[]> {
  if (orderIds.length === 0) return [];
  const all = db.selectFrom("order_parcel").select(columns).$narrowType<Known>().where("order_id", "in", orderIds);
  return all.orderBy("order_id").orderBy("position").execute();
}

/** Progress of an order's parcels, with their arrival. */
export interface ParcelProgress {
  readonly shipped: number;
  readonly earliest: string;
  readonly latest: string;
}

/** Null: nothing of it goes to people of lists. */
export async function parcelProgress(db: Db, orderId: string): Promise<ParcelProgress | null> {
  const row = await db
    .selectFrom("order_parcel")
    .select(({ fn, eb, lit }) => [
      fn.count<number>(eb.case().when("state", "<>", "waiting").then(lit(1)).end()).as("shipped"),
      fn.min("arrival_earliest").as("earliest"),
      fn.max("arrival_latest").as("latest"),
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row?.earliest || !row.latest) return null;
  return { shipped: Number(row.shipped), earliest: row.earliest, latest: row.latest };
}

/** Marks those that still wait as sent, as the order is; false: none did. */
export async function shipWaiting(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const waiting = trx.updateTable("order_parcel").set({ state: "shipped", shipped_at: now });
  const rows = await waiting.where("order_id", "=", orderId).where("state", "=", "waiting").returning("id").execute();
  return rows.length > 0;
}

/** Shipped parcels that the buyer is notified of now, in the order of packing. */
export async function takeUntold(trx: Trx, orderId: string, now: Date): Promise<readonly StoredParcel[]> {
  const rows = await trx
    .updateTable("order_parcel")
    .set({ told_at: now })
    .where("order_id", "=", orderId)
    .where("state", "=", "shipped")
    .where("told_at", "is", null)
    .returning(columns)
    .$narrowType<Known>()
    .execute();
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Takes the addresses of a list out of orders that are its owner's. */
export async function eraseAddresses(trx: Db, orderIds: readonly string[], lists: readonly string[]): Promise<void> {
  if (orderIds.length === 0 || lists.length === 0) return;
  await trx
    .updateTable("order_parcel")
    .set({ address: null })
    .where("order_id", "in", orderIds)
    .where("address", "is not", null)
    .where(sql<boolean>`lists && ${[...lists]}::text[]`)
    .execute();
}
