import { expect, test } from "vitest";
import { meantBy, plainLetters, wordsIn } from "./spelling.ts";

test.each([
  ["noël", "noel"],
  ["mädchen", "madchen"],
  ["strauß", "strauss"],
  ["cœur", "coeur"],
  ["cumpleaños", "cumpleanos"],
  ["rose", "rose"],
])("%s is %s without accents", (word, plain) => {
  expect(plainLetters(word)).toBe(plain);
});

test("German may be written with ae, oe and ue; other languages mean what they write", () => {
  expect(meantBy("maedchen", "de")).toEqual(["maedchen", "mädchen"]);
  expect(meantBy("fuer", "de")).toEqual(["fuer", "für"]);
  expect(meantBy("rose", "de")).toEqual(["rose"]);
  expect(meantBy("noel", "fr")).toEqual(["noel"]);
});

test("words are letters and numbers, however the accents are put together", () => {
  expect(wordsIn("L’anniversaire d'E\u0301mile, 40!")).toEqual(["l", "anniversaire", "d", "émile", "40"]);
});
