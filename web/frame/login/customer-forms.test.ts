import { expect, test } from "vitest";
import { offline, readProblem } from "../../../core/http/problem.ts";
import { messagesOf } from "../../words/all.ts";
import { missingFields, refusalOf, refusalText, shortPassword } from "./customer-forms.ts";

const de = messagesOf("de-DE");
const fr = messagesOf("fr-FR");

test("a refused form says the server's sentences, each at its field", () => {
  const answer = {
    type: "urn:passepartout:problem:sign-up-refused",
    title: "Sign-up refused",
    detail: "Bitte prüfe die markierten Felder.",
    errors: [{ in: "body", pointer: "/password", detail: "Das Passwort braucht mindestens 10 Zeichen." }],
  };
  expect(refusalOf(readProblem(400, answer, null))).toEqual({
    text: "Bitte prüfe die markierten Felder.",
    reason: null,
    fields: { password: "Das Passwort braucht mindestens 10 Zeichen." },
    minutes: 0,
  });
});

test("everything else is a reason of our own, never the server's English title", () => {
  expect(refusalOf(offline)).toMatchObject({ text: null, reason: "offline", fields: {} });
  expect(refusalOf(readProblem(429, { title: "Too many requests" }, 60))).toMatchObject({
    reason: "tooMany",
    text: null,
  });
  expect(refusalOf(readProblem(500, "<h1>oops</h1>", null))).toMatchObject({ reason: "failed", text: null });
  expect(refusalOf(readProblem(400, {}, null))).toMatchObject({ reason: "failed", text: null });
});

test("who tried too often reads after how many minutes it works again, as the server says it", () => {
  const said = (seconds: number | null, t = de) => refusalText(refusalOf(readProblem(429, {}, seconds)), t.account);
  expect(said(534)).toBe("Das waren zu viele Versuche. In 9 Minuten geht es wieder.");
  expect(said(40)).toBe("Das waren zu viele Versuche. In einer Minute geht es wieder.");
  expect(said(3_590, fr)).toBe("Cela faisait trop d’essais. Vous pourrez réessayer dans 60 minutes.");
  expect(said(null)).toBe("Das waren zu viele Versuche. In 10 Minuten geht es wieder.");
});

test("empty fields are named each by its own sentence; blanks are no address, but may be a password", () => {
  const sentences = { email: "Schreibe deine E-Mail-Adresse.", password: "Schreibe dein Passwort." };
  expect(missingFields({ email: "", password: "" }, sentences)).toEqual(sentences);
  expect(missingFields({ email: "  ", password: "  " }, sentences)).toEqual({ email: sentences.email });
  expect(missingFields({ email: "lena@example.com" }, sentences)).toEqual({ password: sentences.password });
  expect(missingFields({ email: "lena@example.com", password: "x" }, sentences)).toEqual({});
});

test("a new password of less than ten characters is told before it is sent", () => {
  expect(shortPassword({ password: "neunzeich" }, "zu kurz")).toEqual({ password: "zu kurz" });
  expect(shortPassword({ password: "zehnzeiche" }, "zu kurz")).toEqual({});
});
