import { expect, test } from "vitest";
import { allSides, type SurfaceLayout } from "../../../../design/layout.ts";
import type { SceneItem, ScenePage } from "../../../../design/scene.ts";
import { nearFolds } from "./near-fold.ts";

const layout: SurfaceLayout = {
  surface: "spread-1",
  role: "spread",
  trim: { width: 400_000, height: 200_000 },
  bleed: allSides(5_000),
  edge: { kind: "bleed" },
  background: "#ffffff",
  zones: [
    { kind: "safe", by: "safe", area: { x: 5_000, y: 5_000, width: 390_000, height: 190_000 } },
    { kind: "gutter", by: "binding", area: { x: 190_000, y: 0, width: 20_000, height: 200_000 } },
  ],
  resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
};
const page = (...items: SceneItem[]): ScenePage => ({
  surface: "spread-1",
  role: "spread",
  copies: 1,
  size: { width: 410_000, height: 210_000 },
  items,
  zones: [],
  trim: { x: 5_000, y: 5_000, width: 400_000, height: 200_000 },
});
const words = (x: number): SceneItem => ({
  type: "glyphs",
  element: "t",
  font: "f",
  size: 5_000,
  colour: "#000000",
  text: "ab",
  glyphs: [1, 0, x, 50_000, 2, 1, x + 4_000, 50_000],
  clip: { x: 0, y: 0, width: 410_000, height: 210_000 },
});
/** A photo over the left page and the gutter, 210 mm wide. */
const image: SceneItem = {
  type: "image",
  element: "i",
  photo: "p",
  matrix: [210_000, 0, 0, 140_000, 5_000, 5_000],
  clip: { x: 5_000, y: 5_000, width: 210_000, height: 140_000 },
};
const photos = (x: number) => [
  { id: "p", name: "p.jpg", width: 3000, height: 2000, faces: [{ x, y: 300_000, width: 50_000, height: 80_000 }] },
];

test("words in the gutter are named, with the shorter way beside it", () => {
  // The gutter is from 195 to 215 mm on the page; the words end at 201.5.
  expect(nearFolds(page(words(195_000)), layout, [])).toEqual([
    {
      reason: "near-fold",
      surface: "spread-1",
      element: "t",
      bend: "gutter",
      what: "words",
      back: { x: -6_501, y: 0 },
    },
  ]);
  expect(nearFolds(page(words(150_000)), layout, [])).toEqual([]);
});

test("a known face in the gutter is named, one beside it is not", () => {
  expect(nearFolds(page(image), layout, photos(920_000))).toMatchObject([
    { element: "i", bend: "gutter", what: "face" },
  ]);
  expect(nearFolds(page(image), layout, photos(100_000))).toEqual([]);
});

test("a lay-flat spread has no gutter to keep free", () => {
  const flat = { ...layout, zones: layout.zones.slice(0, 1) };
  expect(nearFolds(page(words(200_000), image), flat, photos(920_000))).toEqual([]);
});
