import { expect, test } from "vitest";
import { nudgeOf } from "./nudge.ts";

const plain = { shiftKey: false, ctrlKey: false };

test.each([
  ["ArrowLeft", plain, { move: { x: -1000, y: 0 } }],
  ["ArrowDown", { ...plain, shiftKey: true }, { move: { x: 0, y: 10_000 } }],
  ["ArrowUp", { ...plain, ctrlKey: true }, { move: { x: 0, y: -100 } }],
  ["+", { ...plain, shiftKey: true }, { zoom: 1.02 }],
  ["-", plain, { zoom: 1 / 1.02 }],
  ["+", { ...plain, ctrlKey: true }, null],
  ["a", plain, null],
])("%s", (key, keys, expected) => {
  expect(nudgeOf({ key, ...keys })).toEqual(expected);
});
