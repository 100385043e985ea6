import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { possibleCollage } from "../../demo/catalogue/any-collage.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument, TextElement } from "../../design/document.ts";
import type { Rect } from "../../design/geometry.ts";
import { noStock } from "../../design/material.ts";
import { together } from "../../design/operation.ts";
import { layoutSchema } from "../../design/template/template.ts";
import { createWardrobe, type Wardrobe } from "../../design/template/wardrobe.ts";
import { isTileElement, tilesOfSide } from "../../design/tiles/side-tiles.ts";
import { formOfTiles } from "../../design/tiles/tile-form.ts";
import { collageDesign } from "./collage-design.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import { readLink } from "./link.ts";

const shop = { channel: "poster", unit: "cm" } as const;
const linked = (query: string) => readLink(parseQuery(query), demoCollages, shop).configuration;
const { blank, surfaces, reconfigure, files } = collageDesign;

const layouts = join(import.meta.dirname, "../../demo/goods/layouts");
const layoutNamed = (id: number) =>
  layoutSchema.parse(JSON.parse(readFileSync(join(layouts, `collage-${id}.json`), "utf8")));
const colours = { paper: "#ffffff", ink: "#1b1a18", accent: "#1f3fd6", soft: "#efe6d6", deep: "#26364a" };

/** A design of the shop as a style without words. */
const shopDesign = (id: number): Wardrobe =>
  createWardrobe(
    {
      key: String(id),
      title: "",
      parts: { front: [layoutNamed(id)] },
      dressing: {
        palette: { key: "stone", family: "grey", colours },
        pairing: { key: "plain", display: "sans", body: "sans", emphasis: "sans" },
        art: {},
        artInk: "own",
        words: {},
        language: null,
        plate: null,
      },
    },
    noStock,
  );

const tilesOf = (design: DesignDocument) => design.surfaces.flatMap(({ elements }) => elements.filter(isTileElement));

/** All tiles filled, each by another photo, and a line of words. */
function filled(configuration: CollageConfiguration): DesignDocument {
  const design = blank(configuration, demoCollages, null);
  const photos = Array.from({ length: 120 }, (_, at) => ({
    id: `p${at}`,
    name: `${at}.jpg`,
    width: 3000,
    height: 2000,
  }));
  let next = 0;
  const text: TextElement = {
    id: "words",
    type: "text",
    frame: { x: 20_000, y: 250_000, width: 200_000, height: 30_000 },
    rotation: 0,
    opacity: 1_000_000,
    text: "Ein Jahr mit dir",
    language: "de",
    hyphenate: false,
    font: "newsreader",
    size: 12_000,
    colour: "#1b1a18",
    align: "centre",
    stand: "middle",
    leading: 1_000_000,
    tracking: 0,
    fit: "shrink",
  };
  return {
    ...design,
    photos,
    surfaces: design.surfaces.map((surface, at) => ({
      ...surface,
      elements: [
        ...surface.elements.map((one) => (one.type === "photo" ? { ...one, photo: `p${next++}` } : one)),
        ...(at === design.surfaces.length - 1 ? [text] : []),
      ],
    })),
  };
}

