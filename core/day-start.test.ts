import { expect, test } from "vitest";
import { dayStart } from "./day-start.ts";

test("the article before an Italian day goes by how its number is said", () => {
  expect(["1 maggio", "8 maggio", "11 maggio", "18 maggio", "80 giorni"].map(dayStart)).toEqual([
    "number",
    "vowel",
    "vowel",
    "number",
    "number",
  ]);
});

test("a weekday goes without an article", () => {
  expect(dayStart("martedì 8 dicembre")).toBe("name");
});
