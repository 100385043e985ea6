import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { Payment, Payments } from "../payments/service.ts";
import type { MoveParcelsRequest, OfficeParcels, TrackedParcels, TrackingFault } from "./contract.ts";
import { parcelWays } from "./contract.ts";
import { moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { findOrder, linesOf, lockOrder, type StoredOrder } from "./order-store.ts";
import { parcelsOf, type StoredParcel } from "./parcel-store.ts";
import { comesHome, officeParcelView } from "./parcel-view.ts";
import { parcelsFile } from "./parcels-file.ts";
import { tellOfParcels } from "./parcels-sent.ts";
import { readTrackingLines } from "./tracking-lines.ts";
import { partsBack } from "./withdrawal-right.ts";

type MovesFailure = "order-not-found" | "parcel-not-found" | "parcel-not-movable";
type RefundFailure = "order-not-found" | "parcel-not-found" | "not-refundable";

/** Operators' actions on parcels to recipients of lists. */
export interface OfficeParcelsOfOrders {
  list(orderId: string): Promise<OfficeParcels | null>;
  /** Moves them together, or none; the order is sent with the last of them where nothing comes home. */
  move(orderId: string, request: MoveParcelsRequest, operator: string): Promise<Outcome<OfficeParcels, MovesFailure>>;
  /** Notes carriers' numbers, and that their parcels are sent; all of them, or with a fault none. */
  track(orderId: string, lines: string, operator: string): Promise<Outcome<TrackedParcels, MovesFailure>>;
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
    async track(orderId, text, operator) {
      const lines = await readTrackingLines(text);
      const tracked = await db
        .transaction()
        .execute((trx) => trackParcels(trx, { orderId, lines, operator }, clock.now()));
      if (!tracked.ok) return tracked;
      const parcels = await list(orderId);
      return parcels ? done({ ...parcels, ...tracked.value }) : failed("order-not-found");
    },
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

/** The order is paid and not being refunded as a whole. */
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
  if (to === "shipped") {
    await ship(trx, wanted, now);
    await shipOrder(trx, order, operator, now);
  } else {
    for (const { id } of wanted)
      await trx.updateTable("order_parcel").set({ state: to }).where("id", "=", id).execute();
  }
  return done(undefined);
}

/** Marks parcels as sent, before their buyer is notified. */
async function ship(trx: Trx, parcels: MoveParcelsRequest["parcels"], now: Date): Promise<void> {
  for (const { id, tracking } of parcels) {
    await trx
      .updateTable("order_parcel")
      .set({ state: "shipped", shipped_at: now, tracking: tracking ?? null, told_at: null })
      .where("id", "=", id)
      .execute();
  }
}

/** With the last of its parcels an order is sent, of which nothing comes home. */
async function shipOrder(trx: Trx, order: StoredOrder, operator: string, now: Date): Promise<void> {
  await tellOfParcels(trx, order.id, now);
  const waiting = (await parcelsOf(trx, order.id)).some(({ state }) => state === "waiting");
  if (!waiting && order.state === "in-production" && !comesHome(order)) {
    await moveOrder(trx, order, "shipped", { actor: "operator", name: operator }, now);
  }
}

interface Tracking {
  readonly orderId: string;
  readonly lines: Awaited<ReturnType<typeof readTrackingLines>>;
  readonly operator: string;
}

/** Numbers of parcels that are on their way already are corrected; those that arrived stay as they are. */
async function trackParcels(
  trx: Trx,
  { orderId, lines, operator }: Tracking,
  now: Date,
): Promise<Outcome<Pick<TrackedParcels, "noted" | "faults">, MovesFailure>> {
  const order = await lockOrder(trx, { id: orderId });
  if (!order) return failed("order-not-found");
  if (!movable(order)) return failed("parcel-not-movable");
  const parcels = await parcelsOf(trx, orderId);
  const byNumber = new Map(parcels.map((one) => [`${order.number}-${one.position}`, one]));
  const found = lines.parcels.map((one) => ({ ...one, parcel: byNumber.get(one.parcel) }));
  const faults = [
    ...lines.faults,
    ...found.flatMap(({ line, parcel }): TrackingFault[] => {
      if (!parcel) return [{ line, code: "parcel-unknown" }];
      return parcel.state === "delivered" ? [{ line, code: "parcel-not-movable" }] : [];
    }),
  ].toSorted((one, other) => one.line - other.line);
  if (faults.length > 0) return done({ noted: 0, faults });
  const changed = found.flatMap(({ parcel, tracking }) =>
    parcel && parcel.tracking !== tracking ? [{ ...parcel, tracking }] : [],
  );
  const sent = changed.filter(({ state }) => state !== "shipped");
  await ship(trx, sent, now);
  for (const { id, tracking } of changed.filter(({ state }) => state === "shipped")) {
    await trx.updateTable("order_parcel").set({ tracking }).where("id", "=", id).execute();
  }
  if (sent.length > 0) await shipOrder(trx, order, operator, now);
  return done({ noted: changed.length, faults: [] });
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
      throw new Error(`payment ${payment.id} has less left than expected`);
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
