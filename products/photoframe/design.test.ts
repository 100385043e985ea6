import { describe, expect, test } from "vitest";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument, PhotoElement, TextElement } from "../../design/document.ts";
import { together } from "../../design/operation.ts";
import { blankDesign } from "./blank-design.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { files } from "./files.ts";
import { reconfigure } from "./reconfigure.ts";
import { settleDesign } from "./settle-design.ts";
import { surfaces } from "./surfaces.ts";

const placement = { fit: "fill", centre: { x: 420_000, y: 610_000 }, zoom: 1_300_000, rotation: 90_000 } as const;

/** A canvas with a cropped, turned photo and a line of text near the lower right corner. */
function touched(): DesignDocument {
  const blank = blankDesign(picture("leinwand 60x40"));
  const base = { rotation: 0, opacity: 1_000_000 };
  const photo: PhotoElement = { id: "picture", type: "photo", frame: "surface", ...base, photo: "p1", placement };
  const text: TextElement = {
    id: "t1",
    type: "text",
    frame: { x: 400_000, y: 320_000, width: 160_000, height: 40_000 },
    text: "Sylt, 2026",
    font: "newsreader",
    size: 12_000,
    colour: "#1b1a18",
    align: "start",
    ...base,
    language: null,
    hyphenate: false,
    stand: "top",
    leading: 1_000_000,
    tracking: 0,
    fit: "report",
  };
  return {
    ...blank,
    title: "Dünen",
    photos: [{ id: "p1", name: "duenen.jpg", width: 4000, height: 3000 }],
    surfaces: blank.surfaces.map((surface) => ({ ...surface, elements: [photo, text] })),
  };
}

/** The design under a new configuration. */
function reconfigured(design: DesignDocument, configuration: PhotoFrameConfiguration): DesignDocument {
  const applied = apply(design, together(reconfigure(design, configuration)));
  if (!applied.ok) throw new Error(applied.error.reason);
  return applied.value.document;
}

describe("a blank design", () => {
  test("has one photo to choose on every surface that is printed", () => {
    const blank = blankDesign(picture("poster 60x40"));
    expect(blank.surfaces.map(({ id }) => id)).toEqual(
      surfaces({ configuration: picture("poster 60x40") }, demoRelease).map((one) => one.surface),
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
    expect(reconfigured(touched(), acrylic)).toEqual({ ...touched(), configuration: acrylic });
    const turned = reconfigured(touched(), picture("poster 40x60"));
    expect(turned.surfaces[0]?.elements[0]).toEqual(photo);
    expect(turned.photos).toEqual(touched().photos);
  });

  test("scales texts with the picture and keeps them where they were", () => {
    const half = reconfigured(touched(), picture("leinwand 30x20"));
    expect(half.surfaces[0]?.elements[1]).toMatchObject({
      frame: { x: 200_000, y: 160_000, width: 80_000, height: 20_000 },
      size: 6000,
    });
    expect(reconfigured(half, picture("leinwand 60x40")).surfaces).toEqual(touched().surfaces);
  });

  test("that stretches one side only leaves the text its shape", () => {
    const wide = reconfigured(touched(), picture("leinwand 120x40"));
    expect(wide.surfaces[0]?.elements[1]).toMatchObject({
      frame: { x: 880_000, y: 320_000, width: 160_000, height: 40_000 },
      size: 12_000,
    });
  });

  test("without picture keeps the face for a change of mind, and gives one to a frame that gets a picture", () => {
    const frameOnly = picture("none 60x40", { frameType: "artbox-black" });
    expect(reconfigured(touched(), frameOnly).surfaces).toEqual(touched().surfaces);
    expect(reconfigured(blankDesign(frameOnly), picture("leinwand 60x40")).surfaces).toHaveLength(1);
  });

  test("leaves the old design as it was", () => {
    const before = touched();
    reconfigured(before, picture("leinwand 30x20"));
    expect(before).toEqual(touched());
  });

  test("sends what changes and nothing else", () => {
    const steps = reconfigure(touched(), picture("acrylglas 60x40"));
    expect(steps).toEqual([{ type: "setConfiguration", set: { materialType: "acrylglas" } }]);
    expect(reconfigure(touched(), picture("leinwand 60x40"))).toEqual([]);
  });

  test("loses neither photo nor words over four hundred late changes", () => {
    const sizes = ["20x20", "60x40", "30x90", "200x140"];
    const materials = ["leinwand", "poster", "aludibond", "acrylglas", "fototapete"];
    const all = materials.flatMap((material) => sizes.map((size) => picture(`${material} ${size}`)));
    for (const from of all) {
      for (const to of all) {
        const changed = reconfigured(reconfigured(touched(), from), to);
        expect(changed.surfaces[0]?.elements[0]).toEqual(photo);
        expect(changed.surfaces[0]?.elements[1]).toMatchObject({ type: "text", text: "Sylt, 2026" });
      }
    }
    expect(all.length ** 2).toBe(400);
  });
});

describe("what a design costs and what is printed of it", () => {
  test("is settled at all times: one side, one file", () => {
    expect(settleDesign(touched())).toEqual({ configuration: touched().configuration, steps: [] });
    expect(files(touched())).toEqual([
      {
        role: "front",
        partner: "press",
        surfaces: ["front"],
        copies: 1,
        output: { format: "pdfx4", imposition: { kind: "single" } },
      },
    ]);
    expect(files(blankDesign(picture("none 60x40", { frameType: "artbox-black" })))).toEqual([]);
  });
});
