import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import type { DesignElement } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { canvas, surface, textElement } from "../../../design/sample-designs.ts";
import { handles } from "../scene/handle-drag.ts";
import { boundsOfAll } from "./geometry/turned-box.ts";
import { type Grip, type Manner, moved, pinched, pulled, turned } from "./grip.ts";
import { movable } from "./steps/held.ts";

const trim = { x: 0, y: 0, width: 300_000, height: 200_000 };
const text = (id: string, x: number, y: number, width = 50_000, height = 20_000, rotation = 0) =>
  textElement({ id, frame: { x, y, width, height }, rotation });
const grip = (...elements: DesignElement[]): Grip => {
  const items = elements.flatMap((element) => movable(element) ?? []);
  const bounds = boundsOfAll(items.map(({ box }) => box));
  if (!bounds) throw new Error("nothing to hold");
  return { items, bounds, others: [], side: { trim, safe: [] }, keepsShape: false };
};
const plain: Manner = { strict: false, free: false, tolerance: 1_000 };
const free: Manner = { ...plain, free: true };
const set = (steps: readonly Step[], at = 0) => {
  const step = steps[at];
  return step?.type === "setElement" ? step.set : undefined;
};

describe("dragging", () => {
  test("rests at the edge of the side, with Ctrl nowhere, and back where it began nothing happened", () => {
    expect(set(moved(grip(text("a", 20_000, 60_000)), { x: -19_400, y: 0 }, plain).steps)).toMatchObject({
      frame: { x: 0 },
    });
    expect(set(moved(grip(text("a", 20_000, 60_000)), { x: -19_400, y: 0 }, free).steps)).toMatchObject({
      frame: { x: 600 },
    });
    expect(moved(grip(text("a", 20_000, 60_000)), { x: 0, y: 0 }, free).steps).toEqual([]);
  });

  test("goes straight with Shift, even where a line is near beside it", () => {
    const { steps } = moved(grip(text("a", 20_000, 600)), { x: 33_000, y: 12_000 }, { ...plain, strict: true });
    expect(set(steps)).toMatchObject({ frame: { x: 53_000, y: 600 } });
  });

  test("takes several along, resting by the rectangle around them", () => {
    const { steps } = moved(grip(text("a", 20_000, 50_000), text("b", 90_000, 50_000)), { x: 0, y: -49_500 }, plain);
    expect([set(steps)?.frame, set(steps, 1)?.frame]).toMatchObject([{ y: 0 }, { y: 0 }]);
  });
});

describe("pulling a handle", () => {
  test("sets a text's box freely, and in proportion with Shift", () => {
    const box = grip(text("a", 20_000, 60_000));
    expect(set(pulled(box, "se", { x: 10_000, y: 0 }, free).steps)).toEqual({
      frame: { x: 20_000, y: 60_000, width: 60_000, height: 20_000 },
    });
    expect(set(pulled(box, "e", { x: 10_000, y: 0 }, { ...free, strict: true }).steps)).toMatchObject({
      frame: { width: 60_000, height: 24_000 },
    });
  });

  test("keeps the proportions of a photo at its corners only", () => {
    const photo = { ...grip(text("a", 20_000, 60_000)), keepsShape: true };
    expect(set(pulled(photo, "se", { x: 25_000, y: 10_000 }, free).steps)).toMatchObject({
      frame: { width: 75_000, height: 30_000 },
    });
    expect(set(pulled(photo, "s", { x: 0, y: 10_000 }, free).steps)).toMatchObject({
      frame: { width: 50_000, height: 30_000 },
    });
  });

  test("makes several larger with their type, and never so small that one is lost", () => {
    const two = grip(text("a", 0, 0, 40_000, 20_000), text("b", 60_000, 80_000, 40_000, 20_000));
    const { steps } = pulled(two, "se", { x: 100_000, y: 100_000 }, free);
    expect(set(steps)).toMatchObject({ size: 20_000, frame: { width: 80_000, height: 40_000 } });
    const least = pulled(two, "se", { x: -500_000, y: -500_000 }, free);
    expect(set(least.steps)).toMatchObject({ frame: { width: 4_000, height: 2_000 } });
  });
});

describe("turning", () => {
  test("goes about an element's own middle and rests upright", () => {
    expect(set(turned(grip(text("a", 0, 0)), 88_500, plain).steps)).toMatchObject({ rotation: 90_000 });
    expect(turned(grip(text("a", 0, 0)), 1_000, plain).steps).toEqual([]);
  });

  test("goes about the middle of several", () => {
    const { steps } = turned(grip(text("a", 0, 0), text("b", 100_000, 0)), 180_000, plain);
    expect(set(steps)).toEqual({ rotation: 180_000, frame: { x: 100_000, y: 0, width: 50_000, height: 20_000 } });
  });
});

test("two fingers move, enlarge and turn at once", () => {
  const { steps } = pinched(grip(text("a", 0, 0, 40_000, 20_000)), { x: 5_000, y: 0 }, 2, 90_000);
  expect(set(steps)).toEqual({
    rotation: 90_000,
    size: 20_000,
    frame: { x: -15_000, y: -10_000, width: 80_000, height: 40_000 },
  });
});

test("whatever is done to elements, the design takes it", () => {
  // Slimmer ones, pulled in proportion, can become longer than a design may hold.
  const length = fc.integer({ min: 10_000, max: 300_000 });
  const angle = fc.integer({ min: -179_999, max: 180_000 });
  const place = fc.integer({ min: -100_000, max: 300_000 });
  const way = fc.record({ x: fc.integer({ min: -4e5, max: 4e5 }), y: fc.integer({ min: -4e5, max: 4e5 }) });
  const boxes = fc.array(fc.tuple(place, place, length, length, angle), { minLength: 1, maxLength: 4 });
  const manner = fc.record({ strict: fc.boolean(), free: fc.boolean(), tolerance: fc.constant(1_500) });
  const growth = fc.double({ min: 0.001, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      boxes,
      fc.constantFrom(...handles),
      way,
      manner,
      growth,
      angle,
      (all, handle, by, manner, times, turn) => {
        const elements = all.map((box, n) => text(`e${n}`, ...box));
        const document = { ...canvas(), surfaces: [surface(elements)] };
        const held = grip(...elements);
        const reached = [
          moved(held, by, manner),
          pulled(held, handle, by, manner),
          turned(held, turn, manner),
          pinched(held, by, times, turn),
        ];
        for (const { steps } of reached) expect(apply(document, together(steps)).ok).toBe(true);
      },
    ),
  );
});
