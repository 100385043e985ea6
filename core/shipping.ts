import { z } from "zod";
import { type Country, countries } from "./locale.ts";
import { currencies, type Money } from "./money.ts";
import { largestClass, type ShippingClass } from "./shipping-class.ts";

const amount = z.int().min(0);
const days = z.object({ min: z.int().min(0), max: z.int().min(0) }).refine(({ min, max }) => min <= max);

const carrierSchema = z.object({
  currency: z.enum(currencies),
  letter: amount,
  parcel: amount,
  pickup: z.nullable(amount),
  xl: amount,
  bulky: amount,
  express: amount,
  /** Goods total from which letters and parcels travel free. */
  freeFrom: amount,
  transit: z.object({ standard: days, express: days }),
});

const siteSchema = z.object({
  zone: z.string(),
  region: z.union([z.enum(countries), z.literal("DE-BY")]),
  cutOff: z.int().min(0).max(1440),
  peaks: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), extraDays: z.int().min(0) })),
});

/** Charges and transit times by destination, minor units of the destination's currency, and the producing site's calendar. */
export const shippingTableSchema = z.object({
  site: siteSchema,
  countries: z.record(z.enum(countries), carrierSchema),
});
export type ShippingTable = z.infer<typeof shippingTableSchema>;

export type ShippingMethod = "standard" | "pickup" | "express";

export interface ShippingOffer {
  readonly method: ShippingMethod;
  readonly shippingClass: ShippingClass;
  readonly price: Money;
  /** Working days between hand-over and door. */
  readonly transit: { readonly min: number; readonly max: number };
}

/**
 * What can be chosen for an order, charged once by the largest class in it. `goods` is the total of the goods in the
 * destination's currency, minor units. Pick-up points take letters and parcels only; express costs the larger classes
 * as much more as standard does.
 */
export function shippingOffers(
  table: ShippingTable,
  country: Country,
  classes: readonly ShippingClass[],
  goods: number,
): readonly ShippingOffer[] {
  const carrier = table.countries[country];
  const shippingClass = largestClass(classes);
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
