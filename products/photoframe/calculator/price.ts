import { addDays, type CalendarDate } from "../../../core/calendar-date.ts";
import type { PriceTerms, Quote } from "../../kind.ts";
import { campaignOn } from "../campaign.ts";
import { openCase } from "../case.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { quote } from "../quote.ts";
import type { Release } from "../release.ts";

/** Directive 98/6/EC article 6a: the lowest price of at least 30 days before the reduction. */
const daysBefore = 30;

/** The price of a possible piece; asking for an impossible one is a bug. */
export function priceOf(configuration: PhotoFrameConfiguration, release: Release, terms: PriceTerms): Quote {
  const quoted = quote(configuration, release, terms);
  if (!quoted.ok) throw new Error(`no price for ${JSON.stringify(configuration)}: ${JSON.stringify(quoted.error)}`);
  return quoted.value;
}

/**
 * The price a reduction has to be measured by, minor units: the lowest of the 30 days before the campaign began; null
 * when nothing is reduced. Computed like every price, so it holds for own sizes and framed pictures, too.
 *
 * @param earlier other releases that were valid in those days
 */
export function priceBefore(
  configuration: PhotoFrameConfiguration,
  release: Release,
  terms: PriceTerms,
  earlier: readonly Release[] = [],
): number | null {
  const campaign = campaignOn(openCase(configuration, release), terms.on);
  if (!campaign) return null;
  const prices = Array.from({ length: daysBefore }, (_, day) => addDays(campaign.from, -1 - day)).flatMap((on) => {
    const valid = releaseOn([...earlier, release], on);
    const quoted = valid && quote(configuration, valid, { ...terms, on });
    return quoted?.ok ? [quoted.value.priceCurrent] : [];
  });
  return prices.length === 0 ? priceOf(configuration, release, terms).priceOriginal : Math.min(...prices);
}

/** The release that was valid on a day: the last one that began by then. */
const releaseOn = (releases: readonly Release[], on: CalendarDate): Release | undefined =>
  releases
    .filter(({ validFrom }) => validFrom <= on)
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom) || one.release - other.release)
    .at(-1);
