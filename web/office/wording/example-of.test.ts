import { expect, test } from "vitest";
import { examplesOf } from "./example-of.ts";

test("a sentence is shown with one, some and very many, in the forms of its language", () => {
  expect(examplesOf("{count, plural, one {# Foto} other {# Fotos}} von {name}", "de")).toEqual([
    "1 Foto von [name]",
    "3 Fotos von [name]",
    "1000000 Fotos von [name]",
  ]);
  expect(examplesOf("{count, plural, one {# photo} many {# de photos} other {# photos}}", "fr")).toEqual([
    "1 photo",
    "3 photos",
    "1000000 de photos",
  ]);
});

test("a choice is shown in all its cases; a sentence without values, and one that is half typed, have no example", () => {
  expect(examplesOf("{with, select, true {mit} other {ohne}} Steuer", "de")).toEqual(["mit Steuer", "ohne Steuer"]);
  expect(examplesOf("Warenkorb", "de")).toEqual([]);
  expect(examplesOf("{count, plural, one {# Foto}", "de")).toEqual([]);
});
