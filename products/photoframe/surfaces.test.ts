import { describe, expect, test } from "vitest";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { allSides } from "../../design/layout.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { surfaces } from "./surfaces.ts";

function front(configuration: PhotoFrameConfiguration) {
  const [layout, ...others] = surfaces({ configuration }, demoRelease);
  expect(others).toEqual([]);
  if (!layout) throw new Error("no layout");
  return layout;
}

const zone = (configuration: PhotoFrameConfiguration, kind: string) =>
  front(configuration).zones.filter((one) => one.kind === kind);

describe("a flat picture", () => {
  test("is trimmed to its format and runs three millimetres into the bleed", () => {
    expect(front(picture("poster 60x40"))).toMatchObject({
      surface: "front",
      trim: { width: 600_000, height: 400_000 },
      bleed: allSides(3000),
      edge: { kind: "bleed" },
      zones: [{ kind: "safe", by: "safe", area: { x: 5000, y: 5000, width: 590_000, height: 390_000 } }],
    });
  });

  test.each([
    ["aludibond 100x70", 3000],
    ["aludibond 70x100", 3000],
    ["aludibond 101x70", 5000],
    ["aludibond 100x71", 5000],
    ["poster 300x150", 3000],
    ["fototapete 300x250", 50_000],
    ["pvcplane 100x100", 50_000],
  ])("%s has a bleed of %i µm", (text, bleed) => {
    expect(front(picture(text)).bleed).toEqual(allSides(bleed));
  });

  test.each([
    ["poster 59.4x42", 200, 50],
    ["poster 60x42", 150, 40],
    ["aludibond 42x59.4", 200, 50],
    ["leinwand 20x20", 120, 36],
    ["leinwand 200x140", 120, 36],
    ["backlitfolie 100x100", 150, 40],
    ["backlitfolie 101x100", 100, 20],
    ["fototapete 300x250", 100, 20],
  ])("%s is good at %i dpi and refused below %i", (text, good, refuseBelow) => {
    expect(front(picture(text)).resolution).toMatchObject({ good, refuseBelow });
  });
});

describe("a canvas 60 x 40 cm", () => {
  const canvas = (optionTypes: Record<string, string>) => front(picture("leinwand 60x40", { optionTypes }));

  test("runs round a 25 mm stretcher and 15 mm onto its back", () => {
    expect(canvas({ stretcher: "25", edge: "folded" })).toMatchObject({
      trim: { width: 600_000, height: 400_000 },
      bleed: allSides(40_000),
      edge: { kind: "folded", wrap: 25_000 },
    });
  });

  test("needs more for the 38 mm stretcher", () => {
    expect(canvas({ stretcher: "38", edge: "mirrored" })).toMatchObject({
      bleed: allSides(53_000),
      edge: { kind: "mirrored", wrap: 38_000 },
    });
  });

  test("has a coloured edge, white unless chosen, that overlaps the front by two millimetres", () => {
    expect(canvas({}).edge).toEqual({ kind: "coloured", wrap: 25_000, colour: "#ffffff", overlap: 2000 });
    expect(canvas({ edge: "coloured", "edge-colour": "1b1a18" }).edge).toMatchObject({ colour: "#1b1a18" });
  });

  test("keeps ten millimetres of the front safe, in a tray frame too", () => {
    const area = { x: 10_000, y: 10_000, width: 580_000, height: 380_000 };
    expect(zone(picture("leinwand 60x40"), "safe")[0]?.area).toEqual(area);
    const framed = picture("leinwand 60x40", { frameType: "schattenfuge-leinwand-oak" });
    expect(zone(framed, "safe")[0]?.area).toEqual(area);
    expect(zone(framed, "covered")).toEqual([]);
  });

  test("over 120 cm has the deep edge", () => {
    expect(front(picture("leinwand 130x50")).bleed).toEqual(allSides(53_000));
  });
});

describe("what is hidden", () => {
  const framed = (frameType: string, more: Partial<PhotoFrameConfiguration> = {}) =>
    picture("poster 60x40", { frameType, ...more });

  test("is what the rebate covers, by family", () => {
    expect(zone(framed("holzrahmen-slim-white"), "covered")).toEqual([
      { kind: "covered", by: "frame", area: { x: 5000, y: 5000, width: 590_000, height: 390_000 } },
    ]);
    expect(zone(framed("holzrahmen-wide-white"), "covered")[0]?.area.x).toBe(6000);
    expect(zone(framed("alurahmen-round-black"), "covered")[0]?.area.x).toBe(4000);
  });

  test("is five millimetres a side under a mat, whatever the frame", () => {
    const covered = { kind: "covered", by: "mat", area: { x: 5000, y: 5000, width: 590_000, height: 390_000 } };
    expect(zone(framed("holzrahmen-wide-white", whiteMat), "covered")).toEqual([covered]);
    expect(front(framed("holzrahmen-wide-white", whiteMat)).trim).toEqual({ width: 600_000, height: 400_000 });
  });

  test("moves the safe area inwards: at least 8 mm from the trim and 3 mm from the cover", () => {
    expect(zone(framed("alurahmen-round-black"), "safe")[0]?.area.x).toBe(8000);
    expect(zone(framed("holzrahmen-wide-white"), "safe")[0]?.area.x).toBe(9000);
  });

  test("is nothing in a shadow gap", () => {
    expect(zone(picture("aludibond 60x40", { frameType: "schattenfuge-platte-oak" }), "covered")).toEqual([]);
  });
});

describe("holes", () => {
  test("of corner drilling are four of 8 mm, 15 mm from both edges", () => {
    const holes = zone(picture("acrylglas 60x40", { optionTypes: { drilling: "corners" } }), "cut");
    expect(holes.map(({ by, area }) => [by, area.x, area.y, area.width])).toEqual([
      ["drilling", 11_000, 11_000, 8000],
      ["drilling", 11_000, 381_000, 8000],
      ["drilling", 581_000, 11_000, 8000],
      ["drilling", 581_000, 381_000, 8000],
    ]);
    expect(zone(picture("acrylglas 60x40"), "cut")).toEqual([]);
  });

  test.each([
    ["100x100", 8],
    ["120x80", 10],
    ["50x50", 4],
    ["500x300", 32],
  ])("of a banner of %s cm are %i eyelets, each counted once", (size, count) => {
    const holes = zone(picture(`pvcplane ${size}`, { optionTypes: { eyelets: "simple" } }), "cut");
    expect(new Set(holes.map(({ area }) => `${area.x},${area.y}`)).size).toBe(count);
    expect(holes).toHaveLength(count);
  });
});

test("a frame without picture has nothing to print", () => {
  expect(surfaces({ configuration: picture("none 60x40", { frameType: "artbox-black" }) }, demoRelease)).toEqual([]);
});
