import { describe, expect, test } from "vitest";
import { parseFormat } from "../../core/measure.ts";
import catalogue from "../../demo/catalogue/photoframe.json" with { type: "json" };
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { check } from "./check.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { formatGroups, initialFormat, shortList } from "./formats.ts";
import { prepare } from "./prepared.ts";
import { type Release, releaseSchema } from "./release.ts";

const { materials } = prepare(demoRelease);
function material(key: string): Release["materials"][number] {
  const found = materials.get(key);
  if (!found) throw new Error(`no ${key}`);
  return found;
}

describe("the demo catalogue (specification section 3, materials and frames)", () => {
  test("has the specification's twelve materials, and the milled picture of its labels", () => {
    const twelve =
      "acrylglas aludibond backlitfolie echtglas forexplatte fototapete gallerybond hahnemuehle klebefolie leinwand poster pvcplane";
    expect([...materials.keys()].sort()).toEqual([...twelve.split(" "), "fraesbild"].sort());
  });

  test("has the specification's default frame for each material", () => {
    const frames = Object.fromEntries(demoRelease.materials.map(({ key, defaultFrame }) => [key, defaultFrame]));
    for (const key of ["acrylglas", "aludibond", "forexplatte", "gallerybond"]) {
      expect(frames[key]).toBe("schattenfuge-platte");
    }
    expect([frames.hahnemuehle, frames.poster, frames.leinwand, frames.fototapete]).toEqual([
      "holzrahmen",
      "holzrahmen",
      "schattenfuge-leinwand",
      null,
    ]);
  });

  test("has the specification's frame types, each with a default variant that can be made", () => {
    const types = "alurahmen artbox fotorahmen holzrahmen kunststoffrahmen schattenfuge-leinwand schattenfuge-platte";
    const { frameTypes } = prepare(demoRelease);
    expect([...frameTypes.keys()]).toEqual(expect.arrayContaining(types.split(" ")));
    for (const { frameType, matSize, matType, material: materialType } of frameTypes.values()) {
      const format = { width: 400, height: 300 };
      expect(check({ materialType, format, frameType, matSize, matType, optionTypes: {} }, demoRelease)).toEqual([]);
      expect([0, 30]).toContain(matSize);
      expect(matType).toBe(matSize === 0 ? "mat-none" : "mat-weiss");
    }
  });

  test("offers every default a material starts with, in both units", () => {
    for (const { key } of demoRelease.materials) {
      for (const unit of ["cm", "inch"] as const) {
        const start = {
          format: initialFormat(demoRelease, key, unit),
          frameType: null,
          matSize: 0,
          matType: "mat-none",
        };
        expect(check({ materialType: key, ...start, optionTypes: {} }, demoRelease), `${key} ${unit}`).toEqual([]);
      }
    }
  });
});

describe("formats of a material", () => {
  const texts = (key: string, unit: "cm" | "inch", ratio: string) =>
    formatGroups(demoRelease, material(key), unit)
      .find((group) => group.ratio === ratio)
      ?.formats.map(({ width, height }) => `${width}x${height}`);

  test("are the lists of the catalogue within its limits", () => {
    expect(texts("echtglas", "cm", "3:2")).toEqual([
      "300x200",
      "450x300",
      "600x400",
      "750x500",
      "900x600",
      "1050x700",
      "1200x800",
    ]);
    expect(texts("poster", "cm", "3:2")).toHaveLength(8);
    expect(texts("leinwand", "cm", "4:3")?.[0]).toBe("400x300");
    expect(texts("hahnemuehle", "cm", "din")).toEqual(["297x210", "420x297", "594x420", "841x594", "1189x841"]);
    expect(texts("fototapete", "cm", "3:2")).toBeUndefined();
    expect(texts("fototapete", "cm", "fototapete")).toHaveLength(6);
  });

  test("are inch formats in the United States, stored in whole millimetres", () => {
    expect(texts("poster", "inch", "square")).toEqual(["203x203", "305x305"]);
    expect(texts("poster", "inch", "3:2")?.[2]).toBe("610x406");
  });

  test("can all be made, and the short list is among them", () => {
    for (const one of demoRelease.materials) {
      for (const unit of ["cm", "inch"] as const) {
        const all = formatGroups(demoRelease, one, unit).flatMap(({ formats }) => formats);
        for (const format of all) {
          const bare = {
            materialType: one.key,
            format,
            frameType: null,
            matSize: 0,
            matType: "mat-none",
            optionTypes: {},
          };
          expect(check(bare, demoRelease), `${one.key} ${format.width}x${format.height}`).toEqual([]);
        }
        for (const format of shortList(one, unit)) expect(all, `${one.key} ${unit}`).toContainEqual(format);
      }
      expect(shortList(one, "cm"), one.key).toHaveLength(6);
    }
  });
});

