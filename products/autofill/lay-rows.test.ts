import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf } from "../../design/tiles/chance.ts";
import { layRows } from "./lay-rows.ts";

const area = { x: 10_000, y: 20_000, width: 180_000, height: 240_000 };
const rules = { gap: 4000, stretch: 1.2 };
const lay = (photos: readonly (readonly [number, number])[], seed = 1, stretch = rules.stretch, on = area) =>
  layRows(
    photos.map(([width, height]) => ({ width, height })),
    on,
    { ...rules, stretch },
    chanceOf(seed),
  );

test("three landscapes stand above each other on a narrow page, with the gap between them", () => {
  const three = [1, 2, 3].map(() => [4, 3] as const);
  const boxes = lay(three, 1, rules.stretch, { ...area, width: 105_000 });
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  expect(boxes.slice(1).map(({ y }, n) => y - (boxes[n]?.y ?? 0) - (boxes[n]?.height ?? 0))).toEqual([4000, 4000]);
});

test("two portraits stand beside each other", () => {
  const [one, other] = lay([
    [3, 4],
    [3, 4],
  ]);
  expect(one?.y).toBe(other?.y);
  expect((other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0)).toBe(4000);
});

const shape = fc.constantFrom<readonly [number, number]>([4, 3], [3, 4], [1, 1], [16, 9], [20, 1], [1, 20]);

test("boxes stay in their area, and neighbours have the same gap whatever comes together", () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 1, maxLength: 12 }), fc.nat(99), (photos, seed) => {
      const boxes = lay(photos, seed);
      expect(boxes).toHaveLength(photos.length);
      for (const { x, y, width, height } of boxes) {
        expect(x >= area.x && y >= area.y).toBe(true);
        expect(x + width <= area.x + area.width && y + height <= area.y + area.height).toBe(true);
      }
      // Grown by half a gap they touch and never overlap: rows and columns have the gap and nothing else between them.
      for (const [n, one] of boxes.entries())
        for (const other of boxes.slice(n + 1)) {
          const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
          const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(rules.gap);
        }
    }),
    { numRuns: 200, seed: 26 },
  );
});

test("without stretching nothing is cut but photos longer than a line", () => {
  const boxes = lay(
    [
      [4, 3],
      [3, 4],
      [16, 9],
    ],
    3,
    1,
  );
  expect(boxes.map(({ width, height }) => (width / height).toFixed(2))).toEqual(["1.33", "0.75", "1.78"]);
});
