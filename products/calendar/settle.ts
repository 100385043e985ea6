import { type CalendarDate, yearOf } from "../../core/calendar-date.ts";
import { defaultLocale, type Locale } from "../../core/locale.ts";
import { parseFormat } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { NONE } from "../none.ts";
import { check } from "./check.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import { usualDays } from "./days/usual-days.ts";
import type { CalendarType, Release } from "./release.ts";

/** A configuration that can be made, and what had to give way. */
export interface Settled {
  readonly configuration: CalendarConfiguration;
  readonly notices: readonly Refusal[];
}

/** Finds the nearest possible configuration: each impossible field falls back to its type's default, with a notice. */
export function settle(wanted: CalendarConfiguration, release: Release, on: CalendarDate): Settled {
  const notices: Refusal[] = [];
  let configuration = wanted;
  // Each round settles one field for good; a default is always possible.
  for (let round = 0; round <= Object.keys(wanted).length; round++) {
    const [refused] = check(configuration, release);
    if (!refused) return { configuration, notices };
    notices.push(refused);
    configuration = giveWay(configuration, refused.field, release, on);
  }
  throw new Error(`no possible calendar near ${JSON.stringify(wanted)}`);
}

function giveWay(
  wanted: CalendarConfiguration,
  field: string,
  release: Release,
  on: CalendarDate,
): CalendarConfiguration {
  if (field === "calendarType") return { ...wanted, calendarType: release.defaultType };
  const usual = usualCalendar(typeOf(wanted.calendarType, release), release, on);
  return { ...wanted, [field]: usual[field as keyof CalendarConfiguration] };
}

/** The type of that key, otherwise the default one. */
export function typeOf(key: string | null, release: Release): CalendarType {
  const { types, defaultType } = release;
  const type = types.find((one) => one.key === key) ?? types.find((one) => one.key === defaultType);
  if (!type) throw new Error(`the calendar catalogue lacks its default type ${defaultType}`);
  return type;
}

/** Default of a type; it starts in the month of `on` (specification section 3, calendar). */
export function usualCalendar(
  type: CalendarType,
  release: Release,
  on: CalendarDate,
  locale: Locale = defaultLocale,
): CalendarConfiguration {
  const format = parseFormat(type.initialFormat);
  const { years } = release;
  if (!format.ok) throw new Error(`initial format ${type.initialFormat}`);
  return {
    calendarType: type.key,
    format: format.value,
    mounting: type.mountings[0] ?? NONE,
    accessory: NONE,
    paper: release.papers[0]?.key ?? NONE,
    refinement: NONE,
    startMonth: Number(on.slice(5, 7)),
    year: Math.min(years.to, Math.max(years.from, yearOf(on))),
    months: type.inside.kind === "months" ? (type.inside.counts[0] ?? null) : null,
    columns: type.columns?.initial ?? null,
    amount: 1,
    designGroupId: null,
    designId: null,
    days: usualDays(locale),
    events: [],
    people: [],
    edits: [],
  };
}
