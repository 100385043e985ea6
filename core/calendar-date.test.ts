import { describe, expect, test } from "vitest";
import { addDays, beginOfDay, isCalendarDate, wallClock, weekdayOf } from "./calendar-date.ts";

describe("calendar dates", () => {
  test("exist or do not", () => {
    expect(isCalendarDate("2028-02-29")).toBe(true);
    for (const text of ["2027-02-29", "2026-13-01", "2026-1-1", "", "2026-12-24T00:00"]) {
      expect(isCalendarDate(text)).toBe(false);
    }
  });

  test("cross months, years and clock changes a day at a time", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  });

  test("weeks begin on Monday", () => {
    expect(weekdayOf("2026-11-23")).toBe(1);
    expect(weekdayOf("2026-11-22")).toBe(7);
  });

  test("a day begins an hour or two before Greenwich, in New York hours after", () => {
    const begin = (day: string, zone: string) => beginOfDay(day, zone).toISOString();
    expect(begin("2026-08-01", "Europe/Berlin")).toBe("2026-07-31T22:00:00.000Z");
    expect(begin("2027-01-01", "Europe/Berlin")).toBe("2026-12-31T23:00:00.000Z");
    expect(begin("2027-03-28", "Europe/Berlin")).toBe("2027-03-27T23:00:00.000Z");
    expect(begin("2027-03-29", "Europe/Berlin")).toBe("2027-03-28T22:00:00.000Z");
    expect(begin("2027-01-01", "America/New_York")).toBe("2027-01-01T05:00:00.000Z");
    expect(begin("2027-01-01", "UTC")).toBe("2027-01-01T00:00:00.000Z");
  });

  test("the clock on the wall follows summer and winter time", () => {
    expect(wallClock(new Date("2026-07-01T10:30:00Z"), "Europe/Berlin")).toEqual({ date: "2026-07-01", minutes: 750 });
    expect(wallClock(new Date("2026-12-01T10:30:00Z"), "Europe/Berlin")).toEqual({ date: "2026-12-01", minutes: 690 });
    expect(wallClock(new Date("2026-12-01T23:30:00Z"), "Europe/Berlin")).toEqual({ date: "2026-12-02", minutes: 30 });
  });
});
