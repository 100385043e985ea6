import { countryText } from "../../core/country-text.ts";
import type { Locale } from "../../core/locale.ts";
import type { Address } from "./address.ts";

/** An address as on a label, the country in the reader's language; British and American towns stand before the code. */
export function addressLines(address: Address, locale: Locale): readonly string[] {
  const { firstName, lastName, company, street, extra, postcode, city, country, state } = address;
  const town =
    country === "US"
      ? [`${city}, ${state} ${postcode}`]
      : country === "GB"
        ? [city, postcode]
        : [`${postcode} ${city}`];
  return [company, `${firstName} ${lastName}`, extra, street, ...town, countryText(country, locale)].filter(
    (text) => text !== null,
  );
}
