import fc from "fast-check";
import { expect, test } from "vitest";
import { droppable, takingThePlaceOf, within } from "./carried.ts";
import { cellsNear, cellsOf } from "./cells.ts";
import { overviewCommandOf, walked } from "./overview-keys.ts";

const stroke = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});
const spread = { width: 420_000, height: 297_000 };

test("a book of 160 pages lies in five columns on a desktop and in two on a phone, its cover at the same scale", () => {
  const sizes = [{ width: 445_000, height: 303_000 }, ...Array.from({ length: 81 }, () => spread)];
  const context = cellsOf(sizes, 1360);
  expect(context).toMatchObject({ columns: 5, width: 272, rows: 17 });
  expect(Math.round(context.scale * 445_000)).toBe(248);
  expect(cellsOf(sizes, 358)).toMatchObject({ columns: 2, width: 179, rows: 41 });
});

test("tall sheets are limited by their height", () => {
  const cells = cellsOf(
    Array.from({ length: 13 }, () => ({ width: 297_000, height: 420_000 })),
    1360,
  );
  expect(Math.round(cells.scale * 420_000)).toBe(190);
});

test("only what is within a window height is drawn, and all that is seen", () => {
  const cells = cellsOf(
    Array.from({ length: 82 }, () => spread),
    1360,
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: cells.rows * cells.height }),
      fc.integer({ min: 200, max: 900 }),
      (top, height) => {
        const [first, end] = cellsNear(cells, 82, { top, height });
        const seenFirst = Math.floor(top / cells.height) * cells.columns;
        const seenEnd = Math.ceil((top + height) / cells.height) * cells.columns;
        expect(first).toBeLessThanOrEqual(Math.min(seenFirst, 82));
        expect(end).toBeGreaterThanOrEqual(Math.min(seenEnd, 82));
        expect(end - first).toBeLessThanOrEqual(cells.columns * (Math.ceil((3 * height) / cells.height) + 2));
      },
    ),
  );
});

test("arrows walk in rows and stay within them", () => {
  expect(walked("ArrowDown", 3, 82, 5)).toBe(8);
  expect(walked("ArrowDown", 80, 82, 5)).toBe(81);
  expect(walked("ArrowUp", 3, 82, 5)).toBe(3);
  expect(walked("ArrowLeft", 0, 82, 5)).toBe(0);
  expect(walked("End", 0, 82, 5)).toBe(81);
});

test("keys choose, pick up and open; keys of the browser stay the browser's", () => {
  expect(overviewCommandOf(stroke(" "))).toEqual({ do: "choose" });
  expect(overviewCommandOf(stroke("M", { shiftKey: true }))).toEqual({ do: "pickUp" });
  expect(overviewCommandOf(stroke("ArrowRight", { shiftKey: true }))).toEqual({
    do: "walk",
    by: "ArrowRight",
    extend: true,
  });
  expect(overviewCommandOf(stroke("a", { ctrlKey: true }))).toEqual({ do: "all" });
  expect(overviewCommandOf(stroke("d", { ctrlKey: true }))).toBeNull();
  expect(overviewCommandOf({ ...stroke("ArrowLeft"), altKey: true })).toBeNull();
});

test("nothing is dropped before a book's cover and first page, nor behind its last page", () => {
  const bounds = droppable([false, false, true, true, true, false]);
  expect(bounds).toEqual({ first: 2, last: 5 });
  expect(bounds && [0, 2, 4, 6].map((before) => within(before, bounds))).toEqual([2, 2, 4, 5]);
  expect(droppable([false, false])).toBeNull();
});

test("what is dropped onto a spread takes its place", () => {
  expect(takingThePlaceOf(4, [1, 2])).toBe(5);
  expect(takingThePlaceOf(4, [7])).toBe(4);
});
