import { expect, test } from "vitest";
import { dayText, momentText, spanText, timeOfDayText } from "./date-text.ts";

test.each([
  ["de-DE", "Dienstag, 1.\u00a0Dezember"],
  ["de-CH", "Dienstag, 1.\u00a0Dezember"],
  ["en-GB", "Tuesday, 1\u00a0December"],
  ["en-US", "Tuesday, December\u00a01"],
  ["fr-FR", "mardi 1er\u00a0décembre"],
  ["es-ES", "martes, 1\u00a0de\u00a0diciembre"],
  ["it-IT", "martedì 1\u00a0dicembre"],
  ["nl-NL", "dinsdag 1\u00a0december"],
] as const)("%s: %s", (locale, text) => expect(dayText("2026-12-01", locale)).toBe(text));

test("short for small screens", () => {
  expect(dayText("2026-12-01", "de-DE", "short")).toBe("Di, 1.\u00a0Dez.");
  expect(dayText("2026-12-01", "en-US", "short")).toBe("Tue, Dec\u00a01");
});

test("the day does not depend on the machine's time zone", () => {
  expect(dayText("2027-03-28", "de-DE")).toBe("Sonntag, 28.\u00a0März");
});

test.each([
  ["de-DE", "21.\u00a0November 2026", "21.\u00a0November 2026 um 14:05"],
  ["en-GB", "21\u00a0November 2026", "21\u00a0November 2026 at 14:05"],
  ["en-US", "November\u00a021, 2026", "November\u00a021, 2026 at 2:05\u00a0PM"],
  ["fr-CH", "21\u00a0novembre 2026", "21\u00a0novembre 2026 à 14:05"],
  ["it-IT", "21\u00a0novembre 2026", "21\u00a0novembre 2026 alle ore 14:05"],
] as const)("%s: a moment is %s, or %s, and no line ends within the day", (locale, day, minute) => {
  const at = new Date("2026-11-21T13:05:09Z");
  expect(momentText(at, locale, "Europe/Berlin", "day")).toBe(day);
  expect(momentText(at, locale, "Europe/Berlin", "minute")).toBe(minute);
});

test("a moment that binds names the clock; a time of day does on request", () => {
  const at = new Date("2026-11-21T13:05:09Z");
  expect(momentText(at, "de-DE", "Europe/Berlin", "second")).toBe("21.\u00a0November 2026 um 14:05:09 MEZ");
  expect(momentText(at, "de-DE", "Europe/Berlin", "minute", "medium")).toBe("21.11.2026, 14:05");
  expect(timeOfDayText(at, "de-DE", "Europe/Berlin")).toBe("14:05");
  expect(timeOfDayText(at, "de-DE", "Europe/Berlin", true)).toBe("14:05\u00a0MEZ");
  expect(timeOfDayText(at, "en-US", "Europe/Berlin")).toBe("02:05\u00a0PM");
});

test("time that photos tell of is a day, a month, months or years, in the order of each language", () => {
  expect(spanText("2026-08-08", "2026-08-08", "de-DE")).toBe("Samstag, 8.\u00a0August");
  expect(spanText("2026-08-08", "2026-08-12", "de-DE")).toBe("August 2026");
  expect(spanText("2026-07-30", "2026-08-12", "fr-FR")).toBe("juillet 2026 – août 2026");
  expect(spanText("2026-08-08", "2026-08-12", "es-ES")).toBe("agosto de 2026");
  expect(spanText("2025-12-30", "2026-01-02", "en-US")).toBe("2025 – 2026");
});
