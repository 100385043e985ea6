import { addDays, type CalendarDate } from "../core/calendar-date.ts";
import type { ProductKind } from "./kind.ts";
import { listCampaignOn, type PriceList } from "./list-quote.ts";
import { daysBeforeReduction } from "./reduction.ts";

/**
 * `reducedSince` and `priceBefore` of a kind that is sold by list: the lowest price of the 30 days before the campaign
 * began, each day by the release that was valid then; its list price when it could not be had in those days.
 *
 * @param keyOf what campaigns call the thing
 */
export function listPricesBefore<Config, Data extends PriceList>(
  quote: ProductKind<Config, Data>["quote"],
  keyOf: (configuration: Config, data: Data) => string,
): Pick<ProductKind<Config, Data>, "reducedSince" | "priceBefore"> {
  const reducedSince = (configuration: Config, data: Data, on: CalendarDate): CalendarDate | null =>
    listCampaignOn(data, keyOf(configuration, data), on)?.from ?? null;

  return {
    reducedSince,
    priceBefore(configuration, data, terms, earlier) {
      const since = reducedSince(configuration, data, terms.on);
      if (since === null) return null;
      const prices = daysOf(since).flatMap((on) => {
        const valid = releaseOn([...earlier, data], on);
        const quoted = valid && quote(configuration, valid, { ...terms, on });
        return quoted?.ok ? [quoted.value.priceCurrent] : [];
      });
      if (prices.length > 0) return Math.min(...prices);
      const listed = quote(configuration, data, terms);
      return listed.ok ? listed.value.priceOriginal : null;
    },
  };
}

function daysOf(since: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let on = daysBeforeReduction(since).from; on < since; on = addDays(on, 1)) days.push(on);
  return days;
}

/** The release that was valid on a day: the last one that began by then. */
const releaseOn = <Data extends PriceList>(releases: readonly Data[], on: CalendarDate): Data | undefined =>
  releases
    .filter(({ validFrom }) => validFrom <= on)
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom) || one.release - other.release)
    .at(-1);
