import { z } from "zod";
import { countries } from "./locale.ts";
import { taxClasses } from "./tax-class.ts";

const datedRates = z
  .array(z.object({ from: z.iso.date(), rate: z.int().min(0).max(1_000_000).meta({ unit: "ppm" }) }))
  .min(1);

/** VAT by destination, tax class and date; data, checked against an official list before going live. */
export const taxTableSchema = z.record(
  z.enum(countries),
  z.object({ included: z.boolean(), rates: z.record(z.enum(taxClasses), datedRates) }),
);
export type TaxTable = z.infer<typeof taxTableSchema>;
