import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import type { HolidayRegion } from "./holiday-rules.ts";
import { easterSunday, holidaysOf, isHoliday } from "./holidays.ts";

const regions: readonly HolidayRegion[] = "DE DE-BY AT CH LI LU BE NL FR IT ES GB US".split(" ") as HolidayRegion[];
const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];

/** The library's data, corrected as the catalogue facts (section 14) say. */
function known(region: HolidayRegion, year: number): string[] {
  const [country, state] = region.split("-") as [string, string?];
  const library = state ? new Holidays(country, state) : new Holidays(country);
  const dates = library
    .getHolidays(year)
    .filter(({ type, name }) => type === "public" && name !== "Feiertagsbrücke")
    .map(({ date }) => date.slice(0, 10));
  return [...new Set([...dates, ...(missing[region]?.(year) ?? [])])].sort();
}

/** Liechtenstein's two days are observances there; the United States' Veterans Day has no substitute there. */
const missing: Partial<Record<HolidayRegion, (year: number) => string[]>> = {
  LI: (year) => [`${year}-08-15`, `${year}-11-01`],
  US: (year) => ["2028-11-10", "2029-11-12"].filter((date) => date.startsWith(`${year}`)),
};

describe("public holidays", () => {
  test.each(regions)("%s has the days that the library of the trade has", (region) => {
    for (const year of years) {
      const ours = [year, year + 1].flatMap((one) => holidaysOf(region, one).map(({ date }) => date));
      const inYear = [...new Set(ours.filter((date) => date.startsWith(`${year}`)))].sort();
      expect(inYear, `${region} ${year}`).toEqual(known(region, year));
    }
  });

  test("of 2027 fall as the key dates of the catalogue facts say", () => {
    expect(easterSunday(2027)).toBe("2027-03-28");
    for (const date of ["2027-03-26", "2027-03-29", "2027-05-06", "2027-05-17", "2027-05-27"]) {
      expect(isHoliday("DE-BY", date), date).toBe(true);
    }
    expect(isHoliday("DE", "2027-05-27")).toBe(false);
    expect([holidaysOf("DE", 2027).length, holidaysOf("DE-BY", 2027).length]).toEqual([9, 12]);
    expect([holidaysOf("AT", 2027).length, holidaysOf("LI", 2027).length]).toEqual([13, 14]);
  });

  test("on a weekend give another day off in Great Britain and the United States, not in Germany", () => {
    const substitutes = holidaysOf("GB", 2027).filter(({ substitute }) => substitute);
    expect(substitutes.map(({ date }) => date)).toEqual(["2027-12-27", "2027-12-28"]);
    expect(isHoliday("US", "2027-12-24")).toBe(true);
    expect(isHoliday("US", "2027-12-31")).toBe(true);
    expect(holidaysOf("DE", 2027).some(({ substitute }) => substitute)).toBe(false);
  });
});
