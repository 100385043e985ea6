import { describe, expect, test } from "vitest";
import { demoRelease, picture } from "../demo/catalogue/wall-pictures.ts";
import { apply } from "../design/apply.ts";
import { ONE } from "../design/placement.ts";
import { type PaperConfiguration, type PaperData, paper, paperData } from "./paper.fixture.ts";
import { photoframe } from "./photoframe/photoframe.ts";
import type { Release } from "./photoframe/release.ts";
import type { DesignableKind } from "./registry.ts";
import { isUnnoticed, renewalOf } from "./renewal.ts";

const taxOf = () => ({ rate: 190_000, included: true });
const pricing = { currency: "EUR", taxOf, on: "2026-11-21" } as const;
const shop = { currency: "EUR", unit: "cm", channel: "poster", on: "2026-11-21" } as const;
const configuration = picture("acrylglas 60x40");
const blank = photoframe.design.blank(configuration);
const placement = { fit: "fill", centre: { x: 1, y: 2 }, zoom: 2 * ONE, rotation: 0 } as const;
const design = {
  ...blank,
  photos: [{ id: "p1", name: "a.jpg", width: 4000, height: 3000 }],
  surfaces: blank.surfaces.map((surface) => ({
    ...surface,
    elements: surface.elements.map((element) => ({ ...element, photo: "p1", placement })),
  })),
} as typeof blank;

const renewed = (data: Release) =>
  renewalOf(photoframe, design, { release: 3, data: demoRelease }, { release: 4, data }, pricing, shop, () => null);

describe("a new release of the catalogue", () => {
  test("that changes nothing for a design is not worth a word", () => {
    const renewal = renewed(demoRelease);
    expect(renewal).toMatchObject({ operation: { type: "renew", from: 3, to: 4, steps: [] }, fellBack: [] });
    expect(renewal && isUnnoticed(renewal)).toBe(true);
  });

  test("with another price names both", () => {
    const materials = demoRelease.materials.map((material) =>
      material.key === "acrylglas"
        ? { ...material, rate: { ...material.rate, fix: material.rate.fix + 1000 } }
        : material,
    );
    const renewal = renewed({ ...demoRelease, materials });
    expect((renewal?.after ?? 0) - (renewal?.before ?? 0)).toBe(1000);
    expect(renewal && isUnnoticed(renewal)).toBe(false);
  });

  test("that asks for more sides is priced with the sides it will have", () => {
    const sheet = { role: "page", width: 100_000, height: 150_000 };
    const two = {
      sides: [
        { ...sheet, id: "a" },
        { ...sheet, id: "b" },
      ],
    };
    const settle = (_: unknown, { release }: PaperData) => ({
      configuration: release === 2 ? two : { sides: two.sides.slice(0, 1) },
      steps: release === 2 ? [{ type: "setConfiguration", set: two } as const] : [],
    });
    const sheets = paper as DesignableKind;
    const kind = { ...sheets, design: { ...sheets.design, settle } } as DesignableKind;
    const one: PaperConfiguration = { sides: two.sides.slice(0, 1) };
    const from = { release: 1, data: paperData };
    const to = { release: 2, data: { ...paperData, release: 2 } };
    expect(
      renewalOf(kind, sheets.design.blank(one, paperData, null), from, to, pricing, shop, () => null),
    ).toMatchObject({ before: 100, after: 200, operation: { steps: [{ type: "setConfiguration", set: two }] } });
  });

  test("that lost the chosen material falls back, says so, and loses neither photo nor crop", () => {
    const materials = demoRelease.materials.filter(({ key }) => key !== "acrylglas");
    const optionGroups = demoRelease.optionGroups.map((group) => ({
      ...group,
      materials: group.materials.filter((key) => key !== "acrylglas"),
    }));
    const renewal = renewed({ ...demoRelease, materials, optionGroups });
    expect(renewal?.fellBack.map(({ field }) => field)).toContain("materialType");
    const applied = renewal && apply(design, renewal.operation);
    expect(applied?.ok && applied.value.document.surfaces[0]?.elements[0]).toMatchObject({ photo: "p1", placement });
    expect(applied?.ok && applied.value.document.configuration).not.toEqual(design.configuration);
    expect(applied?.ok && applied.value.inverse).toMatchObject({ type: "renew", from: 4, to: 3 });
    expect(applied?.ok && apply(applied.value.document, applied.value.inverse)).toMatchObject({
      value: { document: design },
    });
  });
});
