import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { countries } from "../../core/locale.ts";

/** Customers for operators. */
export const officeCustomerPaths = {
  /** GET `customersQuery` -> `customerList`. */
  customers: "/office-api/customers",
  /** PUT `whitelabelChange` -> `foundCustomer`. */
  whitelabel: (id: string) => `/office-api/customers/${encodeURIComponent(id)}/whitelabel`,
  /** POST `partnerLinkRequest` -> `partnerLinkAnswer`. */
  partnerLinks: "/office-api/partner-links",
} as const;

/** Name, mail address or number; without one, those who have a partner's brand. */
export const customersQuery = z.object({ search: z.string().trim().max(200).default("") });

export const foundCustomer = z.object({
  id: z.string(),
  number: z.int(),
  name: z.string(),
  email: z.string(),
  /** The operator who made her a partner's customer; null: she is none. */
  whitelabelBy: z.string().nullable(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;
/** At most fifty, by number. */
export const customerList = z.object({ customers: z.array(foundCustomer) });
export type CustomerList = z.infer<typeof customerList>;

export const whitelabelChange = z.object({ whitelabel: z.boolean() });

export const partnerLinkRequest = z.object({
  /** The shop it works in, and in no other. */
  channel: z.enum(channels),
  country: z.enum(countries),
  /** Whom it is for. */
  partner: z.string().trim().min(1).max(60),
  /** A path of the shop's, where the visit begins. */
  to: z.string().max(2_048),
  /** Days it works. */
  days: z.int().min(1).max(365),
});
export type PartnerLinkRequest = z.infer<typeof partnerLinkRequest>;
export const partnerLinkAnswer = z.object({ link: z.url(), until: z.iso.datetime() });
export type PartnerLinkAnswer = z.infer<typeof partnerLinkAnswer>;
