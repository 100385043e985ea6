import { expect, test } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { openCase } from "./check.ts";
import { describe as described } from "./describe.ts";
import { readLink } from "./link.ts";
import { seenDesign } from "./seen-design.ts";

const opened = (query: string) =>
  openCase(readLink(parseQuery(query), demoCollages, { channel: "poster", unit: "cm" }).configuration, demoCollages);

test("a grid that was made a heart is called a heart of as many photos", () => {
  const heart = seenDesign({ kind: "outline", outline: "heart" }, opened("tileCount=24"));
  expect(heart).toMatchObject({ designId: 26, tileCount: 24 });
  expect(described(heart, demoCollages).facts[0]).toMatchObject({
    key: "collage.design",
    params: { shape: { key: "collage.shape.heart" }, photos: 24 },
  });
});

test("letters, numbers and years are called so, with the photos that they need", () => {
  const shown = (sign: string, tiles: number) => seenDesign({ kind: "sign", sign }, opened("tileCount=14"), tiles);
  expect(shown("L", 14)).toMatchObject({ designId: 31, tileCount: 14 });
  expect(shown("30", 18)).toMatchObject({ designId: 29, tileCount: 18 });
  expect(shown("2026", 44)).toMatchObject({ designId: 33, tileCount: 44 });
});

test("a form that the design has already, and a set, keep their name", () => {
  const same = opened("designId=27");
  expect(seenDesign({ kind: "outline", outline: "heart" }, same)).toBe(same.configuration);
  const set = opened("materialType=mixed&tileCount=9");
  expect(seenDesign({ kind: "comb" }, set)).toBe(set.configuration);
});
