import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedChoice, choiceAddress, isId, type ListChoice, readChoice } from "./list-choice.ts";

const states = ["open", "paid", "all"] as const;
const filters = { folder: isId, kind: (text: string) => text === "image" || text === "file" };
const read = (query: string) => readChoice(new URLSearchParams(query), [...states], filters);
const nothing: ListChoice = { state: "open", search: "", filters: {}, page: 1 };

test("nothing said is the first tab, nothing searched, no filter, the first page", () => {
  expect(read("")).toEqual(nothing);
  expect(choiceAddress("/office", nothing, [...states])).toBe("/office");
});

test("what an address says and a list cannot show falls back", () => {
  const pages = ["page=0", "page=-2", "page=1.5", "page=1e9", "page=x"];
  for (const query of [
    ...pages,
    "state=eaten",
    "search=%20%20",
    "folder=x",
    "folder=0",
    "folder=",
    "kind=cake",
    "a=b",
  ]) {
    expect(read(query), query).toEqual(nothing);
  }
  expect(read(`search=${"a".repeat(500)}`).search).toHaveLength(100);
});

test("another tab, search or filter begins at the first page, another page keeps them all", () => {
  const choice = { state: "paid", search: "papier", filters: { folder: "12", kind: "image" }, page: 4 };
  expect(changedChoice(choice, { page: 5 })).toEqual({ ...choice, page: 5 });
  expect(changedChoice(choice, {})).toEqual(choice);
  expect(changedChoice(choice, { state: "all" })).toEqual({ ...choice, state: "all", page: 1 });
  expect(changedChoice(choice, { search: "" })).toEqual({ ...choice, search: "", page: 1 });
  expect(changedChoice(choice, { filters: { folder: "" } })).toEqual({
    ...choice,
    filters: { kind: "image" },
    page: 1,
  });
});

describe("an address", () => {
  test("shows the choice it was made of", () => {
    const choices = fc.record({
      state: fc.constantFrom(...states),
      search: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.trim()),
      filters: fc.record(
        { folder: fc.integer({ min: 1, max: 999_999 }).map(String), kind: fc.constantFrom("image", "file") },
        { requiredKeys: [], noNullPrototype: true },
      ),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        const { searchParams } = new URL(choiceAddress("/office", choice, [...states]), "http://shop.example");
        expect(readChoice(searchParams, [...states], filters)).toEqual(choice);
      }),
    );
  });
});
