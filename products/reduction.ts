import { addDays, type CalendarDate } from "../core/calendar-date.ts";
import type { Quote } from "./kind.ts";

/** Directive 98/6/EC article 6a: the lowest price of at least 30 days before the reduction. */
const daysBefore = 30;

/** The days whose lowest price a reduction that began on `since` is measured by; both included. */
export const daysBeforeReduction = (
  since: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } => ({
  from: addDays(since, -daysBefore),
  to: addDays(since, -1),
});

/** The days by which all reductions that began on these days are measured; null without any. */
export function daysBeforeReductions(
  begins: readonly CalendarDate[],
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const sorted = begins.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { from: daysBeforeReduction(first).from, to: daysBeforeReduction(last).to };
}

/** `ProductKind.reductionsOn` of a catalogue with campaigns. */
export const reductionsOn = (
  { campaigns }: { readonly campaigns: readonly { readonly from: CalendarDate; readonly to: CalendarDate }[] },
  on: CalendarDate,
): readonly CalendarDate[] => campaigns.filter((campaign) => runsOn(campaign, on)).map(({ from }) => from);

/** Whether a campaign reduces on that day; both ends of its dates included. */
export const runsOn = (
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  day: CalendarDate,
): boolean => from <= day && day <= to;

/** A price as visitors may see it, minor units. */
export interface ShownPrice {
  readonly priceCurrent: number;
  /** What a reduction is measured by, the same as `priceCurrent` where there is none. */
  readonly priceOriginal: number;
  /** Lowest price of the 30 days before a campaign that runs; null without one. */
  readonly lowest30Days: number | null;
}

/**
 * What may be struck through beside a price: the lowest price of the 30 days before, so neither a list price nobody
 * paid nor one raised shortly before is a price to be reduced from (CJEU C-330/23). The only place that decides this.
 *
 * @param lowest30Days `ProductKind.priceBefore`, or what was written down in those days
 */
export function shownPrice(
  { priceCurrent, priceOriginal }: Pick<Quote, "priceCurrent" | "priceOriginal">,
  lowest30Days: number | null,
): ShownPrice {
  if (priceCurrent >= priceOriginal) return { priceCurrent, priceOriginal: priceCurrent, lowest30Days: null };
  return { priceCurrent, priceOriginal: Math.max(priceCurrent, lowest30Days ?? priceOriginal), lowest30Days };
}

/**
 * The share of a price that a reduction takes away, (original - current) / original; 0 where there is no reduction, that
 * is where the original is not greater than the current price (specification section 3, price).
 */
export const discountShare = ({
  priceCurrent,
  priceOriginal,
}: Pick<Quote, "priceCurrent" | "priceOriginal">): number =>
  priceOriginal > priceCurrent ? (priceOriginal - priceCurrent) / priceOriginal : 0;
