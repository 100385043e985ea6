import { expect, test } from "vitest";
import { localClock, localMoment, zoneOf } from "./local-time.ts";
import { locales } from "./locale.ts";

const winter = new Date("2026-11-23T03:27:05Z");
const summer = new Date("2026-07-01T22:30:00Z");

test.each([
  ["de-DE", "23.\u00a0November 2026 um 04:27", "04:27\u00a0MEZ"],
  ["en-GB", "23\u00a0November 2026 at 03:27", "03:27 GMT"],
  ["en-US", "November\u00a022, 2026 at 10:27\u00a0PM\u00a0EST", "10:27\u00a0PM EST"],
  ["fr-CH", "23\u00a0novembre 2026 à 04:27", "04:27 UTC+1"],
] as const)("%s: a moment is told by the clock of the visitor's country", (locale, moment, clock) => {
  expect(localMoment(winter, locale, "minute")).toBe(moment);
  expect(localClock(winter, locale).replaceAll("\u00a0", " ")).toBe(clock.replaceAll("\u00a0", " "));
});

test("the day is the country's, too, and clocks that were moved count", () => {
  expect(localMoment(winter, "en-US", "day")).toBe("November\u00a022, 2026");
  expect(localMoment(summer, "en-GB", "minute")).toBe("1\u00a0July 2026 at 23:30");
  expect(localMoment(summer, "de-AT", "day")).toBe("2.\u00a0Juli 2026");
});

test("the clock of every country is one that machines know", () => {
  for (const locale of locales)
    expect(() => new Intl.DateTimeFormat(locale, { timeZone: zoneOf(locale) })).not.toThrow();
});
