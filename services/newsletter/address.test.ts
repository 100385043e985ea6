import { expect, it } from "vitest";
import { readAddress } from "./address.ts";

it.each([
  ["lena@example.com", "lena@example.com"],
  ["Lena.Berger+shop@Example.COM", "lena.berger+shop@example.com"],
  ["o'neill@example.co", "o'neill@example.co"],
  ["l@a.de", "l@a.de"],
  ["lena@müller.de", "lena@xn--mller-kva.de"],
  [`${"a".repeat(64)}@example.de`, `${"a".repeat(64)}@example.de`],
])("%s is an address", (text, key) => {
  expect(readAddress(text)?.key).toBe(key);
});

it.each([
  "",
  "lena",
  "@example.com",
  "lena@localhost",
  "lena@example.c",
  "lena@example.com.",
  "lena@example..com",
  ".lena@example.com",
  "lena.@example.com",
  "le na@example.com",
  "lena@exa mple.com",
  "lena@[192.0.2.1]",
  "lena@192.0.2.1",
  "lena@example.com\r\nBcc: all@example.com",
  "lena@example.com,tom@example.com",
  "Lena <lena@example.com>",
  "lenä@example.com",
  `${"a".repeat(65)}@example.de`,
])("%j is none", (text) => {
  expect(readAddress(text)).toBeNull();
});
