import { describe, expect, it } from "vitest";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import { priceOf } from "./page/price.ts";
import { priceBefore } from "./price-before.ts";

const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2027-01-15" } as const;
const paper = picture("hahnemuehle 73x41");

describe("the price a reduction is measured by", () => {
  it("is the lowest of the 30 days before, for own sizes, too", () => {
    const before = priceOf(paper, demoRelease, { ...terms, on: "2027-01-10" }).priceCurrent;
    expect(priceBefore(paper, demoRelease, terms)).toBe(before);
    expect(priceOf(paper, demoRelease, terms).priceCurrent).toBeLessThan(before);
  });

  it("is lower when the piece was cheaper within these days, by another release or campaign", () => {
    const cheaper = {
      ...demoRelease,
      release: 1,
      validFrom: "2026-06-01",
      materials: demoRelease.materials.map((one) => ({ ...one, rate: { ...one.rate, fix: one.rate.fix - 200 } })),
    };
    const current = { ...demoRelease, release: 2, validFrom: "2026-12-20" };
    const then = priceOf(paper, cheaper, { ...terms, on: "2026-12-15" }).priceCurrent;
    expect(then).toBeLessThan(priceOf(paper, current, { ...terms, on: "2027-01-10" }).priceCurrent);
    expect(priceBefore(paper, current, terms, [cheaper])).toBe(then);
  });

  it("a price of 31 days before does not count", () => {
    const campaign = {
      key: "dump",
      label: "x",
      from: "2026-12-11",
      to: "2026-12-11",
      percent: 50,
      materials: ["hahnemuehle"],
    };
    const [january] = demoRelease.campaigns;
    if (!january) throw new Error("no campaign");
    const on = (day: string) => ({
      ...demoRelease,
      campaigns: [january, { ...campaign, from: day, to: day }],
    });
    expect(january.from).toBe("2027-01-11");
    expect(priceBefore(paper, on("2026-12-11"), terms)).toBe(priceOf(paper, demoRelease, terms).priceOriginal);
    expect(priceBefore(paper, on("2026-12-12"), terms)).toBeLessThan(priceOf(paper, demoRelease, terms).priceCurrent);
  });

  it("there is none without a reduction", () => {
    expect(priceBefore(paper, demoRelease, { ...terms, on: "2027-01-10" })).toBeNull();
    expect(priceBefore(picture("leinwand 60x40"), demoRelease, terms)).toBeNull();
  });
});
