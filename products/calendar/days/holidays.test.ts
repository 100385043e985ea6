import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "../../../core/calendar-date.ts";
import { explained } from "./explained-differences.fixture.ts";
import { holidaysIn } from "./holidays.ts";
import { regions } from "./region-keys.ts";

const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

/** The library has Belgium without its communities, and England without Wales. */
const names: Readonly<Record<string, string>> = {
  GB: "GB-ENG",
  "GB-EAW": "GB-ENG",
  "BE-VLG": "BE",
  "BE-WAL": "BE",
  "BE-DG": "BE",
};

const isDecreed = (name: string): boolean => name.endsWith("(día sustituto)");

/** Names of days off by their date, of the library of the trade. */
function library(region: string, year: number): ReadonlyMap<string, string> {
  const [country = "", state] = (names[region] ?? region).split("-");
  const days = (state ? new Holidays(country, state) : new Holidays(country)).getHolidays(year);
  return new Map(
    days.flatMap(({ date, name, type }) => (type === "public" ? [[date.slice(0, 10), name] as const] : [])),
  );
}

/** "library Allerheiligen", "ours all-saints": what only one of both has, on any day but a Sunday. */
function differences(region: string): readonly string[] {
  const all = years.flatMap((year) => {
    const theirs = library(region, year);
    const ours = new Map(
      holidaysIn(region, year).flatMap(({ date, key, rank }) => (rank === "off" ? [[date, key]] : [])),
    );
    const apart = (date: string) => weekdayOf(date) !== 7 && theirs.has(date) !== ours.has(date);
    return [...theirs.keys(), ...ours.keys()].filter(apart).flatMap((date) => {
      const name = theirs.get(date);
      if (name === undefined) return [`ours ${ours.get(date)}`];
      return isDecreed(name) ? [] : [`library ${name}`];
    });
  });
  return [...new Set(all)].sort();
}

describe("2024 to 2035 (specification section 3, calendar)", () => {
  test.each(regions)("%s has the days off that the library of the trade has, or the law says why not", (region) => {
    expect(differences(region)).toEqual(Object.keys(explained[region] ?? {}).sort());
  });
});

test("a day off given for a weekend is one more, and marked", () => {
  const given = (region: string, year: number) =>
    holidaysIn(region, year).flatMap(({ date, substitute }) => (substitute ? [date.slice(5)] : []));
  expect(given("GB-EAW", 2027)).toEqual(["12-27", "12-28"]);
  expect(given("GB-SCT", 2028)).toEqual(["01-03", "01-04"]);
  // New Year's Day of 2028 is a Saturday.
  expect(given("US", 2027)).toEqual(["06-18", "07-05", "12-24", "12-31"]);
  expect(given("ES-AN", 2027)).toEqual(["03-01", "08-16"]);
  expect(given("ES-CL", 2028)).toEqual([]);
  expect([given("ES", 2027), given("DE-BY", 2027), given("IT", 2027)]).toEqual([[], [], []]);
});

test("days that depend on their weekday follow it (Neuchâtel, Uri, both Appenzell)", () => {
  const has = (region: string, date: string) =>
    holidaysIn(region, Number(date.slice(0, 4))).some((one) => one.date === date);
  // 25 December 2033 is a Sunday.
  expect([has("CH-NE", "2033-12-26"), has("CH-NE", "2034-01-02"), has("CH-NE", "2032-12-26")]).toEqual([
    true,
    true,
    false,
  ]);
  for (const region of ["CH-UR", "CH-AR", "CH-AI"]) {
    expect([has(region, "2028-12-26"), has(region, "2026-12-26"), has(region, "2027-12-26")]).toEqual([
      false,
      false,
      true,
    ]);
  }
});

test("days on which only some rest are named, and leave the day black", () => {
  const rankOf = (region: string, date: string) =>
    holidaysIn(region, Number(date.slice(0, 4))).find((one) => one.date === date)?.rank;
  expect(rankOf("AT-7", "2027-03-19")).toBe("partly");
  expect(rankOf("DE-BY", "2028-08-15")).toBe("partly");
  expect(rankOf("BE-VLG", "2027-07-11")).toBe("partly");
  expect(rankOf("CH-LU", "2027-03-29")).toBe("partly");
  expect(rankOf("DE-BW", "2028-08-15")).toBeUndefined();
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
});
