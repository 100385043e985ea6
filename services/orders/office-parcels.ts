import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { Payment, Payments } from "../payments/service.ts";
import type { MoveParcelsRequest, OfficeParcels } from "./contract.ts";
import { parcelWays } from "./contract.ts";
import { moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { findOrder, linesOf, lockOrder, type StoredOrder } from "./order-store.ts";
import { parcelsOf, type StoredParcel } from "./parcel-store.ts";
import { comesHome, officeParcelView } from "./parcel-view.ts";
import { parcelsFile } from "./parcels-file.ts";
import { partsBack } from "./withdrawal-right.ts";

type MovesFailure = "order-not-found" | "parcel-not-found" | "parcel-not-movable";
type RefundFailure = "order-not-found" | "parcel-not-found" | "not-refundable";

/** What operators do with parcels that go to people of lists. */
export interface OfficeParcelsOfOrders {
  list(orderId: string): Promise<OfficeParcels | null>;
  /** Moves them together, or none; the order is sent with the last of them where nothing comes home. */
  move(orderId: string, request: MoveParcelsRequest, operator: string): Promise<Outcome<OfficeParcels, MovesFailure>>;
  /** Has what a parcel cost given back, once. */
  refund(
    orderId: string,
    parcelId: string,
    by: { readonly operator: string; readonly why: string },
  ): Promise<Outcome<OfficeParcels, RefundFailure>>;
  /** Their addresses as CSV; null: there is no such order. */
  file(orderId: string): Promise<{ readonly number: string; readonly csv: string } | null>;
}

export function createOfficeParcels(options: OrdersOptions): OfficeParcelsOfOrders {
  const { database, payments, clock } = options;
  const { db } = database;

  async function list(orderId: string): Promise<OfficeParcels | null> {
    const order = await findOrder(db, { id: orderId });
    if (!order) return null;
    const [parcels, lines] = await Promise.all([parcelsOf(db, orderId), linesOf(db, orderId)]);
    const paid = mayRefund(order);
    return { parcels: parcels.map((one) => officeParcelView(one, lines, paid)), movable: movable(order) };
  }

  async function listed<Failure>(orderId: string, changed: Outcome<void, Failure>) {
    if (!changed.ok) return changed;
    const parcels = await list(orderId);
    return parcels ? done(parcels) : failed("order-not-found" as const);
  }

  return {
    list,
    move: async (orderId, request, operator) =>
      listed(
        orderId,
        await db.transaction().execute((trx) => moveParcels(trx, { orderId, request, operator }, clock.now())),
      ),
    refund: async (orderId, parcelId, by) =>
      listed(
        orderId,
        await db.transaction().execute((trx) => refundParcel(trx, payments, { orderId, parcelId, ...by }, clock.now())),
      ),
    file: async (orderId) => {
      const order = await findOrder(db, { id: orderId });
      return order && { number: String(order.number), csv: parcelsFile(order, await parcelsOf(db, orderId)) };
    },
  };
}

/** Work has begun, and the order is not over for good. */
const movable = ({ state }: StoredOrder): boolean =>
  state === "in-production" || state === "shipped" || state === "delivered" || state === "complaint";

/** The money is there, and does not go back as a whole. */
const mayRefund = ({ state }: StoredOrder): boolean => state !== "placed" && state !== "cancelled";

interface Moving {
  readonly orderId: string;
  readonly request: MoveParcelsRequest;
  readonly operator: string;
}

async function moveParcels(
  trx: Trx,
  { orderId, request: { to, parcels: wanted }, operator }: Moving,
  now: Date,
): Promise<Outcome<void, MovesFailure>> {
  const order = await lockOrder(trx, { id: orderId });
  if (!order) return failed("order-not-found");
  if (!movable(order)) return failed("parcel-not-movable");
  const parcels = await parcelsOf(trx, orderId);
  const byId = new Map(parcels.map((one) => [one.id, one]));
  for (const { id } of wanted) {
    const parcel = byId.get(id);
    if (!parcel) return failed("parcel-not-found");
    if (!parcelWays[parcel.state].includes(to)) return failed("parcel-not-movable");
  }
  for (const { id, tracking } of wanted) {
    const sent = to === "shipped" ? { shipped_at: now, tracking: tracking ?? null } : {};
    await trx
      .updateTable("order_parcel")
      .set({ state: to, ...sent })
      .where("id", "=", id)
      .execute();
  }
  const moved = new Set(wanted.map(({ id }) => id));
  const waiting = parcels.some(({ id, state }) => state === "waiting" && !moved.has(id));
  if (to === "shipped" && !waiting && order.state === "in-production" && !comesHome(order)) {
    await moveOrder(trx, order, "shipped", { actor: "operator", name: operator }, now);
  }
  return done(undefined);
}

interface Refunding {
  readonly orderId: string;
  readonly parcelId: string;
  readonly operator: string;
  readonly why: string;
}

async function refundParcel(
  trx: Trx,
  payments: Payments,
  { orderId, parcelId, operator, why }: Refunding,
  now: Date,
): Promise<Outcome<void, RefundFailure>> {
  const order = await lockOrder(trx, { id: orderId });
  if (!order) return failed("order-not-found");
  const parcel = (await parcelsOf(trx, orderId)).find(({ id }) => id === parcelId);
  if (!parcel) return failed("parcel-not-found");
  const amount = parcel.goods + parcel.price;
  const parts = mayRefund(order) ? await partsOf(trx, payments, parcel, amount) : null;
  if (!parts) return failed("not-refundable");
  for (const { payment, amount: part } of parts) {
    if (!(await payments.refundPart(trx, payment, { amount: part, operator, why }))) {
      throw new Error(`payment ${payment.id} has less left than was counted`);
    }
  }
  await trx
    .updateTable("order_parcel")
    .set({ refunded: amount, refunded_at: now })
    .where("id", "=", parcelId)
    .execute();
  return done(undefined);
}

/** From which payments it goes back; null: it was given back, or less is left of what was paid. */
async function partsOf(trx: Trx, payments: Payments, { orderId, refunded }: StoredParcel, amount: number) {
  if (refunded !== null || amount === 0) return null;
  const paid: Payment[] = [];
  for (const payment of await payments.of(trx, orderId)) {
    if (payment.state === "paid") paid.push({ ...payment, amount: await payments.leftOf(trx, payment.id) });
  }
  const parts = partsBack(paid, 0, amount);
  return parts.reduce((sum, part) => sum + part.amount, 0) === amount ? parts : null;
}
