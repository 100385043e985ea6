import { expect, it } from "vitest";
import { groundColours } from "./ground-colours.ts";

it("takes colours that can be read", () => {
  expect(groundColours("#1F3FD6", "#ffffff")).toEqual({ background: "#1f3fd6", text: "#ffffff" });
  expect(groundColours("#13b", "#fff")).toEqual({ background: "#1133bb", text: "#ffffff" });
  expect(groundColours("#ffffff", "#767676")).not.toBeNull();
});

it.each([
  ["#ffffff", "#777777"],
  ["#1f3fd6", "#1f3fd6"],
  ["red", "#ffffff"],
  ["#ffff", "#000000"],
  ["", ""],
  ["#000000;background:url(//else.example)", "#ffffff"],
])("%s with %s are none", (background, text) => {
  expect(groundColours(background, text)).toBeNull();
});
