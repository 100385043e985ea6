import { z } from "zod";
import { partsPerMillion } from "../../core/described-units.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxClasses } from "../../core/tax-class.ts";

/**
 * GET: terms for browsers to compute prices and dates from a release, for the shop of X-Channel and X-Locale. The
 * currency follows from the locale.
 */
export const shopTermsPath = "/web-api/shop-terms";

export const shopTerms = z.object({
  /** VAT on the net price by what a product is taxed as, and whether shown prices include it. */
  taxes: z.record(z.enum(taxClasses), z.object({ rate: partsPerMillion.min(0), included: z.boolean() })),
  /** The day where the shop is; campaigns are dated. */
  on: z.iso.date(),
  /** For each kind of which something is reduced today: numbers of its releases of the 30 days before. */
  earlier: z.record(z.string(), z.array(z.int())),
  /** The producing site's calendar, and what delivery to the shop's country costs and takes. */
  shipping: z.object({
    site: shippingTableSchema.shape.site,
    carrier: shippingTableSchema.shape.countries.valueType,
  }),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** GET `?release=`: a whole release of a kind's catalogue; the current one when none is named. */
export const releasePath = (kind: string): string => `/web-api/catalogue/${kind}/data`;

export const releaseOfCatalogue = z.object({ release: z.int(), data: z.record(z.string(), z.unknown()) });
