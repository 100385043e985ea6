import { expect, test } from "vitest";
import { mostOfSlug, slugOf, slugShape } from "./slug.ts";

test.each([
  ["Größe & Papier: was passt?", "groesse-und-papier-was-passt"],
  ["  Über uns ", "ueber-uns"],
  ["Ça va déjà été", "ca-va-deja-ete"],
  ["Straßenkarten 2026", "strassenkarten-2026"],
  ["GRÖSSE", "groesse"],
  ["--x--", "x"],
])("%j suggests %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug).toMatch(slugShape);
});

test("a name without letters of ours suggests nothing, and a long one no more than may be", () => {
  expect(slugOf("日本")).toBe("");
  expect(slugOf("a".repeat(300))).toHaveLength(mostOfSlug);
  expect(slugOf(`${"a".repeat(mostOfSlug - 1)} b`)).toBe("a".repeat(mostOfSlug - 1));
});

test.each(["", "-a", "Über", "a b", "a/b", "a.b", "../x"])("%j is no part of an address", (slug) => {
  expect(slug).not.toMatch(slugShape);
});
