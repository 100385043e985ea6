import { expect, test } from "vitest";
import { colourName } from "./colour-name.ts";

test.each([
  ["#000000", "black", "plain"],
  ["#1b1a18", "grey", "dark"],
  ["#56524b", "grey", "plain"],
  ["#ffffff", "white", "plain"],
  ["#1e4d6b", "blue", "dark"],
  ["#a8442a", "red", "plain"],
  ["#6b3f1d", "brown", "plain"],
  ["#e9a83f", "orange", "plain"],
  ["#f2c6cf", "red", "light"],
  ["#24402f", "green", "dark"],
] as const)("%s is called %s, %s", (colour, hue, tone) => expect(colourName(colour)).toEqual({ hue, tone }));
