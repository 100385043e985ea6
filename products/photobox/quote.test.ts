import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import type { PriceTerms } from "../kind.ts";
import { quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { releaseSchema } from "./release.ts";

const inGermany: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };
const format = { small: { width: 100, height: 100 }, photoprint: { width: 150, height: 100 } };

function box(
  photoboxType: "small" | "photoprint",
  max: number,
  change: Partial<PhotoBoxConfiguration> = {},
): PhotoBoxConfiguration {
  const usual = { paper: "simple", box: "cardboard", tileCount: max };
  return { photoboxType, photoboxFormat: format[photoboxType], photoboxQuantityMax: max, ...usual, ...change };
}

function price(configuration: PhotoBoxConfiguration, terms = inGermany, release = demoBoxes): number {
  const quoted = quote(configuration, release, terms);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent;
}

const reasons = (configuration: PhotoBoxConfiguration) =>
  check(configuration, demoBoxes).map(({ field, reason }) => `${field}: ${reason}`);

describe("catalogue facts, section 9: cents for a box", () => {
  test.each([
    ["small", 24, 1290, 1419, 2322],
    ["small", 36, 1690, 1859, 3042],
    ["small", 48, 1990, 2189, 3582],
    ["photoprint", 100, 2990, 3289, 5382],
    ["photoprint", 200, 4490, 4939, 8082],
    ["photoprint", 300, 5790, 6369, 10_422],
  ] as const)("%s for %i: simple %i, glossy or matt %i, Hahnemühle %i", (type, max, simple, glossy, hahnemuehle) => {
    const on = (paper: string) => price(box(type, max, { paper }));
    expect([on("simple"), on("glossy"), on("matt"), on("hahnemuehle")]).toEqual([simple, glossy, glossy, hahnemuehle]);
  });

  test("a wooden box costs 12 € more, whatever the paper", () => {
    for (const paper of ["simple", "glossy", "hahnemuehle"]) {
      const plain = box("small", 24, { paper });
      expect(price({ ...plain, box: "wood" }) - price(plain)).toBe(1200);
    }
  });

  test("prints of 100x100 or 100x120 go into the small box, of 150x100 or 130x90 into MAX", () => {
    const at = (width: number, height: number) => ({ photoboxFormat: { width, height } });
    for (const possible of [at(100, 100), at(100, 120)]) expect(reasons(box("small", 24, possible))).toEqual([]);
    for (const possible of [at(150, 100), at(130, 90)]) expect(reasons(box("photoprint", 100, possible))).toEqual([]);
    expect(reasons(box("small", 24, at(150, 100)))).toEqual(["photoboxFormat: format-not-offered"]);
    expect(reasons(box("photoprint", 100, at(100, 120)))).toEqual(["photoboxFormat: format-not-offered"]);
    expect(reasons(box("photoprint", 100, at(180, 130)))).toEqual(["photoboxFormat: format-not-offered"]);
  });

  test("more prints than the stated maximum are refused, fewer cost the same", () => {
    expect(check(box("small", 36, { tileCount: 37 }), demoBoxes)).toEqual([
      { field: "tileCount", reason: "too-many-prints", params: { product: { key: "box.small" }, max: 36 } },
    ]);
    expect(price(box("small", 36, { tileCount: 1 }))).toBe(1690);
  });
});

test("each reason has its name, and a type nobody knows is the only one", () => {
  expect(reasons(box("small", 100))).toEqual(["photoboxQuantityMax: box-size-unknown"]);
  expect(reasons(box("small", 24, { paper: "gold", box: "tin" }))).toEqual([
    "paper: paper-unknown",
    "box: box-case-unknown",
  ]);
  expect(reasons({ ...box("small", 24), photoboxType: "huge", paper: "gold" })).toEqual(["photoboxType: box-unknown"]);
  const types = demoBoxes.types.map((type) => ({ ...type, papers: ["simple"] }));
  const [refused] = check(box("photoprint", 100, { paper: "hahnemuehle" }), { ...demoBoxes, types });
  expect(refused).toEqual({
    field: "paper",
    reason: "paper-not-for-box",
    params: { paper: { key: "box.paper.hahnemuehle" }, box: { key: "box.large" } },
  });
});

