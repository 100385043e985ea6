import { describe, expect, test } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { apply } from "../../design/apply.ts";
import { isTileElement } from "../../design/tiles/side-tiles.ts";
import type { DesignableKind } from "../registry.ts";
import { renewalOf } from "../renewal.ts";
import { check } from "./check.ts";
import { collage } from "./collage.ts";
import { collageDesign } from "./collage-design.ts";
import { readLink } from "./link.ts";
import type { Release } from "./release.ts";

const shop = { currency: "EUR", unit: "cm", channel: "poster", on: "2026-11-24" } as const;
const pricing = { currency: "EUR", taxOf: () => ({ rate: 190_000, included: true }), on: shop.on } as const;
const linked = (query: string) => readLink(parseQuery(query), demoCollages, shop).configuration;
const reasons = (changes: object, release = demoCollages) =>
  check({ ...linked(""), ...changes }, release).map(({ field, reason, params }) => ({ field, reason, params }));

describe("what is no collage is refused with its limits", () => {
  test.each([0, 1, 121, 999_999])("%s photos", (tileCount) => {
    const refused = { field: "tileCount", reason: "tile-count", params: { min: 2, max: 120 } };
    expect(reasons({ tileCount })).toEqual([refused]);
  });

  test("10^9 photos cannot even be stored", () => {
    expect(collage.configurationSchema.safeParse({ ...linked(""), tileCount: 1_000_000_000 }).success).toBe(false);
  });

  test("fewer photos than a set has pictures", () => {
    expect(reasons({ ...linked("materialType=mixed"), tileCount: 2 })).toMatchObject([
      { params: { min: 3, max: 120 } },
    ]);
  });

  test("a design that the shop does not have", () => {
    expect(reasons({ designId: 99 })).toEqual([
      { field: "designId", reason: "design-unknown", params: { value: "99" } },
    ]);
  });
});

describe("a design whose catalogue has changed", () => {
  const opened = collageDesign.blank(linked("designId=13&tileCount=9&formatType=800x800"), demoCollages, null);
  const photos = Array.from({ length: 9 }, (_, at) => ({ id: `p${at}`, name: `${at}.jpg`, width: 3000, height: 2000 }));
  const design = {
    ...opened,
    photos,
    surfaces: opened.surfaces.map((surface) => ({
      ...surface,
      elements: surface.elements.map((one, at) => (one.type === "photo" ? { ...one, photo: `p${at}` } : one)),
    })),
  };
  const renewed = (data: Release) => {
    const [from, to] = [
      { release: 3, data: demoCollages },
      { release: 4, data },
    ];
    const renewal = renewalOf(collage as unknown as DesignableKind, design, from, to, pricing, shop, () => null);
    const applied = renewal && apply(design, renewal.operation);
    if (!renewal || !applied?.ok) throw new Error("it cannot be renewed");
    const { configuration, surfaces } = applied.value.document;
    const placed = surfaces.flatMap(({ elements }) =>
      elements.filter(isTileElement).flatMap(({ photo }) => photo ?? []),
    );
    expect(placed).toEqual(photos.map(({ id }) => id));
    return { configuration, said: renewal.fellBack.map(({ reason }) => reason) };
  };
  const without = (formats: Release["formats"]["cm"]) => ({ cm: formats, inch: demoCollages.formats.inch });

  test("without its format has the nearest one, every photo, and says so", () => {
    const cm = demoCollages.formats.cm.filter(({ width }) => width !== 800);
    const { configuration, said } = renewed({ ...demoCollages, formats: without(cm) });
    expect(configuration).toMatchObject({ panels: [{ materialType: "canvas", format: { width: 600, height: 600 } }] });
    expect(said).toEqual(["format-not-offered"]);
  });

  test("without its material is on the usual one in the same format", () => {
    const materials = demoCollages.materials.filter(({ key }) => key !== "canvas");
    const { configuration, said } = renewed({ ...demoCollages, materials, defaultMaterial: "poster" });
    expect(configuration).toMatchObject({
      materialType: "poster",
      panels: [{ materialType: "poster", format: { width: 800, height: 800 } }],
    });
    expect(said).toEqual(["material-unknown"]);
  });

  test("without its design of the shop keeps photos and their number", () => {
    const { configuration, said } = renewed({
      ...demoCollages,
      designs: demoCollages.designs.filter(({ id }) => id !== 13),
      defaultDesign: { card: 1, poster: 12 },
    });
    expect(configuration).toMatchObject({ designId: 12, tileCount: 9 });
    expect(said).toEqual(["design-unknown"]);
  });
});
