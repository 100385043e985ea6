import { articleOf } from "../../core/article.ts";
import type { Translate } from "../../core/labels.ts";
import type { Db } from "../../platform/database/database.ts";
import type { LookView } from "../carts/contract.ts";
import type { Carts } from "../carts/service.ts";
import type { SequelView } from "../designs/contract.ts";
import type { Payment, Refund } from "../payments/service.ts";
import { packedParcels } from "../shipping/service.ts";
import type { OrderState, OrderView } from "./contract.ts";
import { heldTooLong } from "./order-hold.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import type { ParcelProgress } from "./parcel-store.ts";
import { comesHome, parcelsSummary } from "./parcel-view.ts";
import { cancelPromisedUntil, waysOn } from "./transitions.ts";
import { withdrawalRight } from "./withdrawal-right.ts";
import { type Withdrawal, withdrawnLines } from "./withdrawal-store.ts";

/** As people read it. */
export const orderNumber = ({ number }: Pick<StoredOrder, "number">): string => String(number);

export interface OrderParts {
  readonly order: StoredOrder;
  readonly lines: readonly StoredOrderLine[];
  /** Surroundings of each line's picture, by its id. */
  readonly looks: ReadonlyMap<string, LookView | null>;
  /** A line's sequel, by its id. */
  readonly sequels: ReadonlyMap<string, SequelView>;
  /** The newest first. */
  readonly payments: readonly Payment[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
  /** Progress of parcels to recipients; null: none. */
  readonly progress: ParcelProgress | null;
  readonly history: readonly { readonly state: OrderState; readonly at: Date }[];
  /** The oldest first. */
  readonly withdrawals: readonly Withdrawal[];
  /** Lines with a gift voucher of which something is spent: they are not withdrawn from here. */
  readonly spent: ReadonlySet<string>;
  readonly asked: Asked;
}

/** Time of the request, and the IANA zone that counts its days. */
export interface Asked {
  readonly at: Date;
  readonly zone: string;
}

/** An order as its customer sees it. */
export function orderView(parts: OrderParts): OrderView {
  const { order, lines, looks, sequels, payments, refunds, history } = parts;
  const asked = askedFor(payments);
  const payment =
    asked.find(({ state }) => state === "paid") ??
    asked.find(({ state }) => state === "pending") ??
    asked[0] ??
    payments[0];
  if (!payment) throw new Error(`order ${order.id} has no payment`);
  return {
    number: orderNumber(order),
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    email: order.email,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    currency: order.currency,
    taxIncluded: order.taxIncluded,
    goods: order.goods,
    discount: order.discount,
    shipping: {
      method: order.shippingMethod,
      class: order.shippingClass,
      price: order.shippingPrice,
      arrival: { earliest: order.arrivalEarliest, latest: order.arrivalLatest },
    },
    recipientParcels: parcelsSummary(order, parts.progress),
    comesHome: comesHome(order),
    parcels: packedParcels(order.parcels),
    taxes: [...order.taxes],
    total: order.total,
    redeemed: order.redeemed,
    payable: order.total - order.redeemed,
    vouchers: [...order.vouchers],
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      article: articleOf(line.kind, line.configuration),
      title: line.title,
      facts: [...line.facts],
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total,
      discount: line.discount,
      withdrawalRight: line.withdrawalRight,
      look: looks.get(line.id) ?? null,
      versionId: line.versionId,
      sequel: sequels.get(line.id) ?? null,
    })),
    payment: { method: payment.provider, state: payment.state, payable: isPayable(order, payments) },
    refunds: refunds
      .filter(({ why }) => why !== heldTooLong)
      .map(({ amount, state, changedAt }) => ({ amount, state, changedAt: changedAt.toISOString() })),
    cancellable: waysOn(order.state, "customer").includes("cancelled"),
    cancelPromisedUntil: cancelPromisedUntil(order.placedAt).toISOString(),
    ...withdrawalView(parts),
    history: history.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

function withdrawalView({ order, lines, history, withdrawals, spent, asked }: OrderParts) {
  const withdrawn = withdrawnLines(withdrawals);
  const right = withdrawalRight({ order, lines, history, withdrawn }, asked.at, asked.zone);
  return {
    withdrawal:
      right.kind === "open"
        ? {
            until: right.until,
            lines: right.lines.filter((id) => !spent.has(id)),
            spent: right.lines.filter((id) => spent.has(id)),
          }
        : null,
    withdrawals: withdrawals.map(({ declaredAt, name, email, lines: given }) => {
      return { at: declaredAt.toISOString(), name, email, lines: [...given] };
    }),
  };
}

/** Attempts that somebody was asked for; gift vouchers paid their part when the order was placed. */
export const askedFor = <One extends Pick<Payment, "provider">>(payments: readonly One[]): readonly One[] =>
  payments.filter(({ provider }) => provider !== "voucher");

/** Whether the customer may try to pay: not while her bank is still deciding about any attempt, and not twice. */
export const isPayable = (
  { state }: Pick<StoredOrder, "state">,
  payments: readonly Pick<Payment, "state" | "provider">[],
) =>
  state === "placed" && askedFor(payments).every((payment) => payment.state !== "pending" && payment.state !== "paid");

/** Surroundings of the pictures of an order's lines. */
export async function looksOf(
  carts: Pick<Carts, "lookOf">,
  lines: readonly StoredOrderLine[],
): Promise<OrderParts["looks"]> {
  return new Map(await Promise.all(lines.map(async (line) => [line.id, await carts.lookOf(line)] as const)));
}

/** Sequels of ordered designs, in a language. */
export async function sequelsOf(
  carts: Pick<Carts, "sequelOf">,
  lines: readonly Pick<StoredOrderLine, "id" | "kind" | "release" | "configuration" | "versionId">[],
  text: Translate,
): Promise<OrderParts["sequels"]> {
  const found = await Promise.all(
    lines.map(async (line) => {
      const sequel = line.versionId === null ? null : await carts.sequelOf(line);
      return sequel ? [[line.id, { title: text(sequel.label), notes: sequel.notes.map(text) }] as const] : [];
    }),
  );
  return new Map(found.flat());
}

export async function historyOf(db: Db, orderId: string): Promise<OrderParts["history"]> {
  return db
    .selectFrom("order_transition")
    .select(["to_state as state", "at"])
    .$narrowType<{ state: OrderState }>()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}
