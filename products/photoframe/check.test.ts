import { describe, expect, test } from "vitest";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { check } from "./check.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { quote } from "./quote.ts";

const reasons = (configuration: PhotoFrameConfiguration) =>
  check(configuration, demoRelease).map(({ field, reason }) => `${field}: ${reason}`);

const optionsOf = (optionTypes: Record<string, string>) => ({ optionTypes });

describe("possible (core document, section 3, formats)", () => {
  test.each([
    picture("poster 10x10"),
    picture("leinwand 120x80"),
    picture("leinwand 200x140"),
    picture("leinwand 140x200"),
    picture("poster 100x10"),
    picture("poster 29.7x42"),
    picture("poster 84.1x118.9"),
    picture("aludibond 60x40", optionsOf({ print: "direct", alu: "brushed" })),
    picture("backlitfolie 40x30", optionsOf({ backlit: "led" })),
    picture("forexplatte 20x20", optionsOf({ hanging: "rail" })),
    picture("poster 60x40", { frameType: "kunststoffrahmen-white", ...whiteMat, optionTypes: { glass: "museum" } }),
    picture("poster 114x84", { frameType: "holzrahmen-slim-white", ...whiteMat }),
    picture("hahnemuehle 30x20", { frameType: "fotorahmen-wood" }),
    picture("leinwand 60x40", { frameType: "floater-black", optionTypes: { edge: "mirrored", stretcher: "38" } }),
    picture("leinwand 60x40", optionsOf({ edge: "coloured", "edge-colour": "1b1a18" })),
    picture("none 60x40", { frameType: "artbox-black" }),
    picture("none 60x40", { frameType: "alurahmen-round-gold", ...whiteMat }),
  ])("$materialType $format.width x $format.height $frameType $optionTypes", (configuration) => {
    expect(reasons(configuration)).toEqual([]);
  });

  test("are half inches, in the millimetres they are stored in", () => {
    expect(reasons(picture("poster 21.6x30.5"))).toEqual([]);
    expect(reasons(picture("poster 21.7x30.5"))).toEqual(["format: format-step"]);
  });
});

