import { expect, test } from "vitest";
import { countryText } from "./country-text.ts";

test("countries are named in the reader's language", () => {
  expect([countryText("CH", "de-DE"), countryText("CH", "fr-CH"), countryText("US", "en-US")]).toEqual([
    "Schweiz",
    "Suisse",
    "United States",
  ]);
});
