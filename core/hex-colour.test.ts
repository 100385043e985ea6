import { expect, test } from "vitest";
import { hexColour } from "./hex-colour.ts";

test.each([
  ["#fff", "#ffffff"],
  ["#1aB", "#11aabb"],
  ["#1C2D3E", "#1c2d3e"],
  ["fff", null],
  ["#ffff", null],
  ["#ggg", null],
  ["red", null],
  ["#fff;", null],
])("%s is the colour %s", (text, colour) => expect(hexColour(text)).toBe(colour));
