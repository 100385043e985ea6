import { expect, test } from "vitest";
import { photoBook, photobookRelease } from "../../../demo/catalogue/photobooks.ts";
import { bledFrame, safeFrame } from "../../../design/template/boxes.ts";
import type { Style } from "../../../design/template/style.ts";
import { templateFor } from "../../../design/template/wardrobe.ts";
import { openCase } from "../case.ts";
import { coverMeasures } from "../sides/measures.ts";
import { COVER } from "../sides/sides.ts";
import { coverLayouts } from "./cover-layouts.ts";
import { sideOf } from "./dressed-sides.ts";
import { plainStyle } from "./plain-style.ts";
import { wornStyle } from "./worn-style.ts";

const books = [
  "digitalfotobuch-hard-pur-standard-glossy 210x297",
  "echtfotobuch-hard-layflat-matt-glossy 300x300",
  "fotoheft-soft-heftbindung-matt-matt 148x210",
].map((text) => openCase(photoBook(text), photobookRelease));
const worded: Style = { ...plainStyle, dressing: { ...plainStyle.dressing, words: { names: "Nina & Paul" } } };

test.each(books)(
  "a cover has layouts of its own: around the book, the front, half of it, a strip, words alone",
  (one) => {
    const { front, back, trim } = coverMeasures(one);
    const { sheet } = sideOf({ id: COVER, role: COVER }, one);
    const framesIn = (key: string) => {
      const layout = coverLayouts(worded, one).find((each) => each.key === key);
      if (!layout) throw new Error(key);
      const { items } = templateFor(layout, sheet);
      return {
        photos: items.flatMap((item) => (item.type === "photo" ? [bledFrame(item.box, sheet)] : [])),
        texts: items.flatMap((item) => (item.type === "text" ? [safeFrame(item.box, sheet)] : [])),
      };
    };
    const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(2);

    const [around] = framesIn("photos-1-around").photos;
    expect(around).toMatchObject({ x: -sheet.bleed, width: trim.width + 2 * sheet.bleed });
    // From the spine to the turned-in edge.
    for (const [key, share] of [
      ["photos-1-front", 1],
      ["photos-1-half", 0.54],
      ["photos-1-strip", 0.3],
    ] as const) {
      const [photo] = framesIn(key).photos;
      near(photo?.x ?? 0, front.x);
      near((photo?.x ?? 0) + (photo?.width ?? 0), trim.width + sheet.bleed);
      const edges = key === "photos-1-strip" ? 0 : key === "photos-1-half" ? 1 : 2;
      near(photo?.height ?? 0, share * front.height + edges * sheet.bleed);
    }
    expect(framesIn("photos-0-words").photos).toEqual([]);
    const [large, small] = framesIn("photos-2-front-and-back").photos;
    near(large?.x ?? 0, front.x);
    expect((small?.x ?? 0) + (small?.width ?? 0)).toBeLessThan(back.width);
    for (const { key } of coverLayouts(worded, one))
      for (const { x, width } of framesIn(key).texts) {
        expect(x).toBeGreaterThan(front.x);
        expect(x + width).toBeLessThan(trim.width);
      }
  },
);

test("a book without a set has them without words and without an empty area; with a set they come behind its own", () => {
  const [one] = books;
  if (!one) throw new Error();
  const plain = wornStyle(plainStyle, one).parts.wrap ?? [];
  expect(plain.map(({ key }) => key)).toEqual([
    "photos-1-around",
    "photos-1-front",
    "photos-1-half",
    "photos-1-strip",
    "photos-2-front-and-back",
  ]);
  const { sheet } = sideOf({ id: COVER, role: COVER }, one);
  for (const layout of plain)
    expect(new Set(templateFor(layout, sheet).items.map(({ type }) => type))).toEqual(new Set(["photo"]));
});
