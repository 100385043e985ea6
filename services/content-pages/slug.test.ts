import { expect, it } from "vitest";
import { isSaneSlug } from "./slug.ts";

it.each(["ratgeber", "ratgeber/papier", "Public_container-2/a"])("%j is a slug", (slug) => {
  expect(isSaneSlug(slug)).toBe(true);
});

it.each([
  "",
  "..",
  "a/../b",
  "a//b",
  "/a",
  "a/",
  "a.php",
  "%2e%2e",
  "a%20b",
  "a b",
  "🎉",
  "ä",
  "a\\b",
  "a?b",
  "a\u0000",
  "x".repeat(2_000),
])("%j is none and is not looked up", (slug) => {
  expect(isSaneSlug(slug)).toBe(false);
});
