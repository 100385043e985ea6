import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";
import { shippingClasses } from "../../core/shipping-class.ts";
import { paymentMethod } from "../payments/contract.ts";

/** `services/legal` over HTTP: what legal pages tell, the same for everyone. */
export const legalPaths = {
  /** GET -> `seller`. */
  seller: "/web-api/legal/seller",
  /** GET -> `withdrawal`, in the words of the locale. */
  withdrawal: "/web-api/legal/withdrawal",
  /** GET -> `deliveryTerms` of the locale's shop. */
  delivery: "/web-api/legal/delivery",
} as const;

const line = z.string().trim().min(1);
/** Required, because the law demands it of everybody who has one; null states that there is none. */
const lineOrNone = line.nullable();

/** The seller, as the law requires in shop and mails (§ 5 DDG, directive 2011/83/EU article 6). */
export const seller = z.object({
  /** With its legal form. */
  company: line,
  /** Street, postcode and town, country. */
  address: z.array(line).min(2),
  email: z.email(),
  phone: line,
  /** The company's representatives; null for a sole trader. */
  managingDirectors: lineOrNone,
  /** Court and number of the commercial register. */
  register: lineOrNone,
  vatId: lineOrNone,
});
export type Seller = z.infer<typeof seller>;

/** Titled paragraphs; line breaks inside a paragraph are kept. */
export const legalSection = z.object({ title: z.string(), paragraphs: z.array(z.string()) });
export type LegalSection = z.infer<typeof legalSection>;

export const withdrawal = z.object({
  /** Products that cannot be returned. */
  personalised: legalSection,
  /** Return of ready-made products. */
  instruction: z.array(legalSection),
  /** The model form; null where the law knows none. */
  form: legalSection.nullable(),
  /** Whether the page of an order takes withdrawals: directive 2011/83/EU, article 11a. */
  online: z.boolean(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const days = z.object({ min: z.number().int(), max: z.number().int() });

/** Amounts are minor units of `currency`. */
export const countryDelivery = z.object({
  country: z.enum(countries),
  /** Charges by the class of the largest products in an order, smallest class first; null: not with this method. */
  charges: z.array(
    z.object({
      class: z.enum(shippingClasses),
      standard: z.number().int(),
      pickup: z.number().int().nullable(),
      express: z.number().int(),
    }),
  ),
  /** Products of this value are delivered free as letter or parcel, except by express. */
  freeFrom: z.number().int(),
  /** Working days under way. */
  transit: z.object({ standard: days, express: days }),
});
export type CountryDelivery = z.infer<typeof countryDelivery>;

export const deliveryTerms = z.object({
  currency: z.enum(currencies),
  /** The shop's own country first. */
  countries: z.array(countryDelivery),
  paymentMethods: z.array(paymentMethod),
});

/** Responses of GET, by path. */
export const legalAnswers = {
  [legalPaths.seller]: seller,
  [legalPaths.withdrawal]: withdrawal,
  [legalPaths.delivery]: deliveryTerms,
} as const;
