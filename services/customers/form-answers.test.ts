import { expect, test } from "vitest";
import { type Locale, locales } from "../../core/locale.ts";
import { signupForm } from "./contract.ts";
import { sentencesFor } from "./form-answers.ts";
import { customerMessages } from "./messages.ts";

const whole = { email: "lena@example.com", password: "langes-passwort", firstName: "Lena", lastName: "Muster" };
const said = (entered: object, locale: Locale = "de-DE") => {
  const { error } = signupForm.safeParse({ ...whole, ...entered });
  return error && sentencesFor(error, customerMessages(locale));
};

test("an empty name is asked for, in each language without the rules that nobody broke", () => {
  expect(said({ firstName: "", lastName: "  " })).toEqual({
    firstName: "Schreibe deinen Vornamen.",
    lastName: "Schreibe deinen Nachnamen.",
  });
  expect(said({ firstName: undefined })).toEqual({ firstName: "Schreibe deinen Vornamen." });
  for (const locale of locales) {
    const { missing, fields } = customerMessages(locale);
    expect(said({ firstName: "", lastName: "" }, locale)).toEqual(missing);
    expect(fields.firstName.length).toBeGreaterThan(missing.firstName.length);
  }
});

test("a name that is too long or has control characters is told the rules", () => {
  const rules = { firstName: "Schreibe deinen Vornamen, höchstens 80 Zeichen und ohne Steuerzeichen." };
  expect(said({ firstName: "a".repeat(81) })).toEqual(rules);
  expect(said({ firstName: "Mia\u0000" })).toEqual(rules);
  expect(said({ firstName: "a".repeat(80) })).toBeUndefined();
});

test("a password that is too short is told its length, an empty one too", () => {
  const length = { password: "Das Passwort braucht mindestens 10 Zeichen." };
  expect(said({ password: "kurz" })).toEqual(length);
  expect(said({ password: "" })).toEqual(length);
});
