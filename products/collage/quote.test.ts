import { describe, expect, test } from "vitest";
import { anyCollage, possibleCollage } from "../../demo/catalogue/any-collage.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import type { PriceTerms } from "../kind.ts";
import { quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import type { CollageConfiguration, Panel } from "./configuration-schema.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { releaseSchema } from "./release.ts";

const inGermany: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };
const panel = (text: string): Panel => {
  const [materialType = "", size = ""] = text.split(" ");
  const [width = 0, height = 0] = size.split("x").map((side) => Number(side) * 10);
  return { materialType, format: { width, height } };
};
const usual = { frameType: null, designId: 13, color: "white", tileCount: null, optionTypes: {} };
const single = (text: string, change: Partial<CollageConfiguration> = {}): CollageConfiguration => {
  const only = panel(text);
  return { ...usual, materialType: only.materialType, panels: [only], ...change };
};
const set = (...texts: string[]): CollageConfiguration => ({
  ...usual,
  materialType: "mixed",
  panels: texts.map(panel),
});

function price(configuration: CollageConfiguration, terms = inGermany, release = demoCollages): number {
  const quoted = quote(configuration, release, terms);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent;
}
const reasons = (configuration: CollageConfiguration) =>
  check(configuration, demoCollages).map(({ field, reason }) => `${field}: ${reason}`);

describe("catalogue facts, section 5: the price of the material at that format, in cents", () => {
  test.each([
    ["60x40", 3390, 1199],
    ["60x60", 4290, 1599],
    ["90x60", 5590, 2290],
    ["120x80", 8390, 3790],
  ])("%s cm costs %i on canvas and %i as a poster, whatever the design and colour", (size, canvas, poster) => {
    expect(price(single(`canvas ${size}`))).toBe(canvas);
    expect(price(single(`poster ${size}`))).toBe(poster);
    expect(price(single(`canvas ${size}`, { designId: 40, color: "black" }))).toBe(canvas);
  });

  test("all eight formats can be had, lying and standing, and no other", () => {
    for (const size of ["30x30", "40x30", "40x40", "60x40", "60x60", "90x60", "80x80", "120x80", "80x120"])
      for (const material of ["canvas", "poster"]) expect(reasons(single(`${material} ${size}`)), size).toEqual([]);
    expect(reasons(single("canvas 50x40"))).toEqual(["panels: format-not-offered"]);
  });

  test("there are 40 designs of 2 to 60 photos: grids of 2 to 25, and seven other shapes", () => {
    const { designs, defaultDesign, shapes } = demoCollages;
    expect(designs.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const grids = designs.filter(({ shape }) => shape === "grid").map(({ photos }) => photos);
    expect(grids).toEqual(Array.from({ length: 24 }, (_, i) => i + 2));
    expect(shapes.map(({ key }) => key)).toEqual([
      "grid",
      "heart",
      "number",
      "letter",
      "year",
      "initial",
      "hexagon",
      "timeline",
    ]);
    expect(Math.max(...designs.map(({ photos }) => photos))).toBe(60);
    expect(defaultDesign).toEqual({ card: 1, poster: 13 });
  });
});

describe("a mixed set", () => {
  test("of three panels costs the sum less 15 %, rounded once", () => {
    const quoted = quote(set("canvas 60x40", "canvas 30x30", "poster 30x30"), demoCollages, inGermany);
    expect(quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["panel.1.material.canvas", 33_900_000],
      ["panel.2.material.canvas", 20_000_000],
      ["panel.3.material.poster", 7_000_000],
      ["set", -9_000_000],
    ]);
    expect(quoted).toMatchObject({ value: { priceOriginal: 5190, priceCurrent: 5190, gross: 5190 } });
  });

  test("has three to nine panels; a collage that is no set has one, of its own material", () => {
    const panels = (count: number) => set(...Array.from({ length: count }, () => "canvas 30x30"));
    for (const count of [3, 9]) expect(reasons(panels(count))).toEqual([]);
    expect(reasons(panels(2))).toEqual(["panels: too-few-panels"]);
    expect(check(panels(10), demoCollages)).toEqual([
      { field: "panels", reason: "too-many-panels", params: { max: 9 } },
    ]);
    expect(reasons({ ...panels(3), materialType: "canvas" })).toEqual(["panels: one-panel"]);
    expect(reasons({ ...single("canvas 60x40"), materialType: "poster" })).toEqual(["panels: one-panel"]);
  });
});

