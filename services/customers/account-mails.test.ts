import { describe, expect, test } from "vitest";
import { type Locale, languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { accountMail } from "./account-mails.ts";

const link = "https://passepartout.example/account/new-email#token=abc";
const written = {
  to: "lena@beispiel.de",
  channel: "poster",
  locale: "de-DE",
  firstName: "Gewinne jetzt",
  imprint: "https://passepartout.example/impressum",
} as const;
const letter = (kind: "confirm-email" | "join-accounts", locale: Locale = written.locale) =>
  accountMail({ ...written, locale, news: { kind, link, tokenHash: "e3b0" } });

describe.each(["confirm-email", "join-accounts"] as const)("the letter %s", (kind) => {
  test("is secret, and one for each link", () => {
    expect(letter(kind)).toMatchObject({ secret: true, key: `${kind}:e3b0`, to: "lena@beispiel.de" });
    expect(letter(kind).text).toContain(link);
  });

  test("brings nothing that whoever typed the address has typed: it may be a stranger's mailbox", () => {
    expect(letter(kind).html).not.toContain("Gewinne");
    expect(letter(kind).text).not.toContain("Gewinne");
  });

  test.each(languages)("says in %s how many days the link works", (language) => {
    expect(letter(kind, localeOfLanguage(language)).text).toMatch(/\b7 (?:Tage|days|días|jours|giorni|dagen)\b/);
  });
});

test("who has an account already reads what becomes of both, and which password holds", () => {
  const { subject, text } = letter("join-accounts");
  expect(subject).toBe("Du hast schon ein Konto bei Passepartout");
  expect(text).toContain("Gestaltungen, Fotos, Warenkorb und Bestellungen aus beiden stehen danach in einem Konto");
  expect(text).toContain(
    "Von da an gilt nur noch das Passwort des Kontos, in dem du diese Adresse zuletzt angegeben hast",
  );
  expect(letter("join-accounts", "en-US").text).toContain("designs, photos, cart and orders");
});

test("who changed her password is greeted by her name, and her letter is no secret", () => {
  const told = () => accountMail({ ...written, firstName: "Lena", news: { kind: "password-changed", link } });
  expect(told()).toMatchObject({ secret: false });
  expect(told().text).toContain("Hallo Lena");
  // Each change is told anew.
  expect(told().key).not.toBe(told().key);
});
