import { describe, expect, test } from "vitest";
import { photoBook, photobookRelease } from "../../../demo/catalogue/photobooks.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import { noStock } from "../../../design/material.ts";
import { bledFrame } from "../../../design/template/boxes.ts";
import type { Layout } from "../../../design/template/template.ts";
import { createWardrobe, templateFor } from "../../../design/template/wardrobe.ts";
import { openCase } from "../case.ts";
import { pageSize, spreadSize } from "../sides/measures.ts";
import { isPhotoLayout, photoLayouts } from "./photo-layouts.ts";
import { plainStyle } from "./plain-style.ts";
import { wornStyle } from "./worn-style.ts";

const books = [
  "digitalfotobuch-hard-pur-standard-glossy 200x200",
  "digitalfotobuch-hard-pur-standard-glossy 210x297",
  "digitalfotobuch-hard-pur-standard-glossy 420x297",
  "echtfotobuch-hard-layflat-matt-glossy 300x300",
  "echtfotobuch-hard-layflat-matt-glossy 297x210",
  "fotoheft-soft-heftbindung-matt-matt 148x210",
].map((text) => openCase(photoBook(text), photobookRelease));

const framesOf = (layout: Layout, trim: Size): readonly Rect[] =>
  templateFor(layout, { trim }).items.map(({ box }) => bledFrame(box, { trim, bleed: 5_000, safe: 5_000 }));

const parts = books.flatMap((one) => {
  const { opening, page, spread } = photoLayouts(one);
  const [single, double] = [pageSize(one), spreadSize(one)];
  return [
    ...([opening, page] as const).map((layouts) => ({ one, layouts, trim: single, isSpread: false })),
    { one, layouts: spread, trim: double, isSpread: true },
  ];
});
const each = parts.flatMap(({ layouts, ...part }) =>
  layouts.map((layout) => ({ ...part, layout, frames: framesOf(layout, part.trim) })),
);
const name = ({ one, layout }: (typeof each)[number]) =>
  `${one.configuration.binding} ${one.configuration.format.width} ${layout.key}`;

const overlap = (one: Rect, other: Rect) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y);

describe("layouts of photos alone", () => {
  test("are there for every number from 1 to 12, on single pages and on spreads, several for each", () => {
    for (const { layouts, trim } of parts) {
      const counts = Map.groupBy(layouts, (layout) => framesOf(layout, trim).length);
      expect([...counts.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(Math.min(...[...counts.values()].map((some) => some.length))).toBeGreaterThanOrEqual(2);
      expect(new Set(layouts.map(({ key }) => key)).size).toBe(layouts.length);
    }
  });

  test("no two photos lie over each other, and none is a strip", () => {
    for (const one of each) {
      const { frames } = one;
      const over = frames.some((frame, n) => frames.slice(n + 1).some((other) => overlap(frame, other)));
      expect([name(one), over]).toEqual([name(one), false]);
      const ratios = frames.map(({ width, height }) => Math.max(width / height, height / width));
      expect([name(one), Math.max(...ratios) < 3.2]).toEqual([name(one), true]);
    }
  });

  test("neighbours have the same gap everywhere, to a micrometre of rounding", () => {
    for (const one of each) {
      const gap = Math.round(Math.min(one.trim.width / (one.isSpread ? 2 : 1), one.trim.height) * 0.018);
      const onPage = (frame: Rect) => !one.isSpread || frame.x + frame.width <= one.trim.width / 2;
      for (const frame of one.frames) {
        const right = one.frames.filter(
          (other) =>
            onPage(frame) === onPage(other) &&
            other.x >= frame.x + frame.width &&
            overlap({ ...frame, x: other.x, width: 1 }, other),
        );
        const nearest = Math.min(...right.map((other) => other.x - frame.x - frame.width));
        if (right.length > 0) expect([name(one), Math.abs(nearest - gap) <= 2]).toEqual([name(one), true]);
      }
    }
  });

  test("photos lie across the fold of a lay-flat book alone; elsewhere none but a full page comes into the gutter", () => {
    const crossing = each.filter(
      ({ isSpread, frames, trim }) =>
        isSpread && frames.some(({ x, width }) => x < trim.width / 2 - 1 && x + width > trim.width / 2 + 1),
    );
    expect(new Set(crossing.map(({ one }) => one.configuration.binding))).toEqual(new Set(["layflat"]));
    for (const one of each.filter(({ isSpread }) => isSpread)) {
      const { binding } = one.one.configuration;
      const gutter = (photobookRelease.sheet.gutter[binding] ?? 0) * 1000;
      if (gutter === 0) continue;
      const middle = one.trim.width / 2;
      const inGutter = one.frames.filter(
        ({ x, width, y }) => y > 0 && x < middle + gutter - 1 && x + width > middle - gutter + 1,
      );
      expect([name(one), inGutter]).toEqual([name(one), []]);
    }
  });

  test("a photo that fills its page runs into the bleed at three edges and ends at the fold", () => {
    const one = openCase(photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200"), photobookRelease);
    const layout = photoLayouts(one).spread.find(({ key }) => key === "photos-4-right-full-wide");
    const frames = layout ? framesOf(layout, spreadSize(one)) : [];
    expect(frames[0]).toEqual({ x: 200_000, y: -5_000, width: 205_000, height: 210_000 });
    // Margins of 12 mm, and 10 mm more at the binding.
    expect(Math.min(...frames.slice(1).map(({ x }) => x))).toBe(12_000);
    expect(Math.max(...frames.slice(1).map(({ x, width }) => x + width))).toBe(178_000);
  });
});

test("a set of the shop keeps its own layouts first, and a book without a set has those of photos", () => {
  for (const one of books) {
    const { parts: worn } = wornStyle(plainStyle, one);
    expect(worn.spread?.every(isPhotoLayout)).toBe(true);
    const wardrobe = createWardrobe(wornStyle(plainStyle, one), noStock);
    const [layout] = worn.page ?? [];
    if (!layout) throw new Error("no layout");
    const sheet = { trim: pageSize(one), bleed: 5_000, safe: 5_000 };
    const { elements, background } = wardrobe.dress({ surface: "last", layout, sheet });
    expect([background, elements.map(({ type, id }) => [type, id])]).toEqual(["#ffffff", [["photo", "last-photo-1"]]]);
  }
});
