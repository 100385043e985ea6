import { expect, test } from "vitest";
import { weekdayOf } from "../../../core/calendar-date.ts";
import { holidaysIn } from "./holidays.ts";
import { decreed, published, sources } from "./published-days.fixture.ts";
import { countryOfRegion, regions } from "./region-keys.ts";
import { ruled } from "./regions.ts";

interface Table {
  readonly region: string;
  readonly year: number;
  readonly days: readonly string[];
}

const tables: readonly Table[] = Object.entries(published).flatMap(([year, text]) =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", days = ""] = line.split(": ");
      return names.split(" ").map((region) => ({ region, year: Number(year), days: days.split(" ") }));
    }),
);

const split = (text: string) => (text === "" ? [] : text.split(" "));

/** What was published, without what was decreed for that year alone. */
function byRule({ region, year, days }: Table): readonly string[] {
  const [, , given = "", taken = ""] = decreed.find(([at, on]) => at === region && on === year) ?? [];
  return [...days.filter((day) => !split(given).includes(day)), ...split(taken)].sort();
}

function printed({ region, year }: Pick<Table, "region" | "year">): readonly string[] {
  const off = holidaysIn(region, year).filter(({ rank }) => rank === "off");
  const listed = off.filter(({ date }) => countryOfRegion(region) !== "ES" || weekdayOf(date) !== 7);
  return [...new Set(listed.map(({ date }) => date.slice(5)))];
}

test.each(tables)(
  "$region in $year has the days off that were published (specification section 3, calendar)",
  (table) => {
    expect(printed(table)).toEqual(byRule(table));
  },
);

test("every region has tables of two past years, each with its source", () => {
  for (const region of regions) {
    const years = tables.filter((table) => table.region === region).map(({ year }) => year);
    expect(years.slice(0, 2), region).toEqual([2024, 2025]);
    expect(sources[region] ?? sources[countryOfRegion(region)], region).toBeDefined();
  }
  expect(ruled()).toEqual(regions);
});

test("what was decreed for one year was published, and is not printed by itself", () => {
  for (const [region, year, given, taken] of decreed) {
    const table = tables.find((one) => one.region === region && one.year === year);
    expect(table?.days, `${region} ${year}`).toEqual(expect.arrayContaining(split(given)));
    expect(printed({ region, year })).toEqual(expect.arrayContaining(split(taken)));
    expect(printed({ region, year }).filter((day) => split(given).includes(day))).toEqual([]);
  }
});
