import { expect, test } from "vitest";
import { offline, readProblem } from "../../../core/http/problem.ts";
import { refusalOf } from "./customer-forms.ts";

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
  });
});

test("everything else is a reason of our own, never the server's English title", () => {
  expect(refusalOf(offline)).toEqual({ text: null, reason: "offline", fields: {} });
  expect(refusalOf(readProblem(429, { title: "Too many requests" }, 60))).toMatchObject({
    reason: "tooMany",
    text: null,
  });
  expect(refusalOf(readProblem(500, "<h1>oops</h1>", null))).toMatchObject({ reason: "failed", text: null });
  expect(refusalOf(readProblem(400, {}, null))).toMatchObject({ reason: "failed", text: null });
});
