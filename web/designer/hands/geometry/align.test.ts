import fc from "fast-check";
import { expect, test } from "vitest";
import { translate } from "../../../../design/rect.ts";
import { align, axisOf, distribute, gapBetween, type Moves, type Placed, spaceOut } from "./align.ts";

const item = (id: string, x: number, y: number, width: number, height: number): Placed => ({
  id,
  bounds: { x, y, width, height },
});
const moved = (items: readonly Placed[], moves: Moves): readonly Placed[] =>
  items.map(({ id, bounds }) => ({ id, bounds: translate(bounds, moves.get(id) ?? { x: 0, y: 0 }) }));

const three = [
  item("a", 0, 0, 10_000, 10_000),
  item("b", 25_000, 4000, 10_000, 20_000),
  item("c", 90_000, 0, 10_000, 10_000),
];
const within = { x: 0, y: 0, width: 100_000, height: 24_000 };

test("all go to the same edge or middle; what is there already rests", () => {
  expect([...align(three, "left", within)]).toEqual([
    ["b", { x: -25_000, y: 0 }],
    ["c", { x: -90_000, y: 0 }],
  ]);
  expect([...align(three, "bottom", within).keys()]).toEqual(["a", "c"]);
  expect(align(three, "centre", within).get("a")).toEqual({ x: 45_000, y: 0 });
  expect(align(three, "middle", within).get("b")).toEqual({ x: 0, y: -2000 });
});

test("distributed across, the outer ones stay and the gaps are equal", () => {
  expect([...distribute(three, "x")]).toEqual([["b", { x: 20_000, y: 0 }]]);
  expect(distribute(three.slice(1), "x").size).toBe(0);
});

test("a gap of 12 mm is 12 mm between all of them, the first one stays", () => {
  const spaced = moved(three, spaceOut(three, "x", 12_000));
  expect(spaced.map(({ bounds }) => bounds.x)).toEqual([0, 22_000, 44_000]);
  expect(gapBetween(spaced, "x")).toBe(12_000);
  expect(gapBetween(three, "x")).toBeNull();
});

test("a row is spaced across, a pile down", () => {
  expect(axisOf(three)).toBe("x");
  expect(axisOf([item("a", 0, 0, 90_000, 10_000), item("b", 5000, 30_000, 10_000, 10_000)])).toBe("y");
});

test("whatever the gaps of a row were, distributed they are one", () => {
  const step = fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 1, max: 400_000 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), fc.constantFrom("x", "y"), (steps, axis) => {
      let end = 0;
      const items = steps.map(([gap, length], n) => {
        const start = end + gap;
        end = start + length;
        return axis === "x" ? item(`e${n}`, start, 0, length, 9000) : item(`e${n}`, 0, start, 9000, length);
      });
      const after = moved(items, distribute(items, axis));
      expect(gapBetween(after, axis)).not.toBeNull();
      expect([after[0], after.at(-1)]).toEqual([items[0], items.at(-1)]);
    }),
  );
});
