import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { type Case, isNone, openCase } from "./case.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import { isRegion } from "./days/region-keys.ts";
import type { CalendarType, Release } from "./release.ts";

/** Every reason why this combination cannot be made; none means it can. Fields in the order people choose them. */
export function check(configuration: CalendarConfiguration, release: Release): readonly Refusal[] {
  const one = openCase(configuration, release);
  const { type } = one;
  if (!type) return [refuse("calendarType", "calendar-type-unknown", { value: configuration.calendarType })];
  return [
    ...bodyRefusals(one, type),
    ...coverRefusals(one),
    ...insideRefusals(one, type),
    ...amountRefusals(one),
    ...regionRefusals(one),
  ];
}

function bodyRefusals({ configuration, format, mounting, accessory, paper }: Case, type: CalendarType): Refusal[] {
  const refusals: Refusal[] = [];
  const label = { key: type.label };
  if (!format) refusals.push(refuse("format", "calendar-format", { type: label, size: configuration.format }));
  if (!mounting || !type.mountings.includes(mounting.key)) {
    const value = mounting ? { key: mounting.label } : configuration.mounting;
    refusals.push(refuse("mounting", "calendar-mounting", { type: label, value }));
  }
  if (!isNone(configuration.accessory)) {
    const value = accessory ? { key: accessory.label } : configuration.accessory;
    if (!accessory || !type.accessories.includes(accessory.key)) {
      refusals.push(refuse("accessory", "calendar-accessory", { type: label, value }));
    } else if (mounting && accessory.mounting !== mounting.key) {
      refusals.push(refuse("accessory", "calendar-accessory-mounting", { value, mounting: { key: mounting.label } }));
    }
  }
  if (!paper) refusals.push(refuse("paper", "calendar-paper-unknown", { value: configuration.paper }));
  return refusals;
}

const coverRefusals = ({ configuration: { refinement }, refinement: made }: Case): Refusal[] =>
  made || isNone(refinement) ? [] : [refuse("refinement", "calendar-refinement-unknown", { value: refinement })];

function insideRefusals({ configuration, release: { years } }: Case, type: CalendarType): Refusal[] {
  const { year, months, columns } = configuration;
  const refusals: Refusal[] = [];
  const label = { key: type.label };
  if (year < years.from || year > years.to) {
    // Texts, because years are written without thousands separator.
    refusals.push(refuse("year", "calendar-year", { from: String(years.from), to: String(years.to) }));
  }
  const counts: readonly (number | null)[] = type.inside.kind === "months" ? type.inside.counts : [null];
  if (!counts.includes(months)) {
    refusals.push(refuse("months", "calendar-months", { type: label, value: months === null ? "-" : months }));
  }
  if (!type.columns && columns !== null) refusals.push(refuse("columns", "calendar-no-columns", { type: label }));
  if (type.columns && (columns === null || columns < type.columns.min || columns > type.columns.max)) {
    const { min, max } = type.columns;
    refusals.push(refuse("columns", "calendar-columns", { type: label, min, max }));
  }
  return refusals;
}

/** Holidays are printed of regions we know; three letters that somebody wrote into a link are none. */
const regionRefusals = ({ configuration: { days } }: Case): Refusal[] =>
  days.regions.filter((region) => !isRegion(region)).map((value) => refuse("days", "calendar-region", { value }));

const amountRefusals = ({ configuration: { amount }, release: { largestAmount } }: Case): Refusal[] =>
  amount > largestAmount ? [refuse("amount", "calendar-amount", { max: largestAmount })] : [];