describe("a quote", () => {
  test("explains size, paper and box, and adds up", () => {
    const quoted = quote(box("small", 24, { paper: "glossy", box: "wood" }), demoBoxes, inGermany);
    expect(quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["box.small.24", 12_900_000],
      ["paper.glossy", 1_290_000],
      ["case.wood", 12_000_000],
    ]);
    expect(quoted).toMatchObject({ value: { priceOriginal: 2619, net: 2201, tax: 418, gross: 2619 } });
  });

  test("in other currencies is a percentage of the euro list, rounded once, or an own amount", () => {
    const terms = (currency: PriceTerms["currency"]): PriceTerms => ({ ...inGermany, currency });
    expect(price(box("small", 24), terms("CHF"))).toBe(1615);
    expect(price(box("small", 24), terms("GBP"))).toBe(1161);
    expect(price(box("small", 24), terms("USD"))).toBe(1523);
    const chf = { ...demoBoxes.currencies.CHF, overrides: { "box.small.24": 1690, "case.wood": 1500 } };
    const release = { ...demoBoxes, currencies: { ...demoBoxes.currencies, CHF: chf } };
    expect(price(box("small", 24, { box: "wood", paper: "matt" }), terms("CHF"), release)).toBe(1690 + 170 + 1500);
  });

  test("is reduced by a campaign for its type, measured by the lowest price of the 30 days before", () => {
    const campaign = {
      key: "box-days",
      label: "campaign.january-paper",
      percent: 10,
      keys: ["small"],
      from: "2027-01-11",
      to: "2027-01-24",
    };
    const release = { ...demoBoxes, campaigns: [campaign] };
    const on = (day: string) => ({ ...inGermany, on: day });
    expect(price(box("small", 24), on("2027-01-11"), release)).toBe(1161);
    expect(price(box("small", 24), on("2027-01-25"), release)).toBe(1290);
    expect(price(box("photoprint", 100), on("2027-01-11"), release)).toBe(2990);
    expect(reducedSince(box("small", 24), release, "2027-01-12")).toBe("2027-01-11");
    expect(priceBefore(box("small", 24), release, on("2027-01-12"), [])).toBe(1290);
    expect(priceBefore(box("photoprint", 100), release, on("2027-01-12"), [])).toBeNull();
  });
});

const anyBox: fc.Arbitrary<PhotoBoxConfiguration> = fc.record({
  photoboxType: fc.constantFrom("small", "photoprint", "large"),
  photoboxFormat: fc.constantFrom(...demoBoxes.types.flatMap(({ formats }) => formats)),
  photoboxQuantityMax: fc.constantFrom(24, 36, 48, 100, 200, 300),
  paper: fc.constantFrom("simple", "glossy", "matt", "hahnemuehle", "gold"),
  box: fc.constantFrom("cardboard", "wood"),
  tileCount: fc.integer({ min: 1, max: 320 }),
});
const sizesOf = (type: string) =>
  demoBoxes.types.find(({ key }) => key === type)?.sizes.map(({ quantityMax }) => quantityMax) ?? [];

quoteLaws({
  kind: { check, quote },
  data: demoBoxes,
  any: anyBox,
  possible: anyBox.filter((one) => check(one, demoBoxes).length === 0),
  growth: {
    prints: {
      more: (one) => {
        const photoboxQuantityMax = sizesOf(one.photoboxType).find((size) => size > one.photoboxQuantityMax);
        return photoboxQuantityMax === undefined ? null : { ...one, photoboxQuantityMax };
      },
    },
  },
});

test("a release names papers, boxes and types that exist, and rises in size", () => {
  const problems = (edit: object) =>
    releaseSchema.safeParse({ ...demoBoxes, ...edit }).error?.issues.map(({ message }) => message) ?? [];
  expect(problems({})).toEqual([]);
  expect(problems({ papers: demoBoxes.papers.slice(0, 3) })).toEqual(["unknown: what paper, name hahnemuehle"]);
  expect(problems({ boxes: demoBoxes.boxes.slice(0, 1) })).toEqual(["unknown: what box, name wood"]);
  const types = demoBoxes.types.map((type) => ({ ...type, sizes: type.sizes.toReversed() }));
  expect(problems({ types })).toEqual(["must-rise: what sizes", "must-rise: what sizes"]);
});
