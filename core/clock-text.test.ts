import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test("a time of day is written as its language says it within a sentence", () => {
  const at = (minutes: number) =>
    (["de-DE", "en-GB", "es-ES", "fr-FR", "it-IT", "nl-NL"] as const).map((locale) => clockText(minutes, locale));
  expect(at(12 * 60)).toEqual(["12 Uhr", "noon", "12:00", "12\u00a0h", "12:00", "12.00\u00a0uur"]);
  expect(at(14 * 60 + 5)).toEqual(["14:05 Uhr", "2:05 pm", "14:05", "14\u00a0h\u00a005", "14:05", "14.05\u00a0uur"]);
  expect(clockText(0, "en-US")).toBe("12 am");
});
