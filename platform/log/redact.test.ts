import fc from "fast-check";
import { expect, test } from "vitest";
import { createToken } from "../tokens/random.ts";
import { redactLine } from "./redact.ts";

const redacted = (value: unknown) => JSON.parse(redactLine(JSON.stringify(value)));

test("values of secret fields are taken out at any depth", () => {
  expect(redacted({ a: { b: { password: 'qu"ote\\' } }, name: "Ada" })).toEqual({
    a: { b: { password: "[secret]" } },
    name: "Ada",
  });
  expect(redacted({ headers: { Authorization: "Bearer x", cookie: "s=1", "X-Api-Key": "k" } })).toEqual({
    headers: { Authorization: "[secret]", cookie: "[secret]", "X-Api-Key": "[secret]" },
  });
});

test("a secret in a JSON text inside a message is taken out", () => {
  const line = redactLine(JSON.stringify({ msg: `body was ${JSON.stringify({ token: "abc", ok: true })}` }));
  expect(JSON.parse(line)).toEqual({ msg: 'body was {"token":"[secret]","ok":true}' });
});

test("e-mail addresses, passwords in URLs and capabilities are taken out of messages", () => {
  expect(redacted({ msg: "mail to ada.b+x@example.co.uk failed" })).toEqual({ msg: "mail to [email] failed" });
  expect(redacted({ url: "postgres://shop:geheim@db:5432/shop" })).toEqual({
    url: "postgres://shop:[secret]@db:5432/shop",
  });
  expect(redacted({ path: `/orders/${createToken()}/print` })).toEqual({ path: "/orders/[token]/print" });
});

test("what is no secret stays: hashes, numbers, sizes, times", () => {
  const line = { sha256: "a".repeat(64), bytes: 12, format: "600x400", at: "2026-11-20T00:00:00Z", tokenCount: 3 };
  expect(redacted(line)).toEqual(line);
});

test("an endless word costs no more than its length", () => {
  // Tried at each of its letters it would take an hour, and a test has two minutes.
  expect(redacted({ path: "a".repeat(3_000_000) }).path).toHaveLength(3_000_000);
});

test("no password survives, and the line stays JSON", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (secret, other) => {
      expect(redacted({ password: secret, other: { deep: [other] } }).password).toBe("[secret]");
    }),
  );
});
