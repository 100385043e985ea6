import { expect, it } from "vitest";
import { looksLikeMail } from "./mail-address.ts";

it.each(["lena@example.com", "l@a.de", "lena+newsletter@mail.example.museum", "lena@müller.de"])(
  "%s can be a mail address (chrome document, section 5)",
  (text) => {
    expect(looksLikeMail(text)).toBe(true);
  },
);

it.each([
  "",
  "lena",
  "lena@example",
  "lena@example.c",
  "lena@.de",
  "lena@example..de",
  "a b@example.com",
  "@example.com",
])("%j cannot", (text) => {
  expect(looksLikeMail(text)).toBe(false);
});

it("an address over 254 characters is none", () => {
  expect(looksLikeMail(`${"a".repeat(243)}@example.de`)).toBe(true);
  expect(looksLikeMail(`${"a".repeat(244)}@example.de`)).toBe(false);
});