describe("impossible, each for a named reason", () => {
  const framed = (frameType: string, more: Partial<PhotoFrameConfiguration> = {}) => ({ frameType, ...more });
  test.each<[PhotoFrameConfiguration, string]>([
    [picture("marmor 60x40"), "materialType: material-unknown"],
    [picture("none 60x40"), "materialType: nothing-chosen"],
    [picture("poster 9x10"), "format: format-too-small"],
    [picture("fototapete 100x40"), "format: format-too-small"],
    [picture("leinwand 201x140"), "format: format-too-large"],
    [picture("leinwand 150x150"), "format: format-too-large"],
    [picture("poster 101x10"), "format: format-too-long"],
    [picture("poster 60.1x40"), "format: format-step"],
    [picture("none 9x10", framed("artbox-black")), "format: format-too-small"],
    [picture("poster 60x40", framed("holzrahmen")), "frameType: frame-unknown"],
    [picture("leinwand 60x40", framed("holzrahmen-slim-white")), "frameType: frame-not-for-material"],
    [picture("poster 60x40", framed("schattenfuge-platte-oak")), "frameType: frame-not-for-material"],
    [picture("echtglas 60x40", framed("artbox-black")), "frameType: frame-not-for-material"],
    [picture("poster 121x80", framed("holzrahmen-slim-white")), "frameType: frame-too-large"],
    [picture("poster 115x84", framed("holzrahmen-slim-white", whiteMat)), "frameType: frame-too-large"],
    [picture("gallerybond 180x121"), "format: format-too-large"],
    [picture("aludibond 181x120", framed("schattenfuge-platte-oak")), "frameType: frame-too-large"],
    [picture("poster 60x40", framed("fotorahmen-wood")), "frameType: frame-not-in-size"],
    [picture("poster 60x40", whiteMat), "matType: mat-without-frame"],
    [picture("leinwand 60x40", framed("artbox-black", whiteMat)), "matType: mat-needs-glass"],
    [picture("aludibond 60x40", framed("alurahmen-round-black", whiteMat)), "matType: mat-needs-glass"],
    [
      picture("poster 60x40", { frameType: "holzrahmen-slim-white", matSize: 30, matType: "mat-none" }),
      "matType: mat-incomplete",
    ],
    [
      picture("poster 60x40", { frameType: "holzrahmen-slim-white", matSize: 0, matType: "mat-weiss" }),
      "matType: mat-incomplete",
    ],
    [
      picture("poster 60x40", { frameType: "holzrahmen-slim-white", matSize: 40, matType: "mat-weiss" }),
      "matSize: mat-unknown",
    ],
    [
      picture("poster 60x40", { frameType: "holzrahmen-slim-white", matSize: 30, matType: "mat-rot" }),
      "matType: mat-unknown",
    ],
    [picture("poster 60x40", optionsOf({ drilling: "none" })), "optionTypes.drilling: option-not-for-material"],
    [picture("poster 60x40", optionsOf({ gold: "yes" })), "optionTypes.gold: option-unknown"],
    [picture("poster 60x40", optionsOf({ lamination: "golden" })), "optionTypes.lamination: option-unknown"],
    [picture("poster 60x40", optionsOf({ glass: "plain" })), "optionTypes.glass: option-needs-glass"],
    [picture("forexplatte 60x40", optionsOf({ print: "fineart-matte" })), "optionTypes.print: option-not-for-material"],
    [
      picture("acrylglas 60x40", optionsOf({ print: "fineart-hahnemuehle" })),
      "optionTypes.print: option-not-for-material",
    ],
    [
      picture("aludibond 60x40", optionsOf({ print: "fineart-matte", alu: "brushed" })),
      "optionTypes.alu: option-needs",
    ],
    [
      picture("poster 60x40", framed("holzrahmen-slim-white", optionsOf({ lamination: "glossy" }))),
      "optionTypes.lamination: option-not-under-glass",
    ],
    [
      picture("acrylglas 60x40", framed("schattenfuge-platte-oak", optionsOf({ drilling: "corners" }))),
      "optionTypes.drilling: option-not-in-frame",
    ],
    [
      picture("aludibond 60x40", framed("alurahmen-round-black", optionsOf({ glass: "museum" }))),
      "optionTypes.glass: option-not-in-frame",
    ],
    [
      picture("poster 30x20", framed("fotorahmen-wood", optionsOf({ glass: "museum" }))),
      "optionTypes.glass: option-not-in-frame",
    ],
    [picture("backlitfolie 39x30", optionsOf({ backlit: "led" })), "optionTypes.backlit: option-too-small"],
    [picture("acrylglas 30x19", optionsOf({ hanging: "rail" })), "optionTypes.hanging: option-too-small"],
    [picture("leinwand 121x80", optionsOf({ stretcher: "25" })), "optionTypes.stretcher: option-too-large"],
    [
      picture("leinwand 60x40", optionsOf({ edge: "folded", "edge-colour": "1b1a18" })),
      "optionTypes.edge-colour: option-needs",
    ],
    [picture("poster 60x40", optionsOf({ "edge-colour": "1b1a18" })), "optionTypes.edge-colour: option-needs"],
    [picture("leinwand 60x40", optionsOf({ "edge-colour": "red" })), "optionTypes.edge-colour: option-unknown"],
  ])("%j", (configuration, reason) => {
    expect(reasons(configuration)).toEqual([reason]);
    const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
    expect(quote(configuration, demoRelease, terms)).toEqual({ ok: false, error: check(configuration, demoRelease) });
  });

  test("names that objects are born with are unknown options, too", () => {
    const options = JSON.parse('{"__proto__x":"a","constructor":"b","toString":"c"}') as Record<string, string>;
    expect(reasons(picture("poster 60x40", { optionTypes: options }))).toEqual([
      "optionTypes.__proto__x: option-unknown",
      "optionTypes.constructor: option-unknown",
      "optionTypes.toString: option-unknown",
    ]);
    expect(reasons(picture("constructor 60x40"))).toEqual(["materialType: material-unknown"]);
  });
});

describe("a refusal", () => {
  test("says what would be possible", () => {
    expect(check(picture("leinwand 201x140"), demoRelease)[0]?.params).toEqual({
      material: { key: "mat.leinwand" },
      max: { width: 2000, height: 1400 },
    });
    const tooLarge = picture("poster 115x84", { frameType: "holzrahmen-slim-white", ...whiteMat });
    expect(check(tooLarge, demoRelease)[0]?.params).toMatchObject({
      outer: { width: 1210, height: 900 },
      max: { width: 1200, height: 900 },
    });
    const thin = picture("leinwand 121x80", { optionTypes: { stretcher: "25" } });
    expect(check(thin, demoRelease)[0]?.params).toMatchObject({ max: { mm: 1200 } });
  });

  test("comes with all the others at once", () => {
    const wrong = picture("poster 60.1x40", {
      frameType: "artbox-black",
      ...whiteMat,
      optionTypes: { drilling: "corners" },
    });
    expect(reasons(wrong)).toEqual([
      "format: format-step",
      "frameType: frame-not-for-material",
      "matType: mat-needs-glass",
      "optionTypes.drilling: option-not-for-material",
    ]);
  });
});
