import { expect, test } from "vitest";
import type { Locale } from "./locale.ts";
import { relativeTimeText } from "./relative-time.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (seconds: number, locale: Locale = "en-GB") =>
  relativeTimeText(new Date(now.getTime() - seconds * 1000), now, locale);
const [minute, hour, day, week] = [60, 3_600, 86_400, 604_800];

test.each([
  [0, "just now"],
  [59.999, "just now"],
  [minute, "1 minute ago"],
  [59 * minute + 59, "59 minutes ago"],
  [hour, "1 hour ago"],
  [day - 1, "23 hours ago"],
  [day, "1 day ago"],
  [week - 1, "6 days ago"],
  [week, "1 week ago"],
  [30 * day, "4 weeks ago"],
  [31 * day, "1 month ago"],
  [364 * day, "11 months ago"],
  [366 * day, "1 year ago"],
  [10 * 366 * day, "10 years ago"],
])("%d seconds are said as %s (second document, section 9)", (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});

test("what lies ahead is said so, and a clock that goes a little wrong is now", () => {
  expect(ago(-30)).toBe("just now");
  expect(ago(-2 * hour)).toBe("in 2 hours");
});

test.each([
  ["de-CH", "gerade eben", "vor 2 Tagen"],
  ["en-US", "just now", "2 days ago"],
  ["es-ES", "ahora mismo", "hace 2 días"],
  ["fr-FR", "à l’instant", "il y a 2 jours"],
  ["it-IT", "proprio ora", "2 giorni fa"],
  ["nl-NL", "zojuist", "2 dagen geleden"],
] as const)("in %s", (locale, soon, days) => {
  expect(ago(3, locale)).toBe(soon);
  expect(ago(2 * day, locale).replaceAll("\u00a0", " ")).toBe(days);
});
