import { expect, test } from "vitest";
import { mirrored } from "./mirrored.ts";

test("mirrored twice the same way is as before, both ways is both", () => {
  for (const mirror of ["none", "across", "down", "both"] as const)
    for (const way of ["across", "down"] as const) expect(mirrored(mirrored(mirror, way), way)).toBe(mirror);
  expect(mirrored("across", "down")).toBe("both");
  expect(mirrored("none", "across")).toBe("across");
});
