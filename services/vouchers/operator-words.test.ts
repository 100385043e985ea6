import { expect, test } from "vitest";
import { languages } from "../../core/locale.ts";
import { faultsOf } from "../../core/voice.fixture.ts";
import { columnWords } from "./discount-column-words.ts";
import { fileWords } from "./discount-file-words.ts";
import { columnRule } from "./discount-table.ts";

test("a file of codes is refused in the shop's voice, with the same facts in each language", () => {
  expect(faultsOf(fileWords)).toEqual([]);
  expect(faultsOf(columnWords)).toEqual([]);
});

test("a column says what belongs into it, also one of a currency, and an unknown one that it cannot be read", () => {
  expect(columnRule("amount.EUR", "nl")).toBe("een bedrag boven nul met hoogstens twee decimalen");
  expect(new Set(languages.map((language) => columnRule("colour", language))).size).toBe(6);
});