function reconfigured(
  design: DesignDocument,
  to: CollageConfiguration,
  wardrobe: Wardrobe | null = null,
): DesignDocument {
  const applied = apply(design, together(reconfigure(design, to, demoCollages, wardrobe, null)));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

describe("a blank collage", () => {
  test("in a design of the shop has its layout, in any format", () => {
    for (const [id, photos] of [
      [13, 14],
      [26, 20],
      [37, 7],
      [40, 24],
    ] as const)
      for (const size of ["600x400", "300x300", "400x600"]) {
        const design = blank(linked(`designId=${id}&formatType=${size}`), demoCollages, shopDesign(id));
        expect(tilesOf(design), `${id} ${size}`).toHaveLength(photos);
      }
    expect(readdirSync(layouts).filter((name) => name.startsWith("collage-"))).toHaveLength(40);
  });

  test("with another number of photos keeps the form of the design", () => {
    const heart = blank(
      linked("designId=26&tileCount=24&formatType=600x600&materialType=poster"),
      demoCollages,
      shopDesign(26),
    );
    expect(tilesOf(heart)).toHaveLength(24);
    const box = { x: 24_000, y: 39_000, width: 552_000, height: 506_000 };
    for (const { stencil } of tilesOf(heart)) expect(stencil).toMatchObject({ outline: "heart" });
    expect(tilesOf(heart)[0]?.stencil?.box.width).toBe(box.width);
    const comb = blank(linked("designId=37&tileCount=19"), demoCollages, null);
    expect(tilesOf(comb).every(({ mask }) => mask === "hexagon")).toBe(true);
  });

  test("on canvas has a border that leaves no sliver of photos on the mirrored edge", () => {
    const borderOf = (query: string) =>
      tilesOf(blank(linked(`designId=5&tileCount=6&${query}`), demoCollages, null))[0]?.frame.x;
    expect(borderOf("formatType=600x600")).toBe(27_000);
    expect(borderOf("formatType=600x600&optionTypes[]=edge-folded")).toBe(24_000);
    expect(borderOf("formatType=600x600&optionTypes[]=stretcher-38")).toBe(24_000);
    expect(borderOf("formatType=600x400")).toBe(16_000);
    for (const id of [5, 13, 26]) {
      const shop = blank(linked(`designId=${id}&formatType=600x600`), demoCollages, shopDesign(id));
      const [left, top] = [
        Math.min(...tilesOf(shop).map(({ frame }) => frame.x)),
        Math.min(...tilesOf(shop).map(({ frame }) => frame.y)),
      ];
      expect(Math.min(left, top)).toSatisfy((border: number) => border <= 19_000 || border >= 27_000);
    }
  });

  test("of a set has a side for each panel, photos by its size, and a file each", () => {
    const configuration = linked("materialType=mixed&designId=23");
    const design = blank(configuration, demoCollages, null);
    expect(design.surfaces.map(({ id, elements }) => [id, elements.length])).toEqual([
      ["front", 14],
      ["panel-2", 5],
      ["panel-3", 5],
    ]);
    expect(files(design, demoCollages).map(({ role, surfaces: sides }) => [role, ...sides])).toEqual([
      ["front", "front"],
      ["panel-2", "panel-2"],
      ["panel-3", "panel-3"],
    ]);
  });
});

describe("the sides", () => {
  const side = (query: string) => surfaces(blank(linked(query), demoCollages, null), demoCollages)[0];

  test("of a canvas run round their stretcher as wall pictures do", () => {
    expect(side("materialType=canvas")).toMatchObject({
      trim: { width: 600_000, height: 400_000 },
      bleed: { top: 40_000 },
      edge: { kind: "mirrored", wrap: 25_000 },
    });
    expect(side("optionTypes[]=stretcher-38&optionTypes[]=edge-coloured&color=black")).toMatchObject({
      bleed: { top: 53_000 },
      edge: { kind: "coloured", wrap: 38_000, colour: "#000000", overlap: 2_000 },
    });
  });

  test("of a framed poster are covered by the rebate, and nothing important is near it", () => {
    expect(side("materialType=framed-poster&frameType=holzrahmen-wide-white")).toMatchObject({
      bleed: { top: 3_000 },
      edge: { kind: "bleed" },
      zones: [
        { kind: "covered", area: { x: 6_000, y: 6_000, width: 588_000, height: 388_000 } },
        { kind: "safe", area: { x: 9_000 } },
      ],
    });
  });

  test("have the chosen background behind everything", () => {
    expect(side("color=natural")?.background).toBe("#efe6d6");
    expect(side("color=c9d3cb")?.background).toBe("#c9d3cb");
  });
});

test("six equal tiles of the shop are a grid, whichever way they lie", () => {
  for (const size of ["600x600", "600x400", "400x600"]) {
    const [side] = blank(linked(`designId=5&formatType=${size}`), demoCollages, shopDesign(5)).surfaces;
    const tiles = tilesOfSide(side?.elements ?? []);
    expect(tiles && formOfTiles(tiles)).toBe("grid");
  }
  const [heart] = blank(linked("designId=26"), demoCollages, shopDesign(26)).surfaces;
  const tiles = tilesOfSide(heart?.elements ?? []);
  expect(tiles && formOfTiles(tiles)).toBe("mosaic");
});

describe("late changes", () => {
  test("another size keeps every tile with its photo, gaps and border to the micrometre", () => {
    const small = filled(linked("designId=5&tileCount=6&formatType=600x400"));
    const large = reconfigured(small, linked("designId=5&tileCount=6&formatType=900x600"));
    const [first, second] = tilesOf(large);
    expect(first?.frame).toEqual({ x: 16_000, y: 16_000, width: 286_667, height: 282_000 });
    expect((second?.frame.x ?? 0) - (first?.frame.x ?? 0) - (first?.frame.width ?? 0)).toBe(4_000);
    expect(tilesOf(large).map(({ photo }) => photo)).toEqual(tilesOf(small).map(({ photo }) => photo));
    expect(reconfigured(large, linked("designId=5&tileCount=6&formatType=600x400")).surfaces).toEqual(small.surfaces);
  });

  test("a sheet that is turned turns the arrangement", () => {
    const turned = reconfigured(
      filled(linked("designId=5&tileCount=6")),
      linked("designId=5&tileCount=6&formatType=400x600"),
    );
    expect(new Set(tilesOf(turned).map(({ frame }) => frame.x)).size).toBe(2);
    expect(new Set(tilesOf(turned).map(({ frame }) => frame.y)).size).toBe(3);
  });

  test("fewer photos stay in the tray, more tiles are empty, and the order stays", () => {
    const twelve = filled(linked("designId=11&tileCount=12"));
    const five = reconfigured(twelve, linked("designId=11&tileCount=5"));
    expect(tilesOf(five).map(({ photo }) => photo)).toEqual(["p0", "p1", "p2", "p3", "p4"]);
    expect(five.photos).toHaveLength(120);
    const seven = reconfigured(five, linked("designId=11&tileCount=7"));
    expect(tilesOf(seven).map(({ photo }) => photo)).toEqual(["p0", "p1", "p2", "p3", "p4", null, null]);
  });

  test("a mosaic of the shop grows and shrinks by dividing and joining its tiles", () => {
    const start = blank(linked("designId=13"), demoCollages, shopDesign(13));
    // the shop's layouts are drawn in shares: their gaps differ by some micrometres
    const place = ({ x, y, width, height }: Rect) => [x, y, width, height].map((one) => Math.round(one / 200)).join();
    const frames = new Set(tilesOf(start).map(({ frame }) => place(frame)));
    const more = reconfigured(start, linked("designId=13&tileCount=16"));
    expect(tilesOf(more)).toHaveLength(16);
    expect(tilesOf(more).filter(({ frame }) => frames.has(place(frame))).length).toBeGreaterThanOrEqual(10);
  });

  test("another design of the shop takes photos and words over", () => {
    const heart = reconfigured(filled(linked("designId=5&tileCount=6")), linked("designId=25"), shopDesign(25));
    expect(tilesOf(heart)).toHaveLength(12);
    expect(tilesOf(heart).filter(({ photo }) => photo !== null)).toHaveLength(6);
    expect(heart.surfaces[0]?.elements.some(({ type }) => type === "text")).toBe(true);
  });

  test("a set that becomes one picture keeps the words of its panels", () => {
    const set = filled(linked("materialType=mixed&designId=23"));
    const single = reconfigured(set, linked("designId=23"));
    expect(single.surfaces).toHaveLength(1);
    expect(tilesOf(single).map(({ photo }) => photo)).toEqual(Array.from({ length: 24 }, (_, at) => `p${at}`));
    expect(single.surfaces[0]?.elements.at(-1)).toMatchObject({ type: "text", text: "Ein Jahr mit dir" });
  });

  test("a colour of the catalogue takes the place of the visitor's own, and what is drawn is named", () => {
    const design = filled(linked("designId=5"));
    const own = { ...design, surfaces: design.surfaces.map((one) => ({ ...one, background: "#c9d3cb" })) };
    const settled = collageDesign.settle(own, demoCollages);
    expect(settled).toMatchObject({ configuration: { color: "c9d3cb" }, steps: [{ type: "setConfiguration" }] });
    const named = { ...own, configuration: { ...own.configuration, color: "c9d3cb" } };
    expect(collageDesign.settle(named, demoCollages).steps).toEqual([]);
    expect(reconfigured(named, linked("designId=5&color=black")).surfaces[0]?.background).toBeNull();
  });

  test("random changes lose no photo and no word, and every number is drawn", () => {
    fc.assert(
      fc.property(fc.array(possibleCollage, { minLength: 2, maxLength: 6 }), ([first, ...others]) => {
        if (!first) return;
        let design = filled(first);
        for (const next of others) {
          design = reconfigured(design, next);
          const wanted = next.tileCount ?? demoCollages.designs.find(({ id }) => id === next.designId)?.photos ?? 0;
          expect(tilesOf(design)).toHaveLength(Math.max(wanted, next.panels.length));
          expect(design.photos).toHaveLength(120);
          const texts = design.surfaces.flatMap(({ elements }) => elements.filter(({ type }) => type === "text"));
          expect(texts).toHaveLength(1);
          const used = tilesOf(design).flatMap(({ photo }) => photo ?? []);
          expect(new Set(used).size).toBe(used.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("sends what changes and nothing else", () => {
    const design = filled(linked("designId=5"));
    expect(reconfigure(design, linked("designId=5"), demoCollages, null, null)).toEqual([]);
    expect(reconfigure(design, linked("designId=5&optionTypes[]=edge-folded"), demoCollages, null, null)).toEqual([
      { type: "setConfiguration", set: { optionTypes: { edge: "folded" } } },
    ]);
  });
});
