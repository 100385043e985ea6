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

export const customerStates = ["all", "partners"] as const;
export const customersQuery = z.object({
  /** Name, mail address or number; "": everybody. */
  search: z.string().trim().max(200).default(""),
  /** All, or those who buy under a partner's brand. */
  state: z.enum(customerStates).default("all"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const foundCustomer = z.object({
  id: z.string(),
  number: z.int(),
  name: z.string(),
  email: z.string(),
  /** Whether she opened a link that was mailed to it; several accounts may have typed the same. */
  emailProven: z.boolean(),
  /** When she made her account. */
  since: z.iso.datetime(),
  /** The operator who made her a partner's customer; null: she is none. */
  whitelabelBy: z.string().nullable(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;
/** The newest first. */
export const customerList = z.object({
  customers: z.array(foundCustomer),
  /** Of those that the search finds. */
  counts: z.record(z.enum(customerStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type CustomerList = z.infer<typeof customerList>;

export const whitelabelChange = z.object({ whitelabel: z.boolean() });

export const partnerLinkRequest = z.object({
  /** The shop it works in, and in no other. */
  channel: z.enum(channels),
  country: z.enum(countries),
  /** The partner. */
  partner: z.string().trim().min(1).max(60),
  /** A path of the shop's, where the visit begins. */
  to: z.string().max(2_048),
  /** Days it works. */
  days: z.int().min(1).max(365),
});
export const partnerLinkAnswer = z.object({ link: z.url(), until: z.iso.datetime() });
export type PartnerLinkAnswer = z.infer<typeof partnerLinkAnswer>;
