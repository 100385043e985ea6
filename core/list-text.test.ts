import { expect, test } from "vitest";
import { listText } from "./list-text.ts";

test.each([
  ["de-DE", "24, 36 und 48", "24, 36 oder 48"],
  ["en-GB", "24, 36 and 48", "24, 36 or 48"],
  ["en-US", "24, 36, and 48", "24, 36, or 48"],
  ["fr-FR", "24, 36 et 48", "24, 36 ou 48"],
  ["es-ES", "24, 36 y 48", "24, 36 o 48"],
  ["it-IT", "24, 36 e 48", "24, 36 o 48"],
  ["nl-NL", "24, 36 en 48", "24, 36 of 48"],
] as const)("%s: %s; a choice: %s", (locale, all, choice) => {
  expect(listText(["24", "36", "48"], locale)).toBe(all);
  expect(listText(["24", "36", "48"], locale, "or")).toBe(choice);
});

test("one thing is itself, none is nothing", () => {
  expect(listText(["Leinwand"], "de-DE")).toBe("Leinwand");
  expect(listText([], "de-DE")).toBe("");
});
