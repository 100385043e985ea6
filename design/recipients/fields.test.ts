import { expect, test } from "vitest";
import { languages } from "../../core/locale.ts";
import { fieldName, fieldOfWord, recipientFields } from "./fields.ts";

test.each([
  ["Vorname", "firstName"],
  ["first name", "firstName"],
  ["FIRST_NAME", "firstName"],
  ["firstName", "firstName"],
  ["Prénom", "firstName"],
  ["prenom", "firstName"],
  ["Cognome", "lastName"],
  ["Naam", "name"],
  ["Name", "name"],
  ["STRASSE", "street"],
  ["Straße", "street"],
  ["PLZ", "postcode"],
  ["C.A.P.", "postcode"],
  ["Town", "city"],
  ["Ländercode", null],
  ["Tisch", null],
  ["", null],
])("a column with the heading %j is %s", (head, field) => {
  expect(fieldOfWord(head)).toBe(field);
});

test("every field is found again by its own name in each language", () => {
  for (const language of languages)
    for (const field of recipientFields) expect(fieldOfWord(fieldName(language, field)), language).toBe(field);
});
