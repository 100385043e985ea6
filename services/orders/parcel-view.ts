import type { OfficeParcel, OrderParcels } from "./contract.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import type { ParcelProgress, StoredParcel } from "./parcel-store.ts";

const piecesIn = ({ contents }: StoredParcel): number => contents.reduce((sum, { pieces }) => sum + pieces.length, 0);

const sentParcel = (parcel: StoredParcel) => ({
  position: parcel.position,
  pieces: piecesIn(parcel),
  country: parcel.country,
  price: parcel.price,
  arrival: { earliest: parcel.arrivalEarliest, latest: parcel.arrivalLatest },
  state: parcel.state,
  tracking: parcel.tracking,
  shippedAt: parcel.shippedAt?.toISOString() ?? null,
  refunded: parcel.refunded,
});

/** The parcels as their customer sees them: to whom and where, without streets. */
export const orderParcelsView = (parcels: readonly StoredParcel[]): OrderParcels => ({
  parcels: parcels.map((parcel) => {
    return { ...sentParcel(parcel), name: parcel.address?.name ?? null, city: parcel.address?.city ?? null };
  }),
});

/** Parcels to recipients of an order; null: none. */
export const parcelsSummary = (
  { recipientParcels: count, parcelsPrice: price }: Pick<StoredOrder, "recipientParcels" | "parcelsPrice">,
  progress: ParcelProgress | null,
) =>
  progress && {
    count,
    price,
    shipped: progress.shipped,
    arrival: { earliest: progress.earliest, latest: progress.latest },
  };

/** Whether anything comes home. Orders from before parcels were packed by the shop say none, and did. */
export const comesHome = ({ parcels, recipientParcels }: Pick<StoredOrder, "parcels" | "recipientParcels">): boolean =>
  recipientParcels === 0 || parcels.length > 0;

/** A parcel for the office. @param paid whether its money can be refunded */
export function officeParcelView(parcel: StoredParcel, lines: readonly StoredOrderLine[], paid: boolean): OfficeParcel {
  const worth = parcel.goods + parcel.price;
  const itemOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.position ?? 0;
  return {
    id: parcel.id,
    ...sentParcel(parcel),
    address: parcel.address,
    class: parcel.class,
    grams: parcel.grams,
    goods: parcel.goods,
    contents: parcel.contents.map(({ lineId, pieces }) => ({ item: itemOf(lineId), pieces: [...pieces] })),
    refundable: paid && parcel.refunded === null && worth > 0 ? worth : null,
  };
}
