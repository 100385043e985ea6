import { type Currency, currencies } from "./currency.ts";
import { isNamed, type Path, type Step } from "./data-shape.ts";
import { countries, currencyOfCountry } from "./locale.ts";

/**
 * In which currency an amount of a document is: the one that is named on the way to it (a currency, a country, or a
 * field `currency` beside it), otherwise euros, in which all lists are kept.
 */
export function currencyAt(data: unknown, path: Path): Currency {
  let currency: Currency = "EUR";
  let value: unknown = data;
  for (const step of path) {
    if (isNamed(value))
      currency = currencies.find((one) => one === (value as { currency?: unknown }).currency) ?? currency;
    const country = countries.find((one) => one === step);
    currency = currencies.find((one) => one === step) ?? (country ? currencyOfCountry(country) : currency);
    value = (value as Record<Step, unknown> | null | undefined)?.[step];
  }
  return currency;
}
