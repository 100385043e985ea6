import { expect, test } from "vitest";
import { envelopeSizeClass } from "./envelope-size.ts";
import { cardOrientation } from "./orientation.ts";

test.each([
  ["162x114", "c6"],
  ["114x162", "c6"],
  ["176x125", "b6"],
  ["220x110", "din-long"],
  ["155x155", "other"],
  ["229x162", "other"],
  ["163x114", "other"],
])("an envelope of %s mm is of the class %s (specification section 3, card designer)", (text, expected) => {
  const [width = 0, height = 0] = text.split("x").map(Number);
  expect(envelopeSizeClass({ width, height })).toBe(expected);
});

test.each([
  [148, 105, "landscape"],
  [105, 148, "portrait"],
  [145, 145, "square"],
  [147, 145, "square"],
  [145, 147, "square"],
  [148, 145, "landscape"],
  [145, 148, "portrait"],
] as const)("a card of %i x %i mm is %s (specification section 3, formats)", (width, height, expected) => {
  expect(cardOrientation({ width, height })).toBe(expected);
});