describe("a framed poster", () => {
  const framed = (frameType: string | null, size = "60x40") => single(`framed-poster ${size}`, { frameType });

  test("adds frame, glass and back to the poster, and rounds once", () => {
    const quoted = quote(framed("holzrahmen-slim-oak-natural"), demoCollages, inGermany);
    expect(quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["material.framed-poster", 11_990_000],
      ["option.glass.plain", 6_000_000],
      ["frame.holzrahmen-slim-oak-natural", 29_910_000],
      ["frame-back", 2_000_000],
    ]);
  });

  test("needs a frame that exists and is large enough; nothing else takes one", () => {
    expect(reasons(framed(null))).toEqual(["frameType: frame-needed"]);
    expect(reasons(framed("goldrahmen"))).toEqual(["frameType: frame-unknown"]);
    expect(reasons(framed("kunststoffrahmen-white", "90x60"))).toEqual([]);
    expect(reasons(framed("kunststoffrahmen-white", "120x80"))).toEqual(["frameType: frame-too-large"]);
    expect(reasons(single("canvas 60x40", { frameType: "holzrahmen-slim-white" }))).toEqual([
      "frameType: frame-not-for-material",
    ]);
  });
});

test("what does not exist is named, each thing with its field", () => {
  expect(reasons(single("gold 60x40"))).toEqual(["materialType: material-unknown"]);
  expect(reasons(single("canvas 60x40", { designId: 41, color: "pink" }))).toEqual([
    "designId: design-unknown",
    "color: colour-unknown",
  ]);
  expect(reasons(set("gold 30x30", "canvas 30x30", "canvas 31x30"))).toEqual([
    "panels: material-unknown",
    "panels: format-not-offered",
  ]);
});

test("a currency may have an own rate for a part, and otherwise its percentage and rounding", () => {
  const francs: PriceTerms = { ...inGermany, currency: "CHF" };
  expect(price(single("canvas 60x40"), francs)).toBe(4190);
  const overrides = { "material.canvas": { fix: 1000, perM2: 10_000, perM: 0 } };
  const chf = { ...demoCollages.currencies.CHF, overrides };
  const release = { ...demoCollages, currencies: { ...demoCollages.currencies, CHF: chf } };
  expect(price(single("canvas 60x40"), francs, release)).toBe(3390);
});

test("a campaign lowers one material on its days, measured by the lowest price of the 30 days before", () => {
  const campaign = {
    key: "canvas-days",
    label: "campaign.january-paper",
    percent: 20,
    keys: ["canvas"],
    from: "2027-01-11",
    to: "2027-01-24",
  };
  const release = { ...demoCollages, campaigns: [campaign] };
  const on = (day: string) => ({ ...inGermany, on: day });
  expect(price(single("canvas 60x40"), on("2027-01-11"), release)).toBe(2690);
  expect(price(single("canvas 60x40"), on("2027-01-25"), release)).toBe(3390);
  expect(price(single("poster 60x40"), on("2027-01-11"), release)).toBe(1199);
  expect(reducedSince(single("canvas 60x40"), release, "2027-01-24")).toBe("2027-01-11");
  expect(priceBefore(single("canvas 60x40"), release, on("2027-01-12"), [])).toBe(3390);
});

const formats = [...demoCollages.formats.cm, ...demoCollages.formats.inch];

quoteLaws({
  kind: { check, quote },
  data: demoCollages,
  any: anyCollage,
  possible: possibleCollage,
  growth: {
    area: {
      more(one, draw) {
        const [first, ...others] = one.panels;
        const grown = formats.filter(
          ({ width, height }) => first && width >= first.format.width && height >= first.format.height,
        );
        const format = grown[draw % Math.max(grown.length, 1)];
        return first && format ? { ...one, panels: [{ ...first, format }, ...others] } : null;
      },
    },
    panels: { more: (one) => ({ ...one, panels: [...one.panels, ...one.panels.slice(0, 1)] }) },
  },
});

test("a release leads nowhere only if it says so", () => {
  const problems = (edit: object) =>
    releaseSchema.safeParse({ ...demoCollages, ...edit }).error?.issues.map(({ message }) => message) ?? [];
  expect(problems({})).toEqual([]);
  expect(problems({ defaultMaterial: "gold" })).toEqual(["unknown: what material, name gold"]);
  expect(problems({ defaultDesign: { card: 1, poster: 99 } })).toEqual(["unknown: what design, name 99"]);
  const large = { ...demoCollages.formats, cm: [...demoCollages.formats.cm, { width: 1600, height: 1200 }] };
  expect(problems({ formats: large })).toEqual(["no-frame: format 1600x1200"]);
  const initial = { ...demoCollages.mixed.initial, cm: demoCollages.mixed.initial.cm.slice(1) };
  expect(problems({ mixed: { ...demoCollages.mixed, initial } })).toEqual(["set-size: count 2"]);
});
