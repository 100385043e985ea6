import { countryText } from "../../core/country-text.ts";
import type { Locale } from "../../core/locale.ts";
import type { Address, RecipientAddress } from "./address.ts";

/** An address as on a label, the country in the reader's language; British and American towns stand before the code. */
export const addressLines = (address: Address, locale: Locale): readonly string[] =>
  linesOf(address, `${address.firstName} ${address.lastName}`, locale);

/** The same of somebody of a list. */
export const recipientLines = (address: RecipientAddress, locale: Locale): readonly string[] =>
  linesOf(address, address.name, locale);

function linesOf(
  { company, street, extra, postcode, city, country, state }: Omit<RecipientAddress, "name">,
  name: string,
  locale: Locale,
): readonly string[] {
  const town =
    country === "US"
      ? [`${city}, ${state} ${postcode}`]
      : country === "GB"
        ? [city, postcode]
        : [`${postcode} ${city}`];
  return [company, name, extra, street, ...town, countryText(country, locale)].filter((text) => text !== null);
}
