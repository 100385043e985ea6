import { addDays, type CalendarDate } from "../../core/calendar-date.ts";
import type { PriceTerms } from "../kind.ts";
import { daysBeforeReduction } from "../reduction.ts";
import { campaignOn } from "./campaign.ts";
import { openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { quote } from "./quote.ts";
import type { Release } from "./release.ts";

/** The first day of the campaign that reduces this piece on a day. */
export const reducedSince = (
  configuration: PhotoFrameConfiguration,
  release: Release,
  on: CalendarDate,
): CalendarDate | null => campaignOn(openCase(configuration, release), on)?.from ?? null;

/**
 * Reference price of a reduction, minor units: the lowest of the 30 days before the campaign; null without one.
 * Computed like every price, so also for own sizes and frames; new pieces use their list price.
 *
 * @param earlier other releases that were valid in those days
 */
export function priceBefore(
  configuration: PhotoFrameConfiguration,
  release: Release,
  terms: PriceTerms,
  earlier: readonly Release[] = [],
): number | null {
  const since = reducedSince(configuration, release, terms.on);
  if (since === null) return null;
  const prices = pricedOnce(configuration, [...earlier, release], since).flatMap(({ valid, on }) => {
    const quoted = quote(configuration, valid, { ...terms, on });
    return quoted.ok ? [quoted.value.priceCurrent] : [];
  });
  if (prices.length > 0) return Math.min(...prices);
  const listed = quote(configuration, release, terms);
  return listed.ok ? listed.value.priceOriginal : null;
}

interface PricedDay {
  readonly valid: Release;
  readonly on: CalendarDate;
}

/** The days before the reduction, one for each release and campaign: all days of the same ones cost the same. */
function pricedOnce(
  configuration: PhotoFrameConfiguration,
  releases: readonly Release[],
  since: CalendarDate,
): readonly PricedDay[] {
  const days = new Map<string, PricedDay>();
  const { from } = daysBeforeReduction(since);
  for (let on = from; on < since; on = addDays(on, 1)) {
    const valid = releaseOn(releases, on);
    if (valid) days.set(`${valid.release}/${campaignOn(openCase(configuration, valid), on)?.key}`, { valid, on });
  }
  return [...days.values()];
}

/** The release that was valid on a day: the last one that began by then. */
const releaseOn = (releases: readonly Release[], on: CalendarDate): Release | undefined =>
  releases
    .filter(({ validFrom }) => validFrom <= on)
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom) || one.release - other.release)
    .at(-1);
