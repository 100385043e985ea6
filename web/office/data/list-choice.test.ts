import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceAddress, readChoice } from "./list-choice.ts";

const states = ["open", "paid", "all"] as const;
const read = (query: string) => readChoice(new URLSearchParams(query), [...states]);

test("nothing said is the first tab, nothing searched, the first page", () => {
  expect(read("")).toEqual({ state: "open", search: "", page: 1 });
  expect(choiceAddress("/office", { state: "open", search: "", page: 1 }, [...states])).toBe("/office");
});

test("what an address says and a list cannot show falls back", () => {
  for (const query of ["state=eaten", "page=0", "page=-2", "page=1.5", "page=1e9", "page=x", "search=%20%20"]) {
    expect(read(query), query).toEqual({ state: "open", search: "", page: 1 });
  }
  expect(read(`search=${"a".repeat(500)}`).search).toHaveLength(100);
});

describe("an address", () => {
  test("shows the choice it was made of", () => {
    const choices = fc.record({
      state: fc.constantFrom(...states),
      search: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        const { searchParams } = new URL(choiceAddress("/office", choice, [...states]), "http://shop.example");
        expect(readChoice(searchParams, [...states])).toEqual(choice);
      }),
    );
  });
});
