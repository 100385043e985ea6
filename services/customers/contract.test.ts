import { describe, expect, test } from "vitest";
import { loginForm } from "./contract.ts";

const read = (email: string) => loginForm.safeParse({ email, password: "x" }).data?.email ?? null;

describe("mail addresses at the edge of validity", () => {
  test.each([
    ["Lena@Example.COM", "lena@example.com"],
    [" lena@example.com ", "lena@example.com"],
    ["o'brien+prints@mail.example.museum", "o'brien+prints@mail.example.museum"],
    ["l@a.de", "l@a.de"],
    ["lena@müller.de", "lena@xn--mller-kva.de"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  ])("%j is taken as %j", (text, taken) => {
    expect(read(text)).toBe(taken);
  });

  test.each([
    "",
    "lena",
    "lena@",
    "@example.com",
    "lena@example",
    "lena@example.c",
    "lena@example..com",
    ".lena@example.com",
    "lena.@example.com",
    "le..na@example.com",
    "lena@example.com.",
    "lena@exam ple.com",
    "lena@example.com\nbcc:all@example.com",
    "lena\u0000@example.com",
    "lena@-example.com/path",
    "lena@example.com:25",
    "lena@[127.0.0.1]",
    "lena@127.0.0.1",
    "a@b@example.com",
    '"lena muster"@example.com',
    "Lena <lena@example.com>",
    `${"a".repeat(65)}@example.com`,
    `lena@${"a".repeat(250)}.com`,
  ])("%j is none", (text) => {
    expect(read(text)).toBeNull();
  });
});
