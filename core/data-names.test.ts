import { expect, test } from "vitest";
import { namesAt } from "./data-names.ts";

test("names are those of the rows, each once, with their labels", () => {
  const data = {
    cards: [
      { key: "a6", label: "card.a6" },
      { key: "b6", label: "card.b6" },
    ],
    books: [{ printing: "digital" }, { printing: "digital" }],
  };
  expect(namesAt(data, ["cards.key", "books.printing", "=mixed"])).toEqual([
    { name: "a6", label: "card.a6" },
    { name: "b6", label: "card.b6" },
    { name: "digital", label: null },
    { name: "mixed", label: null },
  ]);
  expect(namesAt(data, ["frames.types.key"])).toEqual([]);
});
