import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { arrival, shippingClass } from "../shipping/contract.ts";
import { recipientAddressView } from "./address.ts";

/** Parcels that go straight to people of a list, for customers and operators. */
export const parcelPaths = {
  /** GET with `country` of the buyer -> `lineRecipients`: everyone of a basket line's list; 404 "line-not-found". */
  lineRecipients: (lineId: string) => `/web-api/checkout/lines/${lineId}/recipients`,
  /** GET -> `orderParcels`. */
  ofOrder: (name: string) => `/web-api/orders/${name}/parcels`,
  /** GET -> `officeParcels`. */
  office: (orderId: string) => `/office-api/orders/${orderId}/parcels`,
  /** POST `moveParcelsRequest` -> `officeParcels`; 409 "parcel-not-movable": none of them is moved. */
  moves: (orderId: string) => `/office-api/orders/${orderId}/parcels/moves`,
  /** POST `trackParcelsRequest` -> `trackedParcels`; with faults nothing is noted. */
  tracking: (orderId: string) => `/office-api/orders/${orderId}/parcels/tracking`,
  /** POST `refundParcelRequest` -> `officeParcels`; 409 "not-refundable". */
  refund: (orderId: string, parcelId: string) => `/office-api/orders/${orderId}/parcels/${parcelId}/refund`,
  /** GET: addresses as CSV, for labels. */
  file: (orderId: string) => `/office-api/orders/${orderId}/parcels/file`,
} as const;

/** Most parcels of an order beside the one that comes home. */
export const mostParcels = 1_000;

const minor = z.int();

/** Recipients of a basket line's pieces: everyone with an address, or these places of the list, from 0. */
export const sending = z
  .array(
    z.object({
      lineId: z.uuid(),
      recipients: z.union([z.literal("all"), z.array(z.int().min(0).max(4_999)).min(1).max(5_000)]),
    }),
  )
  .max(100);
export type Sending = z.infer<typeof sending>;

/** Parcels to recipients of lists. `price` is that of their whole delivery. */
export const recipientParcels = z.object({ count: z.int(), price: minor, arrival });

/** Of a basket line that is printed for a list: how many are in it, get theirs straight, or were wanted and cannot. */
export const lineSending = z.object({ count: z.int(), sent: z.int(), unreachable: z.int() });

const fault = z.object({ field: z.string(), code: z.string() });

export const lineRecipients = z.object({
  recipients: z.array(
    z.object({
      position: z.int(),
      /** Row of the list as it was read. */
      line: z.int(),
      /** As the list has it. */
      name: z.string(),
      city: z.string(),
      /** Null: she cannot be reached. */
      country: z.enum(countries).nullable(),
      faults: z.array(fault),
    }),
  ),
});
export type LineRecipients = z.infer<typeof lineRecipients>;

const parcelStates = ["waiting", "shipped", "delivered", "returned"] as const;
const parcelState = z.enum(parcelStates);
export type ParcelState = z.infer<typeof parcelState>;

const sentParcel = {
  /** From 1, in the order of packing. */
  position: z.int(),
  /** Pieces in it, over all lines. */
  pieces: z.int(),
  country: z.enum(countries),
  /** Its delivery. */
  price: minor,
  arrival,
  state: parcelState,
  tracking: z.string().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  /** Given back for it; null: nothing. */
  refunded: minor.nullable(),
};

/** Name and town are null once the address is erased. */
export const orderParcels = z.object({
  parcels: z.array(z.object({ ...sentParcel, name: z.string().nullable(), city: z.string().nullable() })),
});
export type OrderParcels = z.infer<typeof orderParcels>;

export const officeParcels = z.object({
  parcels: z.array(
    z.object({
      id: z.uuid(),
      ...sentParcel,
      /** Null: erased by its owner. */
      address: recipientAddressView.nullable(),
      class: shippingClass,
      grams: z.int(),
      /** Price of its pieces. */
      goods: minor,
      /** Places of the order's lines with the numbers of their pieces in the merged files, both from 1. */
      contents: z.array(z.object({ item: z.int(), pieces: z.array(z.int()) })),
      /** Its possible refund; null: refunded already, or not refundable now. */
      refundable: minor.nullable(),
    }),
  ),
  /** Whether parcels may be moved in the order's state. */
  movable: z.boolean(),
});
export type OfficeParcels = z.infer<typeof officeParcels>;
export type OfficeParcel = OfficeParcels["parcels"][number];

/** Possible next states of a parcel; a returned one is sent again. */
export const parcelWays: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  waiting: ["shipped"],
  shipped: ["delivered", "returned"],
  delivered: [],
  returned: ["shipped"],
};

/** A carrier's number as it is typed or scanned, without spaces around it. */
export const trackingShape = /^[\w .:/+-]{1,60}$/;
export const moveParcelsRequest = z.object({
  to: parcelState,
  parcels: z
    .array(z.object({ id: z.uuid(), tracking: z.string().trim().regex(trackingShape).nullish() }))
    .min(1)
    .max(mostParcels),
});
export type MoveParcelsRequest = z.infer<typeof moveParcelsRequest>;
/** Lines of parcel and carrier's number, as they are pasted or as the table of labels comes back. */
export const trackParcelsRequest = z.object({ lines: z.string().min(1).max(400_000) });

export const trackingFault = z.object({
  /** Of the text, from 1. */
  line: z.int(),
  code: z.enum(["parcel-unknown", "parcel-twice", "parcel-not-movable", "tracking-missing", "tracking-wrong"]),
});
export type TrackingFault = z.infer<typeof trackingFault>;

/** Saved numbers; with faults none are saved. */
export const trackedParcels = officeParcels.extend({ noted: z.int(), faults: z.array(trackingFault) });
export type TrackedParcels = z.infer<typeof trackedParcels>;

export const refundParcelRequest = z.object({ why: z.string().trim().min(1).max(1000) });
