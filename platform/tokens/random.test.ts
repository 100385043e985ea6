import { expect, test } from "vitest";
import { createToken, hashToken, isToken, newId } from "./random.ts";

test("a token carries 256 bits and is never the same twice", () => {
  const tokens = new Set(Array.from({ length: 1000 }, createToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("a token is stored as its SHA-256", () => {
  expect(hashToken("passepartout")).toBe("ed1ad9078abfda284e4fc26ba542410df0d705ca9e7cf63120306dcfdde11abf");
});

test("only texts of a token's shape are tokens", () => {
  expect(isToken(createToken())).toBe(true);
  expect(isToken(createToken().slice(1))).toBe(false);
  expect(isToken(`${createToken().slice(1)}=`)).toBe(false);
  expect(isToken("")).toBe(false);
});

test("ids are UUIDs of version 7: the moment first, in milliseconds", () => {
  const before = Date.now();
  const id = newId();
  const moment = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
  expect(id[14]).toBe("7");
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
});
