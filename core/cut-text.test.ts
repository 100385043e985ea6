import { expect, test } from "vitest";
import { cut } from "./cut-text.ts";

test("a sign of two units at the end is whole or not there", () => {
  expect(cut("Liebe 🎄 Oma", 8)).toBe("Liebe 🎄");
  expect(cut("Liebe 🎄 Oma", 7)).toBe("Liebe ");
  expect(cut("Liebe", 99)).toBe("Liebe");
  // What came in halves already stays readable.
  expect(cut("a\ud83cb🎄", 4).isWellFormed()).toBe(true);
});
