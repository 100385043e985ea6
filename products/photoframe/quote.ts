import { done, type Outcome } from "../../core/outcome.ts";
import { retailRound } from "../../core/retail-rounding.ts";
import { splitTax } from "../../core/tax.ts";
import { billLines } from "../bill-lines.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { sumOf } from "../list-quote.ts";
import { campaignOn } from "./campaign.ts";
import { possibleCase } from "./check.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { priceLines } from "./price-lines.ts";
import type { Release } from "./release.ts";

/**
 * The price of one piece: raw amounts of all parts added, a campaign taken off, the sum rounded once by the
 * currency's rule (catalogue facts, section 1). The lines add up to `priceCurrent`.
 */
export function quote(
  configuration: PhotoFrameConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const currency = release.currencies[terms.currency];
  const parts = priceLines(possible.value, currency);
  const full = sumOf(parts);
  const campaign = campaignOn(possible.value, terms.on);
  const reductions: QuoteLine[] = campaign
    ? [
        {
          key: `campaign.${campaign.key}`,
          label: { key: campaign.label },
          micro: -Math.round((full * campaign.percent) / 100),
        },
      ]
    : [];
  const lines = billLines([...parts, ...reductions], currency.rounding);
  const priceOriginal = retailRound(full, currency.rounding);
  const priceCurrent = retailRound(full + sumOf(reductions), currency.rounding);
  const amounts = splitTax(priceCurrent, terms.tax);
  return done({ currency: terms.currency, release: release.release, lines, priceOriginal, priceCurrent, ...amounts });
}
