import { z } from "zod";
import { currencies } from "../../core/money.ts";
import { paymentMethod, paymentState, refundState } from "../payments/contract.ts";
import { type OrderState, orderState, orderStates, orderView } from "./customer-contract.ts";

/** The office's side of orders: operators only. */
export const officeOrderPaths = {
  /** GET `officeOrdersQuery` -> `officeOrderList`. */
  orders: "/office-api/orders",
  /** GET -> `officeOrder`. */
  order: (id: string) => `/office-api/orders/${id}`,
  /** POST `moveOrderRequest` -> `officeOrder`; 400 "reason-missing", 409 "not-allowed", "files-not-checked" or
   * "cancel-promise-running". */
  transitions: (id: string) => `/office-api/orders/${id}/transitions`,
  /** GET -> `paymentAlertList`: money an operator has to look after. */
  alerts: "/office-api/payment-alerts",
  /** POST `refundAlertRequest` -> `officeOrder`: gives back what was paid; 409 "refund-running". */
  refund: (id: string) => `/office-api/payment-alerts/${id}/refund`,
  /** POST `resolveAlertRequest` -> `paymentAlertList`. */
  resolve: (id: string) => `/office-api/payment-alerts/${id}/resolve`,
} as const;

export const officePageSize = 50;

/** States in which an order still makes work for the workshop. */
export const openStates = [
  "paid",
  "files-checked",
  "in-production",
  "complaint",
] as const satisfies readonly OrderState[];

/** The next state of an order that goes its usual way, by the operator's hand. Every other move needs a reason. */
export const onward: Readonly<Partial<Record<OrderState, OrderState>>> = {
  "files-checked": "in-production",
  "in-production": "shipped",
  shipped: "delivered",
};

/** Most pictures of an order in the list. */
export const listedPictures = 3;

export const officeOrdersQuery = z.object({
  /** One state, or `open`: all that make work, those that ship next first. */
  state: z.enum([...orderStates, "open"]).optional(),
  /** Found in number, e-mail address, name, town or product. */
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const officeOrderList = z.object({
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      state: orderState,
      placedAt: z.iso.datetime(),
      /** Day on which it must leave the house. */
      shipsOn: z.iso.date(),
      /** Last promised day. */
      dueOn: z.iso.date(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      /** Ordered products, one title a line, in the order's language. */
      contents: z.array(z.string()),
      /** Design versions to show a picture of, `listedPictures` at most. */
      pictures: z.array(z.uuid()),
      lines: z.number().int(),
      pieces: z.number().int(),
      /** Lines whose print file was stopped. */
      stopped: z.number().int(),
      /** Open payment alerts. */
      alerts: z.number().int(),
      total: z.number().int(),
      currency: z.enum(currencies),
    }),
  ),
  /** Orders in each state, for the tabs; without the search. */
  counts: z.partialRecord(orderState, z.number().int()),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type OfficeOrderList = z.infer<typeof officeOrderList>;

export const paymentAlert = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  paymentId: z.uuid(),
  reason: z.enum([
    "paid-twice",
    "paid-after-cancellation",
    "cancelled-after-payment",
    "wrong-amount",
    "refund-failed",
    "withdrawn",
    "parcel",
  ]),
  amount: z.number().int(),
  currency: z.enum(currencies),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export const paymentAlertList = z.object({ alerts: z.array(paymentAlert) });
/** Why the money goes back; kept with the order. */
export const refundAlertRequest = z.object({ why: z.string().trim().min(1).max(1000) });
export const resolveAlertRequest = z.object({ note: z.string().trim().min(1).max(1000) });

export const officeOrder = z.object({
  id: z.uuid(),
  order: orderView,
  /** Day on which it must leave the house. */
  shipsOn: z.iso.date(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      configuration: z.record(z.string(), z.unknown()),
      release: z.number().int(),
      designId: z.uuid().nullable(),
      versionId: z.uuid().nullable(),
      sceneHash: z.string().nullable(),
      fileState: z.enum(["none", "waiting", "checked", "stopped"]),
      fileNote: z.string().nullable(),
    }),
  ),
  transitions: z.array(
    z.object({
      at: z.iso.datetime(),
      actor: z.enum(["customer", "operator", "payment", "print", "system"]),
      name: z.string().nullable(),
      from: orderState.nullable(),
      to: orderState,
      why: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      method: paymentMethod,
      state: paymentState,
      amount: z.number().int(),
      currency: z.enum(currencies),
      reference: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      paymentId: z.uuid(),
      /** Its alert of withdrawn products; null: for the payment as a whole. */
      alertId: z.uuid().nullable(),
      amount: z.number().int(),
      currency: z.enum(currencies),
      state: refundState,
      reference: z.string().nullable(),
      /** An operator's name; null: by itself. */
      requestedBy: z.string().nullable(),
      why: z.string(),
      requestedAt: z.iso.datetime(),
      changedAt: z.iso.datetime(),
    }),
  ),
  alerts: z.array(paymentAlert),
  /** Possible transitions by the operator. */
  ways: z.array(orderState),
});
export type OfficeOrder = z.infer<typeof officeOrder>;

/** `why` may be missing on the usual way only (`onward`). */
export const moveOrderRequest = z.object({ to: orderState, why: z.string().trim().max(1000).optional() });
