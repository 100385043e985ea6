import { expect, test } from "vitest";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import { sequel } from "./sequel.ts";

const family = photoCalendar("wandkalender 210x297", {
  startMonth: 1,
  year: 2027,
  events: [
    { name: "Oma Inge", day: "1947-05-14", every: "year", birthday: true },
    { name: "Flohmarkt", day: "2027-01-09", every: "weekday", birthday: false },
    { name: "Fest", day: "2027-05-22", every: "once", birthday: false },
  ],
});

test("the next year's calendar is named for its year and says what becomes of each date", () => {
  const next = sequel(family, calendarRelease);
  expect(next?.label).toEqual({ key: "calendar.next", params: { year: "2028" } });
  expect(next?.title("Familie 2027")).toBe("Familie 2028");
  expect(next?.notes).toEqual([
    { key: "calendar.next.older", params: { count: 1 } },
    { key: "calendar.next.recurring", params: { count: 1 } },
    { key: "calendar.next.holidays" },
    { key: "calendar.next.gone", params: { count: 1 } },
  ]);
  expect(next?.configuration).toMatchObject({ year: 2028, events: [{ name: "Oma Inge" }, { name: "Flohmarkt" }] });
});

test("no calendar follows the last year of the catalogue", () => {
  expect(sequel({ ...family, year: calendarRelease.years.to }, calendarRelease)).toBeNull();
});
