import { expect, test } from "vitest";
import { exactLength } from "./exact-length.ts";

test("edges and mats are written in millimetres, in the United States in decimal inches", () => {
  expect([exactLength(12, "de-CH", 2), exactLength(12, "en-GB", 2)]).toEqual(["12\u00a0mm", "12\u00a0mm"]);
  expect([exactLength(12, "en-US", 2), exactLength(50, "en-US", 1)]).toEqual(["0.47\u00a0in", "2.0\u00a0in"]);
});
