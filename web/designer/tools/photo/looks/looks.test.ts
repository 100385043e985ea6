import { expect, test } from "vitest";
import { noEffect } from "../../../../../design/photo-effect.ts";
import { lookNames, lookOf, looks } from "./looks.ts";

test("every look is known again", () => {
  expect(lookNames.map((name) => lookOf(looks[name]))).toEqual(lookNames);
});

test("a toned photo keeps its look when its light changes, another one has a look of its own", () => {
  expect(lookOf({ ...looks.sepia, light: 30 })).toBe("sepia");
  expect(lookOf({ ...noEffect, light: 30 })).toBeNull();
});
