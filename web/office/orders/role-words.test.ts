import { expect, test } from "vitest";
import { filesDe } from "./file-words.de.ts";
import { filesEn } from "./file-words.en.ts";
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
  expect(roleText(role, filesDe, "de-DE")).toBe(german);
  expect(roleText(role, filesEn, "en-GB")).toBe(english);
});
