import { consign, type PackedParcel, parcelCount } from "../../core/consignment.ts";
import { daysForMailing } from "../../core/delivery-date.ts";
import type { Country } from "../../core/locale.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import type { Arrival, ShippingOption } from "../shipping/contract.ts";
import { arrivalOf, optionsOf, shippingOptions } from "../shipping/service.ts";
import type { PackedOrder, RecipientParcel } from "./pack-recipients.ts";

/** A parcel to somebody of a list with its delivery, minor units. */
export interface PricedParcel extends RecipientParcel {
  readonly price: number;
  readonly arrival: Arrival;
}

interface Delivery {
  readonly recipients: readonly PricedParcel[];
  /** Parcels to the buyer; empty: none. */
  readonly parcels: readonly PackedParcel[];
  /** Ways of what comes home. */
  readonly ways: readonly ShippingOption[];
  readonly productionDays: number;
}

interface Delivered {
  readonly packed: PackedOrder;
  /** The buyer's country. */
  readonly country: Country;
  /** Of the whole order: from what amount on what comes home is free. */
  readonly goods: number;
  /** Working days of the slowest product. */
  readonly days: number;
}

/**
 * Delivery of an order: the buyer's parcels by the chosen method, each recipient's by the standard one at its own
 * country's and size's charge. A parcel is free when its own products reach the limit.
 */
export function deliveryOf(table: ShippingTable, { packed, country, goods, days }: Delivered, now: Date): Delivery {
  const home = consign(packed.home);
  if (packed.parcels.length === 0) {
    const ways = shippingOptions(table, country, { pieces: packed.home, productionDays: days, goods }, now);
    const productionDays = daysForMailing(days, { parcels: parcelCount(home), letters: 0 }, table.site);
    return { recipients: [], parcels: home.parcels, ways, productionDays };
  }
  const letters = packed.parcels.filter((one) => one.class === "letter").length;
  const boxes = parcelCount(home) + packed.parcels.length - letters;
  const productionDays = daysForMailing(days, { parcels: boxes, letters }, table.site);

  const known = new Map<string, Pick<PricedParcel, "price" | "arrival">>();
  const recipients = packed.parcels.map((parcel) => {
    const { country: there } = parcel.address;
    const key = [there, parcel.class, parcel.goods].join();
    const priced =
      known.get(key) ?? standardOf(table, there, { class: parcel.class, productionDays }, parcel.goods, now);
    known.set(key, priced);
    return { ...parcel, ...priced };
  });
  const ways =
    home.parcels.length > 0
      ? optionsOf(table, country, { class: home.class, productionDays }, goods, now)
      : [nothingHome(arrivalOfAll(recipients) ?? arrivalOf(table, country, "standard", productionDays, now))];
  return { recipients, parcels: home.parcels, ways, productionDays };
}

function standardOf(...asked: Parameters<typeof optionsOf>): Pick<PricedParcel, "price" | "arrival"> {
  const standard = optionsOf(...asked).find(({ method }) => method === "standard");
  if (!standard) throw new Error(`no standard delivery to ${asked[1]}`);
  return { price: standard.price, arrival: standard.arrival };
}

/** From the first to the last of them; null: there are none. */
export function arrivalOfAll(parcels: readonly Pick<PricedParcel, "arrival">[]): Arrival | null {
  const [first] = parcels.map(({ arrival }) => arrival.earliest).toSorted();
  const last = parcels
    .map(({ arrival }) => arrival.latest)
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined ? { earliest: first, latest: last } : null;
}

/** The order has come when all of them have. */
const nothingHome = (arrival: Arrival): ShippingOption => ({
  method: "standard",
  class: "letter",
  price: 0,
  listPrice: 0,
  freeFrom: null,
  missingToFree: null,
  arrival,
});
