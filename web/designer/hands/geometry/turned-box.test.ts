import fc from "fast-check";
import { expect, test } from "vitest";
import { photoElement, textElement } from "../../../../design/sample-designs.ts";
import { between, elementsAt, elementsIn } from "./hit.ts";
import { boundsOf, boundsOfAll, holds } from "./turned-box.ts";

const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({
  frame: { x, y, width, height },
  rotation,
});
const at = (id: string, x: number, y: number, width = 10_000, height = 10_000, rotation = 0) =>
  textElement({ id, frame: { x, y, width, height }, rotation });
const ids = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id);

test("a box on its side is as wide as it was high, about the same middle", () => {
  expect(boundsOf(box(0, 0, 40_000, 20_000, 90_000))).toEqual({ x: 10_000, y: -10_000, width: 20_000, height: 40_000 });
});

test("a square on its corner is as wide as its diagonal", () => {
  expect(boundsOf(box(0, 0, 10_000, 10_000, 45_000))).toEqual({ x: -2071, y: -2071, width: 14_142, height: 14_142 });
});

test("around several boxes there is the smallest rectangle that holds all corners, around none nothing", () => {
  const all = boundsOfAll([box(0, 0, 1000, 1000), box(5000, -2000, 1000, 1000)]);
  expect(all).toEqual({ x: 0, y: -2000, width: 6000, height: 3000 });
  expect(boundsOfAll([])).toBeNull();
});

test("a turned box holds its middle and nothing outside the rectangle around it", () => {
  const length = fc.integer({ min: 100, max: 1_000_000 });
  const angle = fc.integer({ min: -179_999, max: 180_000 });
  const point = fc.record({ x: fc.integer({ min: -2e6, max: 2e6 }), y: fc.integer({ min: -2e6, max: 2e6 }) });
  fc.assert(
    fc.property(length, length, angle, point, (width, height, rotation, point) => {
      const turned = box(0, 0, width, height, rotation);
      expect(holds(turned, { x: width / 2, y: height / 2 })).toBe(true);
      const { x, y, ...size } = boundsOf(turned);
      const outside =
        point.x < x - 1 || point.y < y - 1 || point.x > x + size.width + 1 || point.y > y + size.height + 1;
      if (outside) expect(holds(turned, point)).toBe(false);
    }),
  );
});

test("a click meets what is painted last; the picture of the whole side is under all of it", () => {
  const elements = [photoElement(), at("low", 0, 0), at("high", 5000, 5000)];
  expect(ids(elementsAt(elements, { x: 7000, y: 7000 }))).toEqual(["high", "low", "picture"]);
  expect(ids(elementsAt(elements, { x: 90_000, y: 1 }))).toEqual(["picture"]);
});

test("a click into the empty corner beside a turned box misses it", () => {
  const slanting = at("slanting", 0, 0, 100_000, 10_000, 45_000);
  expect(elementsAt([slanting], { x: 95_000, y: 5000 })).toEqual([]);
  expect(ids(elementsAt([slanting], { x: 80_000, y: 35_000 }))).toEqual(["slanting"]);
});

test("a frame that is drawn takes hold of what it touches, but of nothing locked and of no whole side", () => {
  const elements = [photoElement(), at("in", 0, 0), { ...at("locked", 0, 0), locked: true }, at("out", 50_000, 0)];
  expect(ids(elementsIn(elements, between({ x: 12_000, y: 30_000 }, { x: 9000, y: -5 })))).toEqual(["in"]);
});
