import type { Country } from "../../core/locale.ts";
import type { PriceTerms } from "../kind.ts";
import type { Release } from "./release.ts";
import type { Card } from "./release-parts.ts";

/** Country of the valid prices: its own, otherwise those of its currency's home. */
const countryOfPrices = ({ classPrices, homeOfCurrency }: Release, { currency, country }: Where): string =>
  country !== undefined && Object.hasOwn(classPrices, country) ? country : homeOfCurrency[currency];

type Where = Pick<PriceTerms, "currency" | "country">;

/** Surcharge of an envelope or inlay for this card, minor units (specification section 9); null: none. */
export function classPrice({ priceClass, bookletPrice }: Card, release: Release, where: Where): number | null {
  const prices = release.classPrices[countryOfPrices(release, where)];
  if (!priceClass || !prices) return null;
  return (bookletPrice && priceClass === "compact" ? prices.booklet : undefined) ?? prices[priceClass];
}

/** Displayed price of one card, minor units: shown beside the total, never used in computations. */
export const shownUnit = (total: number, quantity: number): number => Math.round(total / quantity);

/**
 * Is a card cheap enough to be called great value? The specification (section 9) gives the threshold by locale, not its
 * meaning; this reading is ours.
 */
export const isGreatValue = (unit: number, { greatValue }: Release, country: Country): boolean =>
  unit <= (greatValue.byCountry[country] ?? greatValue.usual);
