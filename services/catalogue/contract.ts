import { z } from "zod";
import { partsPerMillion } from "../../core/described-units.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";

/**
 * GET: what a browser needs besides a release to compute prices and dates by itself, for the shop of X-Channel and X-Locale.
 * The currency follows from the locale.
 */
export const shopTermsPath = "/web-api/shop-terms";

export const shopTerms = z.object({
  /** VAT of wall pictures on the net price, and whether shown prices include it. */
  tax: z.object({ rate: partsPerMillion.min(0), included: z.boolean() }),
  /** The day where the shop is; campaigns are dated. */
  on: z.iso.date(),
  /** Numbers of the releases of wall pictures of the 30 days before today's reductions; none while nothing is reduced. */
  earlier: z.array(z.int()),
  /** The producing site's calendar, and what delivery to the shop's country costs and takes. */
  shipping: z.object({
    site: shippingTableSchema.shape.site,
    carrier: shippingTableSchema.shape.countries.valueType,
  }),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** GET `?release=`: a whole release of the kind's catalogue; the current one when none is named. */
export const releasePath = "/web-api/product-selection-photo-frame/data";

export const releaseOfCatalogue = z.object({ release: z.int(), data: z.record(z.string(), z.unknown()) });
