import { done, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, Refusal } from "../kind.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { quoteOfLines } from "../list-quote.ts";
import { possibleCase } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { accessoryPriceLines, priceLines } from "./price-lines.ts";
import { SAMPLE } from "./quantity.ts";
import type { Release } from "./release.ts";

/**
 * The price of the whole quantity: raw amounts of all parts added and rounded once by the currency's rule, never the
 * price of one card (catalogue facts, section 8).
 */
export function quote(
  configuration: CardConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  return done(quoteOfLines(release, campaignKey(configuration), priceLines(possible.value, terms), terms));
}

/** The price of a configuration's accessories alone, rounded once. Campaigns reduce cards, not what goes with them. */
export function quoteAccessories(
  configuration: CardConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  return done(quoteOfLines(release, NO_CAMPAIGN, accessoryPriceLines(possible.value, terms), terms));
}

/** No card can be called so: keys of the catalogue have letters. */
const NO_CAMPAIGN = "";

/** Name of a card in campaigns: its key. Samples and accessories without a card are never reduced. */
const campaignKey = ({ card, isSample, alone }: CardConfiguration): string =>
  alone ? NO_CAMPAIGN : isSample ? SAMPLE : card;

export const { reducedSince, priceBefore } = listPricesBefore<CardConfiguration, Release>(quote, campaignKey);
