import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../../core/calendar-date.ts";
import { holidaysIn } from "./holidays.ts";
import { published2024, published2025 } from "./published-days.fixture.ts";
import { regions } from "./region-keys.ts";
import { ruled } from "./regions.ts";

const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

/** What the library of the trade has that we do not print: bridge days, days that are decreed year by year. */
const decreed = /substitut|sustituto|Feiertagsbrücke|Fiesta del (Eid|Sacrificio)|Eid |Aid /;
/** Cantons and regions where it knows other days than the law names, and Sundays, which are marked anyway. */
const apart: Readonly<Record<string, readonly string[]>> = {
  "CH-AG": ["05-01", "08-15", "11-01", "12-08", "corpus-christi"],
  "CH-AI": ["12-08"],
  "CH-AR": ["12-26"],
  "CH-UR": ["12-26"],
  // The first Thursday of April, unless it is in Holy Week; the library moves it in the week after Easter as well.
  "CH-GL": ["12-24", "12-31", "04-01", "04-08"],
  "CH-GR": ["good-friday"],
  "CH-NE": ["easter-monday", "corpus-christi", "01-02", "12-26"],
  "CH-SO": ["03-19"],
  "CH-VS": ["05-01", "12-24", "whit-monday"],
  "ES-AS": ["09-09"],
  "ES-CB": ["06-28", "07-28", "09-16"],
  "ES-CE": ["06-15"],
  "ES-EX": ["09-09"],
  "ES-GA": ["03-19"],
  "ES-MC": ["03-19", "06-09"],
  "ES-MD": ["05-02", "05-03"],
  "ES-ML": ["09-17"],
  "ES-NC": ["03-19"],
  "ES-PV": ["03-19"],
  "ES-VC": ["10-09"],
  LI: ["08-15", "11-01"],
};
/** Regions the library lacks, or has under another name. */
/** Great Britain as a whole has what England has. */
const unknown = new Set(["GB", "BE-VLG", "BE-WAL", "BE-DG", "FR-57", "IT-BZ"]);
const names: Readonly<Record<string, string>> = { "GB-EAW": "GB-ENG" };

function library(region: string, year: number): readonly string[] {
  const [country = "", state] = (names[region] ?? region).split("-");
  const days = (state ? new Holidays(country, state) : new Holidays(country)).getHolidays(year);
  const isOurs = ({ type, name }: { type: string; name: string }) =>
    type === "public" && (country === "GB" || !decreed.test(name));
  return days.filter(isOurs).map(({ date }) => date.slice(0, 10));
}

describe.each(regions.filter((region) => !unknown.has(region)))("%s", (region) => {
  test("has the days off that the library of the trade has, 2024 to 2035 (specification section 3, calendar)", () => {
    for (const year of years) {
      const ours = holidaysIn(region, year).filter(({ rank }) => rank === "off");
      const leftOut = apart[region] ?? [];
      const keyOf = (date: string) => holidaysIn("CH-TI", year).find((one) => one.date === date)?.key ?? "";
      const counts = (date: string) =>
        weekdayOf(date) !== 7 &&
        !leftOut.includes(date.slice(5)) &&
        !leftOut.includes(keyOf(date)) &&
        !isGoodFriday(date, leftOut, year) &&
        !isMovedToMonday(date);
      const isMovedToMonday = (date: string) =>
        region.startsWith("ES") && weekdayOf(date) === 1 && ours.some((one) => one.date === addDays(date, -1));
      const dates = (all: readonly string[]) => [...new Set(all)].filter(counts).sort();
      expect(dates(ours.map(({ date }) => date)), `${region} ${year}`).toEqual(dates(library(region, year)));
    }
  });
});

const isGoodFriday = (date: string, leftOut: readonly string[], year: number) =>
  leftOut.includes("good-friday") &&
  holidaysIn("DE", year).some((one) => one.key === "good-friday" && one.date === date);

test("what the library lacks is as the statutes put it", () => {
  const off = (region: string) => holidaysIn(region, 2027).flatMap(({ key, rank }) => (rank === "off" ? [key] : []));
  expect(off("FR-57")).toEqual(expect.arrayContaining(["good-friday", "second-christmas", "bastille-day"]));
  expect(off("FR").length).toBe(11);
  expect(off("IT-BZ")).toContain("whit-monday");
  expect([off("DE").length, off("DE-BY").length, off("AT").length, off("LI").length]).toEqual([9, 12, 13, 14]);
});

test("published tables of past years: Saxony 2024, Great Britain 2026, Austria 2025", () => {
  const table = (region: string, year: number) =>
    holidaysIn(region, year)
      .flatMap(({ date, rank }) => (rank === "off" ? [date.slice(5)] : []))
      .join(" ");
  expect(table("DE-SN", 2024)).toBe("01-01 03-29 04-01 05-01 05-09 05-20 10-03 10-31 11-20 12-25 12-26");
  expect(table("GB-EAW", 2026)).toBe("01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28");
  expect(table("AT-7", 2025)).toBe("01-01 01-06 04-21 05-01 05-29 06-09 06-19 08-15 10-26 11-01 12-08 12-25 12-26");
});

describe.each([
  [2024, published2024],
  [2025, published2025],
])("tables of %i", (year, table) => {
  test.each(table.trim().split("\n"))("%s", (line) => {
    const [region = "", ...dates] = line.split(" ");
    const off = holidaysIn(region, year).flatMap(({ date, rank }) => (rank === "off" ? [date.slice(5)] : []));
    expect([...new Set(off)]).toEqual(dates);
  });
});

test("no region of the shop lacks its table", () => {
  const lines = published2025.trim().split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual(regions);
  expect(ruled()).toEqual(regions);
});

test("days that are only named fall where people look for them", () => {
  const named = new Map(holidaysIn("DE", 2027).map(({ key, date }) => [key, date]));
  expect(named.get("mothers-day")).toBe("2027-05-09");
  expect([1, 2, 3, 4].map((n) => named.get(`advent-${n}` as "advent-1")?.slice(5))).toEqual([
    "11-28",
    "12-05",
    "12-12",
    "12-19",
  ]);
  expect(holidaysIn("AT-7", 2027).find(({ key }) => key === "saint-joseph")).toMatchObject({ rank: "saint" });
});
