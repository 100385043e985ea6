import { expect, test } from "vitest";
import { bounds } from "../../../../design/bounds.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { words } from "../../../../design/text/testing/texts.ts";
import { isWritten } from "../../../../design/written-text.ts";
import { cleaned, endOfChange, mostLetters } from "./written.ts";

test.each([
  ["a\tb", "a b"],
  ["a\r\nb\rc", "a\nb\nc"],
  ["a\u0000b\u001b", "ab"],
  ["a\ud83d", "a"],
  ["Grüße 🙂\n", "Grüße 🙂\n"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleaned(typed)).toBe(kept);
  expect(isWritten(cleaned(typed))).toBe(true);
});

const documentWith = (...texts: string[]): DesignDocument => ({
  schema: 2,
  kind: "coaster",
  configuration: {},
  title: "",
  photos: [],
  surfaces: [
    {
      id: "front",
      role: "front",
      background: null,
      copies: 1,
      turned: false,
      elements: texts.map((text, index) => words({ id: `t${index}`, text })),
    },
  ],
});

test("one text may have its own bound, and less where the design is nearly full", () => {
  expect(mostLetters(documentWith("abc", "de"), { id: "t0" })).toBe(bounds.text);
  const full = Array.from({ length: 15 }, () => "x".repeat(19_990));
  expect(mostLetters(documentWith("abc", ...full), { id: "t0" })).toBe(150);
});

test.each([
  ["Hallo Welt", "Hallo schöne Welt", 13],
  ["Hallo schöne Welt", "Hallo Welt", 6],
  ["aa", "aaa", 3],
  ["", "neu", 3],
  ["weg", "", 0],
])("from %j to %j the change ends at %i", (before, after, at) => expect(endOfChange(before, after)).toBe(at));