describe("a release that an operator edits", () => {
  type Raw = typeof catalogue;
  const problems = (edit: (raw: Raw) => void): string[] => {
    const raw = structuredClone(catalogue);
    edit(raw);
    return releaseSchema.safeParse(raw).error?.issues.map(({ message }) => message) ?? [];
  };

  test("is accepted as it is", () => {
    expect(problems(() => {})).toEqual([]);
  });

  test("names everything that leads nowhere", () => {
    expect(
      problems((raw) => {
        raw.defaultMaterial = "marmor";
        for (const type of raw.frames.types.slice(0, 1)) type.frameType = "alurahmen-pink";
        for (const one of raw.materials.slice(0, 1)) one.surface = "stone";
      }),
    ).toEqual([
      "unknown: what material, name marmor",
      "unknown: what frame, name alurahmen-pink",
      "unknown: what surface, name stone",
    ]);
  });

  test("may let options need earlier ones only, so that none waits for itself", () => {
    expect(problems((raw) => raw.optionGroups.reverse())).toEqual(["needs-later: name alu, needed print"]);
  });

  test("has no negative prices, half cents or broken formats", () => {
    const broken = (edit: (raw: Raw) => void) => expect(problems(edit)).not.toEqual([]);
    const first = <Item>(items: readonly Item[]): Item => items[0] as Item;
    broken((raw) => Object.assign(first(raw.materials).rate, { perM2: -1 }));
    broken((raw) => Object.assign(first(raw.materials).rate, { fix: 0.5 }));
    broken((raw) => Object.assign(first(raw.materials).formats.shortList, { cm: ["01x20"] }));
    broken((raw) => Object.assign(first(raw.campaigns), { percent: 100 }));
    broken((raw) => Object.assign(raw, { validFrom: "2026-02-30" }));
  });
});

describe("a configuration from outside", () => {
  const sound = {
    materialType: "poster",
    format: { width: 600, height: 400 },
    frameType: null,
    matSize: 0,
    matType: "mat-none",
    optionTypes: {},
  };

  test.each<[string, unknown]>([
    ["a format of 0", { ...sound, format: { width: 0, height: 400 } }],
    ["a negative format", { ...sound, format: { width: -600, height: 400 } }],
    ["a format of 1e9", { ...sound, format: { width: 1e9, height: 400 } }],
    ["half millimetres", { ...sound, format: { width: 600.5, height: 400 } }],
    ["NaN", { ...sound, matSize: Number.NaN }],
    ["a list for a name", { ...sound, materialType: ["poster"] }],
    ["a novel for a name", { ...sound, frameType: "x".repeat(61) }],
    [
      "hundreds of options",
      { ...sound, optionTypes: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`o${i}`, "x"])) },
    ],
    ["nothing", null],
  ])("is refused for %s", (_, value) => {
    expect(configurationSchema.safeParse(value).success).toBe(false);
  });

  test("is taken when it is sound, without what does not belong to it", () => {
    expect(configurationSchema.parse({ ...sound, price: 1 })).toEqual(sound);
    expect(parseFormat("01x20").ok).toBe(false);
  });
});
