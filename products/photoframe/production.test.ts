import { describe, expect, test } from "vitest";
import { sentAs } from "../../core/pieces.fixture.ts";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { production } from "./production.ts";

const facts = (...of: Parameters<typeof picture>) => production(picture(...of), demoRelease);

describe("production", () => {
  test("takes the material's days, a frame one more", () => {
    expect(facts("poster 60x40").productionDays).toBe(1);
    expect(facts("gallerybond 60x40").productionDays).toBe(4);
    expect(facts("poster 60x40", { frameType: "holzrahmen-slim-white" }).productionDays).toBe(2);
    expect(facts("none 60x40", { frameType: "holzrahmen-slim-white" }).productionDays).toBe(1);
  });

  test("weighs material, moulding, glass, back and mat", () => {
    expect(facts("leinwand 75x50").weightGrams).toBe(600);
    expect(facts("aludibond 100x100").weightGrams).toBe(3700);
    // 48 g paper, 2 m of 220 g moulding, 0.24 m² of 5 kg glass and 1.8 kg back.
    expect(facts("poster 60x40", { frameType: "holzrahmen-slim-white" }).weightGrams).toBe(48 + 440 + 1200 + 432);
    const outer = 0.66 * 0.46;
    const matted = facts("poster 60x40", { frameType: "holzrahmen-slim-white", ...whiteMat }).weightGrams;
    expect(matted).toBe(Math.ceil(48 + 220 * 2.24 + outer * (5000 + 1800 + 800)));
    const acrylic = { frameType: "holzrahmen-slim-white", optionTypes: { glass: "museum-acrylic" } };
    expect(facts("poster 60x40", acrylic).weightGrams).toBe(48 + 440 + 576 + 432);
  });

  test("gives back money for frames without a picture in a stock size, not for own sizes", () => {
    expect(facts("none 30x20", { frameType: "fotorahmen-wood" }).withdrawalRight).toBe(true);
    expect(facts("none 30x20", { frameType: "holzrahmen-slim-white" }).withdrawalRight).toBe(true);
    expect(facts("none 20x30", { frameType: "holzrahmen-slim-white", ...whiteMat }).withdrawalRight).toBe(true);
    expect(facts("none 31x20", { frameType: "holzrahmen-slim-white" }).withdrawalRight).toBe(false);
    expect(facts("poster 30x20", { frameType: "fotorahmen-wood" }).withdrawalRight).toBe(false);
    expect(facts("poster 30x20").withdrawalRight).toBe(false);
    expect(facts("poster 30x20").taxClass).toBe("printed-standard");
  });
});

describe("the parcel", () => {
  test.each([
    ["poster 30x20", [340, 240, 11], "letter"],
    ["poster 40x30", [440, 340, 11], "parcel"],
    ["poster 45x30", [340, 100, 100], "parcel"],
    ["poster 116x116", [1200, 100, 100], "parcel"],
    ["poster 150x150", [1540, 100, 100], "bulky"],
    ["leinwand 60x40", [640, 440, 65], "parcel"],
    ["leinwand 90x60", [940, 640, 65], "xl"],
    ["leinwand 120x80", [1240, 840, 65], "bulky"],
    ["aludibond 60x40", [640, 440, 43], "parcel"],
    ["pvcplane 500x300", [1200, 150, 150], "parcel"],
    ["fototapete 400x260", [540, 150, 150], "parcel"],
  ] as const)("of %s is %j mm, a %s", (text, packed, shippingClass) => {
    expect(sentAs(facts(text))).toEqual({ packed, shippingClass });
  });

  test("of a framed poster is a box around the frame", () => {
    const framed = facts("poster 60x40", { frameType: "holzrahmen-slim-white", ...whiteMat });
    const packed = [600 + 60 + 30 + 40, 400 + 60 + 30 + 40, 22 + 40];
    expect(sentAs(framed)).toEqual({ packed, shippingClass: "parcel" });
  });

  test("of a tray frame is as deep as the canvas asks", () => {
    const deep = { frameType: "schattenfuge-leinwand-oak", optionTypes: { stretcher: "38" } };
    expect(sentAs(facts("leinwand 60x40", deep)).packed[2]).toBe(46 + 40);
    const usual = facts("leinwand 60x40", { frameType: "schattenfuge-leinwand-oak" });
    expect(sentAs(usual).packed[2]).toBe(33 + 40);
  });
});

describe("the ticket", () => {
  test("of a large canvas names stretcher, sheet, edge and cross bar", () => {
    const { ticket } = facts("leinwand 130x90", { optionTypes: { edge: "mirrored" } });
    expect(ticket).toMatchObject({
      format: { width: 1300, height: 900 },
      material: { key: "leinwand", thickness: 38, printedFromBehind: false },
      options: { stretcher: "38", edge: "mirrored" },
      canvas: { edge: "mirrored", depth: 38, sheet: 53, crossBar: true },
      frame: null,
      mat: null,
      eyelets: 0,
    });
    expect(facts("leinwand 100x70").ticket).toMatchObject({
      canvas: { crossBar: false, colour: "#ffffff", colourName: "colour.white" },
    });
  });

  test("tells the press about acrylic, and the framer about frame, glass and mat", () => {
    expect(facts("acrylglas 60x40").ticket).toMatchObject({ material: { printedFromBehind: true }, canvas: null });
    const framed = facts("poster 60x40", { frameType: "holzrahmen-slim-white", ...whiteMat });
    expect(framed.ticket).toMatchObject({
      options: { glass: "plain" },
      frame: { family: "holzrahmen-slim", finish: "white", readyMade: false, outside: { width: 690, height: 490 } },
      mat: { size: 30, type: "mat-weiss" },
    });
    expect(facts("pvcplane 120x80", { optionTypes: { eyelets: "simple" } }).ticket).toMatchObject({ eyelets: 10 });
  });
});
