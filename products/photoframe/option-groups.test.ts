import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";

const british = translator(demoVocabulary, "en-GB", (key) => expect.fail(key));

describe("option groups of wall pictures (chrome specification, section 3)", () => {
  test.each([
    ["drilling", "acrylglas aludibond forexplatte gallerybond", ["none: None", "corners: At the corners"]],
    [
      "print",
      "acrylglas aludibond forexplatte",
      [
        "direct: Direct print",
        "fineart-glossy: Fine art, gloss",
        "fineart-matte: Fine art, matt",
        "fineart-hahnemuehle: Fine art on Hahnemühle",
      ],
    ],
    ["alu", "aludibond", ["standard: Standard", "brushed: Brushed"]],
    ["backlit", "backlitfolie", ["none: None", "led: LED frame"]],
    ["milling", "forexplatte fraesbild", ["none: None", "lines: Lines", "dots: Dots"]],
    ["hm", "hahnemuehle", ["standard: Standard", "cotton: Matt smooth cotton"]],
    [
      "film",
      "klebefolie",
      ["normal: Normal", "transparent: Transparent", "mirrored: Transparent mirrored", "white: White"],
    ],
    ["stretcher", "leinwand", ["25: 2.5\u00a0cm", "38: 3.8\u00a0cm"]],
    ["edge", "leinwand", ["coloured: Coloured edge", "mirrored: Mirrored", "folded: Folded"]],
    ["lamination", "poster", ["none: None", "glossy: Gloss", "matte: Matt"]],
    ["poster", "poster", ["std: Standard", "silk: Silk", "eco: Eco paper"]],
    ["eyelets", "pvcplane", ["none: None", "simple: With eyelets"]],
  ])("%s is for %s", (key, materials, values) => {
    const group = demoRelease.optionGroups.find((one) => one.key === key) ?? expect.fail(key);
    expect(group.materials.toSorted().join(" ")).toBe(materials);
    expect(group.values.map((value) => `${value.key}: ${british(value.label)}`)).toEqual(values);
  });
});
