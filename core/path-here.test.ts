import { expect, test } from "vitest";
import { pathHere } from "./path-here.ts";

test.each([
  ["/", "/"],
  ["/papier?sku=1#a", "/papier?sku=1#a"],
  ["/fr/d/", "/fr/d/"],
  ["/a/../b", "/b"],
  ["/%2f%2fevil.example", "/%2f%2fevil.example"],
  ["/?to=https://evil.example", "/?to=https://evil.example"],
])("%j is a path of ours", (text, path) => {
  expect(pathHere(text)).toBe(path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil.example",
  "/a\\..\\..\\evil",
  "/a\r\nset-cookie: a=b",
  "",
  null,
  undefined,
  `/${"x".repeat(2_048)}`,
])("%j leads nowhere", (text) => {
  expect(pathHere(text)).toBeNull();
});
