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
  const land = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  return [company, `${firstName} ${lastName}`, extra, street, ...town, land].filter((text) => text !== null);
}
