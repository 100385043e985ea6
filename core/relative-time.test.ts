import { expect, it } from "vitest";
import { ageOf, ageText } from "./relative-time.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const day = 86_400;

it.each([
  [-120, { unit: "now" }],
  [59.9, { unit: "now" }],
  [60, { unit: "minute", count: 1 }],
  [3_599, { unit: "minute", count: 59 }],
  [3_600, { unit: "hour", count: 1 }],
  [day - 1, { unit: "hour", count: 23 }],
  [day, { unit: "day", count: 1 }],
  [7 * day - 1, { unit: "day", count: 6 }],
  [7 * day, { unit: "week", count: 1 }],
  [30 * day - 1, { unit: "week", count: 4 }],
  [30 * day, { unit: "month", count: 1 }],
  [365 * day - 1, { unit: "month", count: 12 }],
  [365 * day, { unit: "year", count: 1 }],
  [800 * day, { unit: "year", count: 2 }],
])("%d seconds ago is told as %o (chrome document, section 9)", (seconds, age) => {
  expect(ageOf(ago(seconds), now)).toEqual(age);
});

it("is said in the words of the locale", () => {
  const said = (locale: "de-DE" | "en-GB" | "fr-FR", seconds: number) =>
    ageText(ago(seconds), now, { locale, justNow: "gerade eben" });
  expect(said("de-DE", 3)).toBe("gerade eben");
  expect(said("de-DE", 3 * day)).toBe("vor 3 Tagen");
  expect(said("en-GB", 14 * day)).toBe("2 weeks ago");
  expect(said("fr-FR", 3_600)).toBe("il y a 1 heure");
});
