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
  /** Base of a reduction, the same as `priceCurrent` without one. */
  readonly priceOriginal: number;
  /** Lowest price of the 30 days before a campaign that runs; null without one. */
  readonly lowest30Days: number | null;
}

/**
 * The price that may be struck through: the lowest of the 30 days before, so neither a list price nobody paid nor one
 * raised shortly before (CJEU C-330/23). The only place that decides this.
 *
 * @param lowest30Days `ProductKind.priceBefore`, or the lowest recorded price of those days
 */
export function shownPrice(
  { priceCurrent, priceOriginal }: Pick<Quote, "priceCurrent" | "priceOriginal">,
  lowest30Days: number | null,
): ShownPrice {
  if (priceCurrent >= priceOriginal) return { priceCurrent, priceOriginal: priceCurrent, lowest30Days: null };
  return { priceCurrent, priceOriginal: Math.max(priceCurrent, lowest30Days ?? priceOriginal), lowest30Days };
}

/**
 * The reduction's share of a price, (original - current) / original; 0 where the original does not exceed the current
 * price (specification section 3, price).
 */
export const discountShare = ({
  priceCurrent,
  priceOriginal,
}: Pick<Quote, "priceCurrent" | "priceOriginal">): number =>
  priceOriginal > priceCurrent ? (priceOriginal - priceCurrent) / priceOriginal : 0;
