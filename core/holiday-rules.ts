import type { Country } from "./locale.ts";

/**
 * Public holidays as the statutes put them: a fixed day, a distance from Easter Sunday, or a weekday of a month.
 * A region is a country, or a country's part that matters to us: Bavaria, where we produce.
 */
export type HolidayRegion = Country | "DE-BY";

export interface HolidayRule {
  readonly key: string;
  readonly day:
    | { readonly month: number; readonly day: number }
    | { readonly easter: number }
    /** The nth (1 to 4, -1 = last) of that weekday (1 Monday to 7 Sunday) in the month. */
    | { readonly nth: number; readonly weekday: number; readonly month: number };
  /** First year it holds. */
  readonly since?: number;
  /** Years it does not hold before 2100 are not listed: the table serves delivery dates, not history. */
  readonly moved?: MovedDay;
}

/**
 * The substitute for a day at the weekend. `next-working` (Great Britain): the next working day instead. `nearest`
 * (United States): Friday or Monday as well. `not-on-sunday` (King's Day): Saturday.
 */
export type MovedDay = "next-working" | "nearest" | "not-on-sunday";

const fixed = (key: string, month: number, day: number, moved?: MovedDay): HolidayRule => ({
  key,
  day: { month, day },
  ...(moved && { moved }),
});
const easter = (key: string, days: number): HolidayRule => ({ key, day: { easter: days } });
const weekday = (key: string, nth: number, weekday: number, month: number): HolidayRule => ({
  key,
  day: { nth, weekday, month },
});

const newYear = fixed("new-year", 1, 1);
const epiphany = fixed("epiphany", 1, 6);
const goodFriday = easter("good-friday", -2);
const easterSunday = easter("easter-sunday", 0);
const easterMonday = easter("easter-monday", 1);
const labourDay = fixed("labour-day", 5, 1);
const ascension = easter("ascension", 39);
const whitSunday = easter("whit-sunday", 49);
const whitMonday = easter("whit-monday", 50);
const corpusChristi = easter("corpus-christi", 60);
const assumption = fixed("assumption", 8, 15);
const allSaints = fixed("all-saints", 11, 1);
const armistice = fixed("armistice", 11, 11);
const immaculate = fixed("immaculate-conception", 12, 8);
const christmas = fixed("christmas", 12, 25);
const secondChristmas = fixed("second-christmas", 12, 26);

const germany = [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  fixed("german-unity", 10, 3),
  christmas,
  secondChristmas,
];

/** Nationwide public holidays; facts only, checked in the test against the data of `date-holidays`. */
export const holidayRules: Readonly<Record<HolidayRegion, readonly HolidayRule[]>> = {
  DE: germany,
  "DE-BY": [...germany, epiphany, corpusChristi, allSaints],
  AT: [
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    fixed("national-day", 10, 26),
    allSaints,
    immaculate,
    christmas,
    secondChristmas,
  ],
  // Only 1 August is nationwide by law; the others hold in nearly every canton, and a promise should err late.
  CH: [
    newYear,
    goodFriday,
    easterSunday,
    easterMonday,
    ascension,
    whitSunday,
    whitMonday,
    fixed("national-day", 8, 1),
    weekday("federal-fast", 3, 7, 9),
    christmas,
    secondChristmas,
  ],
  LI: [
    newYear,
    epiphany,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    fixed("nativity-of-mary", 9, 8),
    allSaints,
    immaculate,
    christmas,
    secondChristmas,
  ],
  LU: [
    newYear,
    easterMonday,
    labourDay,
    fixed("europe-day", 5, 9),
    ascension,
    whitMonday,
    fixed("national-day", 6, 23),
    assumption,
    allSaints,
    christmas,
    secondChristmas,
  ],
  BE: [
    newYear,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    fixed("national-day", 7, 21),
    assumption,
    allSaints,
    armistice,
    christmas,
  ],
  NL: [
    newYear,
    easterSunday,
    easterMonday,
    fixed("kings-day", 4, 27, "not-on-sunday"),
    ascension,
    whitSunday,
    whitMonday,
    christmas,
    secondChristmas,
  ],
  FR: [
    newYear,
    easterMonday,
    labourDay,
    fixed("victory-day", 5, 8),
    ascension,
    whitMonday,
    fixed("national-day", 7, 14),
    assumption,
    allSaints,
    armistice,
    christmas,
  ],
  IT: [
    newYear,
    epiphany,
    easterSunday,
    easterMonday,
    fixed("liberation-day", 4, 25),
    labourDay,
    fixed("national-day", 6, 2),
    assumption,
    { ...fixed("saint-francis", 10, 4), since: 2026 },
    allSaints,
    immaculate,
    christmas,
    secondChristmas,
  ],
  ES: [
    newYear,
    epiphany,
    goodFriday,
    labourDay,
    assumption,
    fixed("national-day", 10, 12),
    allSaints,
    fixed("constitution-day", 12, 6),
    immaculate,
    christmas,
  ],
  GB: [
    fixed("new-year", 1, 1, "next-working"),
    goodFriday,
    easterMonday,
    weekday("early-may", 1, 1, 5),
    weekday("spring-bank-holiday", -1, 1, 5),
    fixed("christmas", 12, 25, "next-working"),
    fixed("second-christmas", 12, 26, "next-working"),
  ],
  US: [
    fixed("new-year", 1, 1, "nearest"),
    weekday("martin-luther-king", 3, 1, 1),
    weekday("presidents-day", 3, 1, 2),
    weekday("memorial-day", -1, 1, 5),
    fixed("juneteenth", 6, 19, "nearest"),
    fixed("independence-day", 7, 4, "nearest"),
    weekday("labor-day", 1, 1, 9),
    weekday("columbus-day", 2, 1, 10),
    fixed("veterans-day", 11, 11, "nearest"),
    weekday("thanksgiving", 4, 4, 11),
    fixed("christmas", 12, 25, "nearest"),
  ],
};
