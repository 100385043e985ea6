import { expect, test } from "vitest";
import { dayText } from "./date-text.ts";

test.each([
  ["de-DE", "Dienstag, 1. Dezember"],
  ["de-CH", "Dienstag, 1. Dezember"],
  ["en-GB", "Tuesday, 1 December"],
  ["en-US", "Tuesday, December 1"],
  ["fr-FR", "mardi 1er décembre"],
  ["es-ES", "martes, 1 de diciembre"],
  ["it-IT", "martedì 1 dicembre"],
  ["nl-NL", "dinsdag 1 december"],
] as const)("%s: %s", (locale, text) => expect(dayText("2026-12-01", locale)).toBe(text));

test("short for small screens", () => {
  expect(dayText("2026-12-01", "de-DE", "short")).toBe("Di, 1. Dez.");
  expect(dayText("2026-12-01", "en-US", "short")).toBe("Tue, Dec 1");
});

test("the day does not depend on the machine's time zone", () => {
  expect(dayText("2027-03-28", "de-DE")).toBe("Sonntag, 28. März");
});
