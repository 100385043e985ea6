import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Currency } from "../../core/money.ts";
import type { Db, Tables, Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { anyInBasket } from "../vouchers/service.ts";

/** A line as it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly kind: string;
  readonly release: number;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly designId: string | null;
  readonly versionId: string | null;
  readonly sceneHash: string | null;
  readonly quantity: number;
  /** Price of a piece when it was added. */
  readonly addedPrice: number;
  readonly addedCurrency: Currency;
}

export interface StoredCart {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly StoredLine[];
  /** Whether a code is in it. */
  readonly hasVouchers: boolean;
}

/** The owner's open basket with its lines, oldest first; one query. */
export async function openCart(db: Db, owner: Owner): Promise<StoredCart | null> {
  const rows = await db
    .selectFrom("cart")
    .leftJoin("cart_line as line", "line.cart_id", "cart.id")
    .where(ownedBy(owner))
    .where("cart.ordered_at", "is", null)
    .select(["cart.id as cartId", "cart.revision", "cart.customer_id", anyInBasket("cart.id").as("hasVouchers")])
    .select(["line.id", "line.kind", "line.release", "line.configuration", "line.quantity"])
    .select(["line.design_id", "line.version_id", "line.scene_hash", "line.added_price", "line.added_currency"])
    // A customer may still have a basket from before her login, if it could not be merged then; her own comes first.
    .orderBy("cart.customer_id", (order) => order.asc().nullsLast())
    .orderBy("line.id")
    .execute();
  const first = rows[0];
  if (!first) return null;
  const lines = rows.filter((row) => row.cartId === first.cartId).flatMap((row) => toLine(row) ?? []);
  return { id: first.cartId, revision: first.revision, lines, hasVouchers: first.hasVouchers };
}

interface LineRow {
  readonly id: string | null;
  readonly kind: string | null;
  readonly release: number | null;
  readonly configuration: unknown;
  readonly design_id: string | null;
  readonly version_id: string | null;
  readonly scene_hash: string | null;
  readonly quantity: number | null;
  readonly added_price: number | null;
  readonly added_currency: string | null;
}

function toLine(row: LineRow): StoredLine | null {
  const { id, kind, release, quantity, added_price, added_currency } = row;
  // A basket without lines joins to nothing.
  if (id === null || kind === null || release === null || quantity === null || added_price === null) return null;
  return {
    id,
    kind,
    release,
    configuration: row.configuration as Readonly<Record<string, unknown>>,
    designId: row.design_id,
    versionId: row.version_id,
    sceneHash: row.scene_hash,
    quantity,
    addedPrice: added_price,
    addedCurrency: added_currency as Currency,
  };
}

/** The id of the owner's open basket, made when there is none, locked until the transaction ends. */
export async function lockOrOpenCart(trx: Trx, owner: Owner): Promise<string> {
  const locked = await lockOpenCart(trx, owner);
  if (locked !== null) return locked;
  // Two first clicks at once: the second waits for the first at the unique index and then finds its basket.
  await trx
    .insertInto("cart")
    .values({ id: newId(), ...ownerColumns(owner) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await lockOpenCart(trx, owner);
  if (opened === null) throw new Error("an open basket could neither be found nor created");
  return opened;
}

/** Locks the owner's open basket, or null when she has none. */
export async function lockOpenCart(trx: Db, owner: Owner): Promise<string | null> {
  const row = await trx
    .selectFrom("cart")
    .select("id")
    .where(ownedBy(owner))
    .where("ordered_at", "is", null)
    .orderBy("customer_id", (order) => order.asc().nullsLast())
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Every change counts, so that an order notices one made after it was priced. */
export async function countChange(trx: Db, cartId: string): Promise<void> {
  await trx.updateTable("cart").set({ revision: sql`revision + 1` }).where("id", "=", cartId).execute();
}

const lineColumns = sql.raw(
  "id, cart_id, kind, release, configuration, design_id, version_id, scene_hash, quantity, added_price, added_currency",
);

/** A line's values for these columns. */
const lineValues = (line: StoredLine, cartId: RawBuilder<string>) => sql`
  ${line.id}::uuid, ${cartId}, ${line.kind}::text, ${line.release}::integer, ${jsonb(line.configuration)},
  ${line.designId}::uuid, ${line.versionId}::uuid, ${line.sceneHash}::text, ${line.quantity}::integer,
  ${line.addedPrice}::integer, ${line.addedCurrency}::text`;

/**
 * Opens the owner's basket with its first line in one statement; null when she has an open one, which others may be
 * changing at the same time.
 */
export async function openWithLine(db: Db, owner: Owner, line: StoredLine): Promise<StoredCart | null> {
  const id = newId();
  const hers = ownedBy(owner)(expressionBuilder<Tables, "cart">());
  const { rows } = await sql`
    with made as (
      insert into cart (id, visitor_id, customer_id, revision)
      select ${id}::uuid, ${owner.visitorId}::uuid, ${owner.customerId}::text, 1
      where not exists (select from cart where ${hers} and ordered_at is null)
      on conflict do nothing returning id
    ), put as (
      insert into cart_line (${lineColumns}) select ${lineValues(line, sql`made.id`)} from made returning cart_id
    )
    select cart_id from put`.execute(db);
  return rows.length === 1 ? { id, revision: 1, lines: [line], hasVouchers: false } : null;
}

/** Puts a line into a locked basket and counts the change; false when the basket has `most` lines already. */
export async function insertLine(trx: Trx, cartId: string, line: StoredLine, most: number): Promise<boolean> {
  const { rows } = await sql`
    with put as (
      insert into cart_line (${lineColumns}) select ${lineValues(line, sql`${cartId}::uuid`)}
      where (select count(*) from cart_line where cart_id = ${cartId}) < ${most}::integer returning cart_id
    )
    update cart set revision = revision + 1 where id in (select cart_id from put) returning id`.execute(trx);
  return rows.length === 1;
}
