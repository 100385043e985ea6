import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const names = ["materialType", "formatType", "matType", "matSize", "amount"];

test.each([
  ["formattype", "formatType"],
  ["format_type", "formatType"],
  ["materiaType", "materialType"],
  ["ammount", "amount"],
  ["matsise", "matSize"],
  ["quantity", null],
  ["x", null],
])("%s probably means %s", (written, meant) => {
  expect(nearestName(written, names)).toBe(meant);
});

test("a name of ten thousand letters costs no time and means nothing", () => {
  expect(nearestName("m".repeat(10_000), names)).toBeNull();
});
