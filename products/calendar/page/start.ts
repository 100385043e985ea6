import { yearOf } from "../../../core/calendar-date.ts";
import { labelFor } from "../../../core/labels.ts";
import { defaultLocale } from "../../../core/locale.ts";
import type { PageSetup } from "../../kind-page.ts";
import { plainLabel } from "../../offer.ts";
import type { Chosen, PageState } from "../../page-choice.ts";
import type { PicksSection } from "../../page-section.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { monthName } from "../days/month-names.ts";
import type { Release } from "../release.ts";

interface Start {
  readonly startMonth: number;
  readonly year: number;
}

const LAST_MONTHS_FROM = 7;
/** Months to begin with, from the present one on. */
const MONTHS = 15;

/** In the second half of a year most calendars are made for the next one; before, they begin in the present month. */
export function usualStart({ shop: { on }, release: { years } }: PageSetup<Release>): Start {
  const [month, year] = [Number(on.slice(5, 7)), yearOf(on)];
  const next = month >= LAST_MONTHS_FROM && year < years.to;
  return next ? { startMonth: 1, year: year + 1 } : { startMonth: month, year: Math.max(years.from, year) };
}

/** The month it begins with: the next ones, and the chosen one where it is none of them. */
export function startSection(
  setup: PageSetup<Release>,
  state: PageState<CalendarConfiguration>,
): PicksSection<CalendarConfiguration> {
  const { configuration } = state;
  const locale = setup.shop.locale ?? defaultLocale;
  const isChosen = ({ startMonth, year }: Start) =>
    startMonth === configuration.startMonth && year === configuration.year;
  const pick = (start: Start) => ({
    value: `${start.year}-${start.startMonth}`,
    label: plainLabel(`${monthName(start.startMonth, locale)} ${start.year}`),
    chosen: isChosen(start),
    refusal: null,
    to: (): Chosen<CalendarConfiguration> => ({
      state: { ...state, configuration: { ...configuration, ...start } },
      notices: [],
    }),
  });
  return {
    kind: "picks",
    key: "start",
    legend: labelFor("cal.start"),
    prices: "none",
    picks: () => {
      const next = nextMonths(setup);
      return [...(next.some(isChosen) ? [] : [configuration]), ...next].map(pick);
    },
  };
}

function nextMonths({ shop: { on }, release: { years } }: PageSetup<Release>): readonly Start[] {
  const first = yearOf(on) * 12 + Number(on.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => first + index)
    .map((month) => ({ startMonth: (month % 12) + 1, year: Math.floor(month / 12) }))
    .filter(({ year }) => year >= years.from && year <= years.to);
}
