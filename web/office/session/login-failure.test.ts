import { expect, test } from "vitest";
import { offline } from "../../../core/http/problem.ts";
import { officeMessagesOf } from "../messages.ts";
import { loginFailure, waitText } from "./login-failure.ts";

const de = officeMessagesOf("de-DE");
const en = officeMessagesOf("en-GB");

const problem = (kind: string, status: number, retryAfter: number | null = null) => ({
  ...offline,
  kind,
  status,
  retryAfter,
});

test("each reason has its own sentence", () => {
  expect(loginFailure(problem("wrong-credentials", 400), de.login)).toBe("E-Mail oder Passwort stimmt nicht.");
  expect(loginFailure(problem("wrong-code", 403), en.login)).toBe(en.login.wrongCode);
  expect(loginFailure(problem("too-many-requests", 429, 540), de.login)).toBe(
    "Zu viele Versuche. In 9 Minuten geht es wieder.",
  );
  expect(loginFailure(offline, de.login)).toBe(de.login.offline);
  expect(loginFailure(problem("invalid-request", 400), en.login)).toBe(en.login.malformed);
  expect(loginFailure(problem("http", 502), en.login)).toBe(en.login.failed);
});

test("the time to wait is rounded up, never down", () => {
  expect([0.2, 1, 59, 120, 121, 600].map((seconds) => waitText(seconds, de.login))).toEqual([
    "einer Sekunde",
    "einer Sekunde",
    "59 Sekunden",
    "120 Sekunden",
    "3 Minuten",
    "10 Minuten",
  ]);
});
