import type { Point, Rect } from "../../design/geometry.ts";
import type { Sides } from "../../design/layout.ts";
import type { MachinePath } from "../../design/machine-lines.ts";
import { mapPath } from "../../design/path.ts";
import { intersect, translate } from "../../design/rect.ts";
import type { ManyUp } from "../../products/print-plan.ts";
import { bleedOf } from "./crop-lines.ts";
import type { ImposedSheet, PlacedSide } from "./imposed-sheet.ts";
import { marksAround, marksBetween } from "./many-up-marks.ts";

/**
 * Pages of equal size in a centred block. Neighbours share the gutter, half as bleed for each. Marks are around the
 * block, and in gutters wider than both bleeds. Null when the block does not fit.
 *
 * @param pages at most as many as there are places, from left to right and then down as the front is seen
 * @param index their page number within a piece, from 0: backs are mirrored, so that they meet their fronts
 */
export function blockOf(pages: readonly ImposedSheet[], press: ManyUp, index: number): ImposedSheet | null {
  const [first] = pages;
  if (!first) return null;
  const { sheet, gutter } = press;
  const bleed = bleedOf(first);
  const places = placesOf(first, press);
  const block = around(places);
  const { left, top } = { left: block.x, top: block.y };
  if (left < Math.max(bleed.left, bleed.right) || top < Math.max(bleed.top, bleed.bottom)) return null;
  const isBack = press.turned !== undefined && index % 2 === 1;
  const placed = pages.map((page, n) => {
    const place = isBack ? mirrored(n, press) : n;
    const trim = places[place] as Rect;
    return { page, trim, shown: grown(page.trim, shownBleed(place, press, bleedOf(page))) };
  });
  const trim = { x: 0, y: 0, ...sheet };
  const trims = placed.map((one) => one.trim);
  const cuts =
    press.marks === false ? [] : [...marksAround(places, block, bleed, trim), ...marksBetween(trims, gutter, bleed)];
  const [parts, lines] = [placed.flatMap(partsAt), placed.flatMap(movedLines)];
  return {
    size: sheet,
    trim,
    piece: first.piece,
    parts,
    cuts,
    name: first.name,
    repeats: new Set(placed.flatMap(({ page }) => page.parts.map((part) => part.page))).size < parts.length,
    ...(lines.length > 0 ? { lines } : {}),
  };
}

/** The trims of all places, row by row. */
function placesOf({ trim: { width, height } }: ImposedSheet, { sheet, across, down, gutter }: ManyUp): readonly Rect[] {
  const left = Math.round((sheet.width - across * width - (across - 1) * gutter) / 2);
  const top = Math.round((sheet.height - down * height - (down - 1) * gutter) / 2);
  return Array.from({ length: across * down }, (_, n) => ({
    x: left + (n % across) * (width + gutter),
    y: top + Math.floor(n / across) * (height + gutter),
    width,
    height,
  }));
}

function around(places: readonly Rect[]): Rect {
  const [first, last] = [places[0] as Rect, places.at(-1) as Rect];
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/** Place of a back on the turned sheet. */
function mirrored(place: number, { across, down, turned }: ManyUp): number {
  const [row, column] = [Math.floor(place / across), place % across];
  return turned === "head" ? (down - 1 - row) * across + column : row * across + across - 1 - column;
}

/** All of the bleed at the edges of the block, half of the gutter inside. */
function shownBleed(place: number, { across, down, gutter }: ManyUp, bleed: Sides): Sides {
  const [row, column] = [Math.floor(place / across), place % across];
  const half = (width: number) => Math.min(width, Math.floor(gutter / 2));
  return {
    left: column === 0 ? bleed.left : half(bleed.left),
    right: column === across - 1 ? bleed.right : half(bleed.right),
    top: row === 0 ? bleed.top : half(bleed.top),
    bottom: row === down - 1 ? bleed.bottom : half(bleed.bottom),
  };
}

const grown = ({ x, y, width, height }: Rect, { left, top, right, bottom }: Sides): Rect => ({
  x: x - left,
  y: y - top,
  width: width + left + right,
  height: height + top + bottom,
});

interface PlacedPage {
  readonly page: ImposedSheet;
  /** On the sheet. */
  readonly trim: Rect;
  /** Visible part of the page, in its own coordinates. */
  readonly shown: Rect;
}

const moveOf = ({ page, trim }: PlacedPage): Point => ({ x: trim.x - page.trim.x, y: trim.y - page.trim.y });

function partsAt(placed: PlacedPage): readonly PlacedSide[] {
  const move = moveOf(placed);
  return placed.page.parts.flatMap(({ page, window, offset, trim }) => {
    const seen = intersect(window, translate(placed.shown, { x: -offset.x, y: -offset.y }));
    if (!seen) return [];
    const moved = { x: offset.x + move.x, y: offset.y + move.y };
    return [{ page, window: seen, offset: moved, trim: translate(trim, move) }];
  });
}

function movedLines(placed: PlacedPage): readonly MachinePath[] {
  const move = moveOf(placed);
  return (placed.page.lines ?? []).map((line) => ({
    ...line,
    path: mapPath(line.path, ({ x, y }) => ({ x: x + move.x, y: y + move.y })),
  }));
}
