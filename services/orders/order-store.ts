import type { Channel } from "../../core/channel.ts";
import type { PackedParcel } from "../../core/consignment.ts";
import type { Locale } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { ShippingClass } from "../../core/shipping-class.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import type { ShippingMethod } from "../shipping/contract.ts";
import { giftVoucherKind } from "../vouchers/service.ts";
import type { Address, OrderState, OrderVoucher } from "./contract.ts";
import { type OrderCustomer, orderedBy } from "./own-orders.ts";
import type { TaxShare } from "./totals.ts";

/** An order as it is stored, without its lines. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly visitorId: string;
  readonly customerId: string | null;
  readonly requestHash: string;
  readonly state: OrderState;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly email: string;
  readonly shippingAddress: Address;
  readonly billingAddress: Address | null;
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  /** Before the discount. */
  readonly goods: number;
  readonly discount: number;
  readonly shippingMethod: ShippingMethod;
  readonly shippingClass: ShippingClass;
  readonly shippingPrice: number;
  readonly taxes: readonly TaxShare[];
  readonly total: number;
  /** Part of the total that gift vouchers paid. */
  readonly redeemed: number;
  readonly vouchers: readonly OrderVoucher[];
  /** Its parcels; empty for orders from before the shop packed parcels. */
  readonly parcels: readonly PackedParcel[];
  /** Parcels to people of lists, and what their delivery costs together. */
  readonly recipientParcels: number;
  readonly parcelsPrice: number;
  readonly productionDays: number;
  /** Day on which it must leave the house. */
  readonly shipsOn: string;
  readonly arrivalEarliest: string;
  readonly arrivalLatest: string;
  readonly paymentMethod: PaymentMethod;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
}

/** State of a line's print files. */
export type FileState = "none" | "waiting" | "checked" | "stopped";

/** A line as it was ordered. */
export interface StoredOrderLine {
  readonly id: string;
  readonly orderId: string;
  readonly position: number;
  readonly kind: string;
  /** Catalogue release that priced it. */
  readonly release: number;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly designId: string | null;
  readonly versionId: string | null;
  readonly sceneHash: string | null;
  readonly title: string;
  readonly facts: readonly string[];
  readonly quantity: number;
  readonly unitPrice: number;
  /** Before the discount. */
  readonly total: number;
  readonly discount: number;
  readonly withdrawalRight: boolean;
  readonly fileState: FileState;
  readonly fileNote: string | null;
}

const orderColumns = [
  "id",
  "number",
  "visitor_id as visitorId",
  "customer_id as customerId",
  "request_hash as requestHash",
  "state",
  "channel",
  "locale",
  "email",
  "shipping_address as shippingAddress",
  "billing_address as billingAddress",
  "currency",
  "tax_included as taxIncluded",
  "goods",
  "discount",
  "shipping_method as shippingMethod",
  "shipping_class as shippingClass",
  "shipping_price as shippingPrice",
  "taxes",
  "total",
  "redeemed",
  "vouchers",
  "parcels",
  "recipient_parcels as recipientParcels",
  "parcels_price as parcelsPrice",
  "production_days as productionDays",
  "ships_on as shipsOn",
  "arrival_earliest as arrivalEarliest",
  "arrival_latest as arrivalLatest",
  "payment_method as paymentMethod",
  "placed_at as placedAt",
  "paid_at as paidAt",
] as const;

const lineColumns = [
  "id",
  "order_id as orderId",
  "position",
  "kind",
  "release",
  "configuration",
  "design_id as designId",
  "version_id as versionId",
  "scene_hash as sceneHash",
  "title",
  "facts",
  "quantity",
  "unit_price as unitPrice",
  "total",
  "discount",
  "withdrawal_right as withdrawalRight",
  "file_state as fileState",
  "file_note as fileNote",
] as const;

/** Texts and JSON that this service alone writes, in these forms. */
type KnownOfOrder = Pick<
  StoredOrder,
  | "state"
  | "channel"
  | "locale"
  | "shippingAddress"
  | "billingAddress"
  | "currency"
  | "shippingMethod"
  | "shippingClass"
  | "taxes"
  | "vouchers"
  | "parcels"
  | "paymentMethod"
>;
type KnownOfLine = Pick<StoredOrderLine, "configuration" | "facts" | "fileState">;

/** Which order is meant; a key, a basket or a number only together with whose it is. */
export type OrderRef =
  | { readonly id: string }
  | { readonly tokenHash: string }
  | { readonly visitorId: string; readonly idempotencyKey: string }
  | { readonly cartId: string }
  | { readonly number: number; readonly customer: OrderCustomer };

const selectOrder = (db: Db, ref: OrderRef) =>
  db
    .selectFrom("shop_order")
    .select(orderColumns)
    .$narrowType<KnownOfOrder>()
    .where((eb) => {
      if ("id" in ref) return eb("id", "=", ref.id);
      if ("tokenHash" in ref) return eb("token_hash", "=", ref.tokenHash);
      if ("cartId" in ref) return eb("cart_id", "=", ref.cartId);
      if ("number" in ref) return eb.and([eb("number", "=", ref.number), orderedBy(ref.customer)(eb)]);
      return eb.and([eb("visitor_id", "=", ref.visitorId), eb("idempotency_key", "=", ref.idempotencyKey)]);
    });

export async function findOrder(db: Db, ref: OrderRef): Promise<StoredOrder | null> {
  return (await selectOrder(db, ref).executeTakeFirst()) ?? null;
}

/** Keeps others from moving the order until the transaction ends. */
export async function lockOrder(trx: Trx, ref: OrderRef): Promise<StoredOrder | null> {
  return (await selectOrder(trx, ref).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export const linesOf = (db: Db, orderId: string): Promise<readonly StoredOrderLine[]> => linesOfAll(db, [orderId]);

/** The lines of several orders, each order's in their own order. */
export async function linesOfAll(db: Db, orderIds: readonly string[]): Promise<readonly StoredOrderLine[]> {
  if (orderIds.length === 0) return [];
  const lines = db
    .selectFrom("order_line")
    .select(lineColumns)
    .$narrowType<KnownOfLine>()
    .where("order_id", "in", orderIds)
    .orderBy("position");
  return lines.execute();
}

/** Ids of the lines that are gift vouchers. */
export async function giftLinesOf(db: Db, orderId: string): Promise<readonly string[]> {
  return (await linesOf(db, orderId)).filter(({ kind }) => kind === giftVoucherKind).map(({ id }) => id);
}

export async function findLine(db: Db, lineId: string): Promise<StoredOrderLine | null> {
  const row = await db
    .selectFrom("order_line")
    .select(lineColumns)
    .$narrowType<KnownOfLine>()
    .where("id", "=", lineId)
    .executeTakeFirst();
  return row ?? null;
}
