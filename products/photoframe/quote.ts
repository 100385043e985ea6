import { labelFor } from "../../core/labels.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { MICRO_PER_MINOR, retailRound } from "../../core/retail-rounding.ts";
import { splitTax } from "../../core/tax.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { campaignOn } from "./campaign.ts";
import { possibleCase } from "./check.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { priceLines } from "./price-lines.ts";
import type { Release } from "./release.ts";

/**
 * The price of one piece: raw amounts of all parts added, a campaign taken off, the sum rounded once by the
 * currency's rule (catalogue facts, section 1). The lines add up to `priceCurrent`; the last one is the rounding.
 */
export function quote(
  configuration: PhotoFrameConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const currency = release.currencies[terms.currency];
  const lines = priceLines(possible.value, currency);
  const full = sum(lines);
  const priceOriginal = retailRound(full, currency.rounding);

  const campaign = campaignOn(possible.value, terms.on);
  const reduction = campaign ? Math.round((full * campaign.percent) / 100) : 0;
  if (campaign) {
    lines.push({ key: `campaign.${campaign.key}`, label: { key: campaign.label }, micro: -reduction });
  }
  const priceCurrent = retailRound(full - reduction, currency.rounding);
  const rounding = priceCurrent * MICRO_PER_MINOR - (full - reduction);
  lines.push({ key: "rounding", label: labelFor("quote.rounding"), micro: rounding });

  const amounts = splitTax(priceCurrent, terms.tax);
  return done({ currency: terms.currency, release: release.release, lines, priceOriginal, priceCurrent, ...amounts });
}

function sum(lines: readonly QuoteLine[]): number {
  let micro = 0;
  for (const line of lines) micro += line.micro;
  return micro;
}
