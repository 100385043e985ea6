import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test("long German names of frames break at their joints, and nowhere else", () => {
  const { hyphenated } = wordsOf("de-DE");
  expect(hyphenated("Schattenfugenrahmen für Leinwand")).toBe("Schatten\u00adfugen\u00adrahmen für Leinwand");
  expect(hyphenated("Rahmen, Eiche natur")).toBe("Rahmen, Eiche natur");
  expect(wordsOf("en-US").hyphenated("Floater frame")).toBe("Floater frame");
});
