import { expect, test } from "vitest";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import { openCase } from "./case.ts";
import { withoutHanger } from "./without-hanger.ts";

test.each([
  ["aludibond 60x40", {}, true],
  ["echtglas 60x40", {}, true],
  ["aludibond 60x40", { optionTypes: { hanging: "rail" } }, false],
  ["aludibond 60x40", { optionTypes: { drilling: "corners" } }, false],
  ["leinwand 60x40", {}, false],
  ["poster 60x40", {}, false],
] as const)("%s with %o hangs by nothing: %s", (what, more, expected) => {
  expect(withoutHanger(openCase(picture(what, more), demoRelease))).toBe(expected);
});

test("a framed board hangs by its frame", () => {
  const framed = picture("aludibond 60x40", { frameType: "schattenfuge-platte-black" });
  expect(withoutHanger(openCase(framed, demoRelease))).toBe(false);
});
