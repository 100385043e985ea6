import { z } from "zod";
import { address, addressView } from "../orders/contract.ts";

/** `services/addresses` over HTTP: a customer's address book. Each answer is the whole book as it is now. */
export const addressPaths = {
  /** GET, or POST `newAddress` -> `addressBook`; 401 when nobody is signed in. */
  addresses: "/web-api/customer-addresses",
  /** PUT `changedAddress`, DELETE -> `addressBook`. */
  address: (id: string) => `/web-api/customer-addresses/${id}`,
} as const;

/** Addresses of one customer. */
export const MOST_ADDRESSES = 30;

export const savedAddress = z.object({
  id: z.uuid(),
  /** Of this state; a change names the one it changes. */
  version: z.int(),
  address: addressView,
  /** Preselected at the checkout: of a book with addresses one each. */
  forDelivery: z.boolean(),
  forBilling: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** The oldest first. */
export const addressBook = z.object({ addresses: z.array(savedAddress) });
export type AddressBook = z.infer<typeof addressBook>;

export const newAddress = z.object({
  address,
  /** True makes it the default, in place of the one before; false leaves things as they are. */
  forDelivery: z.boolean().default(false),
  forBilling: z.boolean().default(false),
});
export type NewAddress = z.input<typeof newAddress>;
export const changedAddress = newAddress.extend({ version: z.int() });

/** Problem types of these routes, the last part of a problem's `type`. */
export const addressProblems = [
  "not-signed-in", // 401
  "address-gone", // 404: deleted in another tab
  "address-changed", // 409: changed in another tab since this one read it
  "addresses-full", // 409
] as const;
export type AddressProblem = (typeof addressProblems)[number];
