import { describe, expect, test } from "vitest";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import type { DesignDocument, PhotoElement, TextElement } from "../../design/document.ts";
import { blankDesign } from "./blank-design.ts";
import { layouts } from "./layouts.ts";
import { reconfigure } from "./reconfigure.ts";

const placement = { fit: "fill", centre: { x: 420_000, y: 610_000 }, zoom: 1_300_000, rotation: 90_000 } as const;

/** A canvas with a cropped, turned photo and a line of text near the lower right corner. */
function touched(): DesignDocument {
  const blank = blankDesign(picture("leinwand 60x40"));
  const photo: PhotoElement = { id: "picture", type: "photo", frame: "surface", photo: "p1", placement };
  const text: TextElement = {
    id: "t1",
    type: "text",
    frame: { x: 400_000, y: 320_000, width: 160_000, height: 40_000 },
    text: "Sylt, 2026",
    font: "newsreader",
    size: 12_000,
    colour: "#1b1a18",
    align: "start",
  };
  return {
    ...blank,
    title: "Dünen",
    photos: [{ id: "p1", name: "duenen.jpg", width: 4000, height: 3000 }],
    surfaces: [{ id: "front", elements: [photo, text] }],
  };
}

describe("a blank design", () => {
  test("has one photo to choose on every surface that is printed", () => {
    const blank = blankDesign(picture("poster 60x40"));
    expect(blank.surfaces.map(({ id }) => id)).toEqual(
      layouts(picture("poster 60x40"), demoRelease).map((one) => one.surface),
    );
    expect(blank.surfaces[0]?.elements).toMatchObject([{ type: "photo", frame: "surface", photo: null }]);
    expect(blank.kind).toBe("photoframe");
  });

  test("of a frame only has no surface", () => {
    expect(blankDesign(picture("none 60x40", { frameType: "artbox-black" })).surfaces).toEqual([]);
  });
});

describe("a new configuration", () => {
  const [photo] = touched().surfaces[0]?.elements ?? [];

  test("keeps photos, crop, title and everything else", () => {
    const acrylic = picture("acrylglas 60x40");
    expect(reconfigure(touched(), acrylic)).toEqual({ ...touched(), configuration: acrylic });
    const turned = reconfigure(touched(), picture("poster 40x60"));
    expect(turned.surfaces[0]?.elements[0]).toEqual(photo);
    expect(turned.photos).toEqual(touched().photos);
  });

  test("scales texts with the picture and keeps them where they were", () => {
    const half = reconfigure(touched(), picture("leinwand 30x20"));
    expect(half.surfaces[0]?.elements[1]).toMatchObject({
      frame: { x: 200_000, y: 160_000, width: 80_000, height: 20_000 },
      size: 6000,
    });
    expect(reconfigure(half, picture("leinwand 60x40")).surfaces).toEqual(touched().surfaces);
  });

  test("that stretches one side only leaves the text its shape", () => {
    const wide = reconfigure(touched(), picture("leinwand 120x40"));
    expect(wide.surfaces[0]?.elements[1]).toMatchObject({
      frame: { x: 880_000, y: 320_000, width: 160_000, height: 40_000 },
      size: 12_000,
    });
  });

  test("without picture keeps the face for a change of mind, and gives one to a frame that gets a picture", () => {
    const frameOnly = picture("none 60x40", { frameType: "artbox-black" });
    expect(reconfigure(touched(), frameOnly).surfaces).toEqual(touched().surfaces);
    expect(reconfigure(blankDesign(frameOnly), picture("leinwand 60x40")).surfaces).toHaveLength(1);
  });

  test("leaves the old design as it was", () => {
    const before = touched();
    reconfigure(before, picture("leinwand 30x20"));
    expect(before).toEqual(touched());
  });
});
