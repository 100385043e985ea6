import type { Seller } from "../../../services/legal/contract.ts";

export const MailLink = ({ seller: { email } }: { readonly seller: Seller }) => <a href={`mailto:${email}`}>{email}</a>;

/** A number is dialled without what makes it readable. */
export const PhoneLink = ({ seller: { phone } }: { readonly seller: Seller }) => (
  <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
);

export const PostalAddress = ({ seller: { company, address } }: { readonly seller: Seller }) => (
  <address>{[company, ...address].join("\n")}</address>
);
