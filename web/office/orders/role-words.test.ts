import { expect, test } from "vitest";
import { fileWordsOf } from "./file-words.ts";
import { roleText } from "./role-words.ts";

test.each([
  ["lid", "Deckel", "Lid"],
  ["prints", "Abzüge", "Prints"],
  [
    "prints-180x130-matt",
    "Abzüge 18\u00a0×\u00a013\u00a0cm, Papier matt",
    "Prints 18\u00a0×\u00a013\u00a0cm, paper matt",
  ],
  ["something-new", "something-new", "something-new"],
])("the file %s is called so", (role, german, english) => {
  expect(roleText(role, fileWordsOf("de-DE").files, "de-DE")).toBe(german);
  expect(roleText(role, fileWordsOf("en-GB").files, "en-GB")).toBe(english);
});
