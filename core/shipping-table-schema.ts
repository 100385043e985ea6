import { z } from "zod";
import { currencies } from "./currency.ts";
import { countries } from "./locale.ts";

const amount = z.int().min(0).meta({ unit: "cents" });
const days = z.object({ min: z.int().min(0), max: z.int().min(0) }).refine(({ min, max }) => min <= max);

const carrierSchema = z.object({
  currency: z.enum(currencies),
  letter: amount,
  parcel: amount,
  pickup: z.nullable(amount),
  xl: amount,
  bulky: amount,
  express: amount,
  /** Total of products from which letters and parcels are free. */
  freeFrom: amount,
  transit: z.object({ standard: days, express: days }),
});

const siteSchema = z.object({
  zone: z.string(),
  region: z.union([z.enum(countries), z.literal("DE-BY")]),
  cutOff: z.int().min(0).max(1440).meta({ unit: "clock" }),
  peaks: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), extraDays: z.int().min(0) })),
  parcelsADay: z.int().min(1).default(5),
  lettersADay: z.int().min(1).default(100),
});

/** Charges and transit times by destination, in minor units of its currency, and the producing site's calendar. */
export const shippingTableSchema = z.object({
  site: siteSchema,
  countries: z.record(z.enum(countries), carrierSchema),
});
export type ShippingTable = z.infer<typeof shippingTableSchema>;
