import { sql, type UpdateObject } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Tables, Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { countChange, insertLine, lockOpenCart, lockOrOpenCart, type StoredLine } from "./cart-store.ts";
import { mostLines, mostQuantity } from "./contract.ts";

type NotFound = { readonly kind: "line-not-found" };
type Full = { readonly kind: "basket-full" };
const notFound = failed({ kind: "line-not-found" } as const);

/** Adds a line to the owner's basket. Ready-made products join an equal line, personalised ones never do. */
export async function putLine(trx: Trx, owner: Owner, line: StoredLine): Promise<Outcome<string, Full>> {
  const cartId = await lockOrOpenCart(trx, owner);
  const joined = line.versionId === null ? await joinEqualLine(trx, cartId, line) : null;
  return joined !== null ? done(joined) : insertInto(trx, cartId, line);
}

/** Adds a copy of this line. Equal ready-made products stay apart then, because the customer wants that. */
export async function copyLine(
  trx: Trx,
  owner: Owner,
  original: StoredLine,
): Promise<Outcome<string, Full | NotFound>> {
  const cartId = await lockOpenCart(trx, owner);
  return cartId === null ? notFound : insertInto(trx, cartId, { ...original, id: newId() });
}

async function insertInto(trx: Trx, cartId: string, line: StoredLine): Promise<Outcome<string, Full>> {
  const put = await insertLine(trx, cartId, line, mostLines);
  return put ? done(line.id) : failed({ kind: "basket-full" });
}

async function isFull(trx: Trx, cartId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom("cart_line")
    .where("cart_id", "=", cartId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count >= mostLines;
}

/** Of several equal lines, which she asked for by copying one, the first takes it, and the change is counted. */
async function joinEqualLine(trx: Trx, cartId: string, line: StoredLine): Promise<string | null> {
  const equal = trx
    .selectFrom("cart_line")
    .select("id")
    .where("cart_id", "=", cartId)
    .where("version_id", "is", null)
    .where("kind", "=", line.kind)
    .where("configuration", "=", jsonb(line.configuration))
    .orderBy("id")
    .limit(1);
  const joined = await trx
    .with("joined", (query) =>
      query
        .updateTable("cart_line")
        .set({ quantity: sql`least(quantity + ${line.quantity}, ${mostQuantity})` })
        .where("id", "=", equal)
        .returning(["id", "cart_id"]),
    )
    .updateTable("cart")
    .from("joined")
    .set({ revision: sql`revision + 1` })
    .whereRef("cart.id", "=", "joined.cart_id")
    .returning("joined.id")
    .executeTakeFirst();
  return joined?.id ?? null;
}

export async function changeQuantity(
  trx: Trx,
  owner: Owner,
  lineId: string,
  quantity: number,
): Promise<Outcome<string, NotFound>> {
  return changeLine(trx, owner, lineId, { quantity });
}

/** Takes over another version of a design, and the price it has now as the price it was put in at. */
export async function replaceVersion(
  trx: Trx,
  owner: Owner,
  lineId: string,
  line: StoredLine,
): Promise<Outcome<string, NotFound>> {
  return changeLine(trx, owner, lineId, {
    kind: line.kind,
    release: line.release,
    configuration: jsonb(line.configuration),
    design_id: line.designId,
    version_id: line.versionId,
    scene_hash: line.sceneHash,
    added_price: line.addedPrice,
    added_currency: line.addedCurrency,
  });
}

type LineColumns = UpdateObject<Tables, "cart_line">;

async function changeLine(
  trx: Trx,
  owner: Owner,
  lineId: string,
  columns: LineColumns,
): Promise<Outcome<string, NotFound>> {
  const cartId = await lockOpenCart(trx, owner);
  if (cartId === null) return notFound;
  const { numUpdatedRows } = await trx
    .updateTable("cart_line")
    .set(columns)
    .where("id", "=", lineId)
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return notFound;
  await countChange(trx, cartId);
  return done(lineId);
}

/** Takes a line out; until the basket is ordered, and for a week, it can be brought back. */
export async function removeLine(
  trx: Trx,
  owner: Owner,
  lineId: string,
  now: Date,
): Promise<Outcome<string, NotFound>> {
  const cartId = await lockOpenCart(trx, owner);
  if (cartId === null) return notFound;
  if (!(await moveLine(trx, { from: "cart_line", to: "removed_cart_line" }, cartId, lineId, now))) return notFound;
  await countChange(trx, cartId);
  return done(lineId);
}

/** Brings a removed line back as it was. */
export async function restoreLine(trx: Trx, owner: Owner, lineId: string): Promise<Outcome<string, Full | NotFound>> {
  const cartId = await lockOpenCart(trx, owner);
  if (cartId === null) return notFound;
  if (await isFull(trx, cartId)) return failed({ kind: "basket-full" });
  if (!(await moveLine(trx, { from: "removed_cart_line", to: "cart_line" }, cartId, lineId))) return notFound;
  await countChange(trx, cartId);
  return done(lineId);
}

type LineTable = "cart_line" | "removed_cart_line";

/** Columns of a line in both tables. */
const lineColumns = sql.raw(
  [
    "id, cart_id, kind, release, configuration, design_id, version_id, scene_hash, quantity",
    "added_price, added_currency, created_at",
  ].join(", "),
);

/** Moves a line whole. False when it is not there. */
async function moveLine(
  trx: Trx,
  { from, to }: { readonly from: LineTable; readonly to: LineTable },
  cartId: string,
  lineId: string,
  removedAt?: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (delete from ${sql.table(from)} where id = ${lineId} and cart_id = ${cartId} returning ${lineColumns})
    insert into ${sql.table(to)} (${lineColumns}${removedAt ? sql`, removed_at` : sql``})
    select ${lineColumns}${removedAt ? sql`, ${removedAt}::timestamptz` : sql``} from gone`.execute(trx);
  return numAffectedRows === 1n;
}
