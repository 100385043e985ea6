import { labelFor } from "../../core/labels.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, Refusal } from "../kind.ts";
import { atMostLarger } from "../larger-pile.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { breakLabel, quoteOfLines } from "../list-quote.ts";
import { type ListedPart, linesOfParts, stepAt } from "../listed-parts.ts";
import { type Case, known, openCase } from "./case.ts";
import { check } from "./check.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/**
 * Price of all pieces: format, mounting, accessory, paper and extra months, less the quantity discount, plus the
 * cover's refinement with breaks of its own (catalogue facts, section 7). More pieces never cost less.
 */
export function quote(
  configuration: CalendarConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const refusals = check(configuration, release);
  if (refusals.length > 0) return failed(refusals);
  const one = openCase(configuration, release);
  const linesOf = (amount: number) => {
    const parts = partsOf({ ...one, configuration: { ...configuration, amount } });
    const percentOff = stepAt(release.quantityBreaks, amount)?.percentOff ?? 0;
    return linesOfParts(parts, release.currencies[terms.currency], percentOff);
  };
  const breaks = [...release.quantityBreaks, ...(one.refinement?.prices ?? [])].map(({ from }) => from);
  const lines = atMostLarger(linesOf, configuration.amount, breaks);
  return done(quoteOfLines(release, campaignKey(configuration), lines, terms));
}

function partsOf({ configuration, release, ...one }: Case): readonly ListedPart[] {
  const [type, format, mounting] = [
    known(one.type, "type"),
    known(one.format, "format"),
    known(one.mounting, "mounting"),
  ];
  const { amount: times, months, format: size } = configuration;
  const extraMonths = Math.max(0, (months ?? 0) - 12);
  const paper = known(one.paper, "paper");
  const { accessory, refinement } = one;
  const parts: ListedPart[] = [
    {
      key: `calendar.${type.key}.${format.format}`,
      label: labelFor("calendar.pieces", { type: { key: type.label }, size, amount: times }),
      cents: format.price,
      times,
    },
    { key: `mounting.${mounting.key}`, label: { key: mounting.label }, cents: mounting.price, times },
    {
      key: `paper.${paper.key}`,
      label: { key: paper.label },
      cents: paper.price,
      scale: format.paperPercent,
      times,
    },
    { key: "extra-month", label: labelFor("calendar.extra-month"), cents: release.extraMonth * extraMonths, times },
  ];
  if (accessory) {
    parts.push({ key: `accessory.${accessory.key}`, label: { key: accessory.label }, cents: accessory.price, times });
  }
  if (refinement) {
    const step = stepAt(refinement.prices, times);
    parts.push({
      key: `refinement.${refinement.key}`,
      label: breakLabel(refinement, step?.from ?? 1),
      cents: step?.price ?? 0,
      times,
      ownBreaks: true,
    });
  }
  return parts;
}

/** Campaigns name types of calendars. */
const campaignKey = ({ calendarType }: CalendarConfiguration): string => calendarType;

export const { reducedSince, priceBefore } = listPricesBefore<CalendarConfiguration, Release>(quote, campaignKey);
