import type { Country } from "./locale.ts";
import type { Money } from "./money.ts";
import type { ShippingClass } from "./shipping-class.ts";
import type { ShippingTable } from "./shipping-table-schema.ts";

export type { ShippingTable };
/** Charges and transit times of one country. */
export type CarrierTerms = ShippingTable["countries"][Country];

export type ShippingMethod = "standard" | "pickup" | "express";

export interface ShippingOffer {
  readonly method: ShippingMethod;
  readonly shippingClass: ShippingClass;
  readonly price: Money;
  /** Working days between hand-over and door. */
  readonly transit: { readonly min: number; readonly max: number };
}

/**
 * Shipping methods of an order, charged once by its class. `goods`: total of products in minor units of the
 * destination. Pick-up points take letters and parcels only; express adds the class's surcharge of standard.
 */
export function shippingOffers(
  carrier: CarrierTerms,
  shippingClass: ShippingClass,
  goods: number,
): readonly ShippingOffer[] {
  const small = shippingClass === "letter" || shippingClass === "parcel";
  const free = small && goods >= carrier.freeFrom;
  const offer = (method: ShippingMethod, amount: number): ShippingOffer => ({
    method,
    shippingClass,
    price: { amount, currency: carrier.currency },
    transit: method === "express" ? carrier.transit.express : carrier.transit.standard,
  });
  const express = carrier.express + (small ? 0 : carrier[shippingClass] - carrier.parcel);
  return [
    offer("standard", free ? 0 : carrier[shippingClass]),
    ...(small && carrier.pickup !== null ? [offer("pickup", free ? 0 : carrier.pickup)] : []),
    offer("express", express),
  ];
}
