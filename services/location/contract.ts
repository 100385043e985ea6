import { z } from "zod";
import { locales } from "../../core/locale.ts";

/** GET: where the visitor probably is. A guess to offer another shop by, never a reason to refuse anything. */
export const locationPath = "/api/get-location/";

export const visitorLocation = z.object({
  /** ISO 3166-1 alpha-2, also of countries nothing is sold to. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Source: the operator's proxy, the browser's languages, or the host. */
  source: z.enum(["header", "language", "host"]),
  /** The shop for that country in the visitor's language; null where nothing is sold. */
  locale: z.enum(locales).nullable(),
});
export type VisitorLocation = z.infer<typeof visitorLocation>;
