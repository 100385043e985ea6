import { expect, test } from "vitest";
import { onItalianDay, untilItalianDay } from "./italian-articles.ts";

test("the article before an Italian day goes by how its number is said", () => {
  expect(["1 maggio", "8 maggio", "11 maggio", "18 maggio"].map(onItalianDay)).toEqual([
    "il 1 maggio",
    "l’8 maggio",
    "l’11 maggio",
    "il 18 maggio",
  ]);
  expect(["8 maggio", "11 maggio", "21 maggio"].map(untilItalianDay)).toEqual([
    "all’8 maggio",
    "all’11 maggio",
    "al 21 maggio",
  ]);
});

test("a weekday goes without an article", () => {
  expect(onItalianDay("martedì 8 dicembre")).toBe("martedì 8 dicembre");
  expect(untilItalianDay("martedì 8 dicembre")).toBe("a martedì 8 dicembre");
});
