import type { Country } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Recipient } from "../../design/recipients/recipient.ts";
import { recipientValue } from "../../design/recipients/recipient-value.ts";
import { type AddressCode, type RecipientAddress, recipientAddress } from "./address.ts";
import { countryNamed } from "./country-named.ts";

/** Why nothing can be sent to somebody of a list. */
interface RecipientFault {
  readonly field: keyof RecipientAddress;
  readonly code: AddressCode | "country-not-delivered";
}

/** `A-1010`: the country of who wrote no other. */
const markOf = (postcode: string): string => /^([A-Z]{1,2})[- ](?=\d)/.exec(postcode.trim())?.[1] ?? "";

/**
 * The address of a recipient's pieces, or all reasons against it.
 *
 * @param home default country
 * @param reached countries with delivery
 */
export function addressOfRecipient(
  recipient: Recipient,
  home: Country,
  reached: readonly Country[],
): Outcome<RecipientAddress, readonly RecipientFault[]> {
  const value = (field: string) => recipientValue(recipient, field);
  const written = value("country") || markOf(value("postcode"));
  const country = written === "" ? home : (countryNamed(written) ?? written);
  const [name, company] = [value("name"), value("company")];
  const read = recipientAddress.safeParse({
    name: name || company,
    company: name === "" ? null : company,
    street: value("street"),
    extra: value("extra"),
    postcode: value("postcode"),
    city: value("city"),
    country,
    state: country === "US" ? value("state") : null,
  });
  if (!read.success) return failed(read.error.issues.map(faultOf));
  return reached.includes(read.data.country)
    ? done(read.data)
    : failed([{ field: "country", code: "country-not-delivered" }]);
}

const faultOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) => ({
  field: path[0] as RecipientFault["field"],
  code: message as AddressCode,
});
