import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";
import { shippingClasses } from "../../core/shipping-class.ts";

/**
 * GET /web-api/shipping-information?country=DE: delivery methods, prices and dates of the visitor's basket. An order
 * pays delivery once, by its highest class. 422 "country-not-delivered" for countries of another currency.
 */
export const shippingInformationPath = "/web-api/shipping-information";

/** Delivery methods. `standard` is by letter, parcel, XL or bulky carrier, as the products require. */
export const shippingMethods = ["standard", "pickup", "express"] as const;
export const shippingMethod = z.enum(shippingMethods);
export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingClass = z.enum(shippingClasses);

/** Columns of the rate table. */
export const rateClasses = ["letter", "parcel", "pickup", "xl", "bulky", "express"] as const;
export type RateClass = (typeof rateClasses)[number];

/** First and last day it arrives, ISO dates. Said when the payment comes in now. */
export const arrival = z.object({ earliest: z.iso.date(), latest: z.iso.date() });
export type Arrival = z.infer<typeof arrival>;

export const shippingInformationRequest = z.object({
  /** Left out: the country of the visitor's locale. */
  country: z.enum(countries).optional(),
});

/** Amounts are minor units of `currency`, with or without tax as the locale shows prices. */
export const shippingOption = z.object({
  method: shippingMethod,
  /** The largest class in the basket. */
  class: shippingClass,
  /** Price for this basket: `listPrice`, or 0 from `freeFrom`. */
  price: z.number().int(),
  listPrice: z.number().int(),
  freeFrom: z.number().int().nullable(),
  /** Amount missing until delivery is free; null when it is free already or never. */
  missingToFree: z.number().int().nullable(),
  arrival,
});
export type ShippingOption = z.infer<typeof shippingOption>;

/** Equal parcels together. Outside millimetres, the longest side first; weight of the products inside. */
export const packedParcel = z.object({
  count: z.number().int(),
  class: shippingClass,
  size: z.tuple([z.number(), z.number(), z.number()]),
  grams: z.number().int(),
});
export type PackedParcelView = z.infer<typeof packedParcel>;

export const shippingInformation = z.object({
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** Countries this shop delivers to: those that pay in its currency. */
  countries: z.array(z.enum(countries)),
  /** Standard first. With an empty basket: what a parcel would cost, to arrive without production days. */
  options: z.array(shippingOption),
  /** Parcels of the basket. */
  parcels: z.array(packedParcel),
  /** The country's whole table, for the "delivery" page. */
  rates: z.partialRecord(z.enum(rateClasses), z.number().int()),
});
export type ShippingInformation = z.infer<typeof shippingInformation>;

/** For the description of the interface. */
export const shippingExample: ShippingInformation = {
  country: "DE",
  currency: "EUR",
  countries: ["AT", "BE", "DE", "ES", "FR", "IT", "LU", "NL"],
  options: [
    {
      method: "standard",
      class: "parcel",
      price: 590,
      listPrice: 590,
      freeFrom: 6900,
      missingToFree: 3510,
      arrival: { earliest: "2026-11-26", latest: "2026-11-28" },
    },
  ],
  parcels: [{ count: 1, class: "parcel", size: [640, 440, 60], grams: 950 }],
  rates: { letter: 290, parcel: 590, pickup: 490, xl: 990, bulky: 2490, express: 1290 },
};
