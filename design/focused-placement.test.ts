import { expect, test } from "vitest";
import type { DesignPhoto } from "./document.ts";
import { focusedPlacement } from "./focused-placement.ts";
import { plainPlacement } from "./placement.ts";
import { landscape } from "./sample-designs.ts";

/** Half of the landscape's height is not seen, all of its width is. */
const strip = { x: 0, y: 0, width: 400_000, height: 150_000 };
const square = { x: 0, y: 0, width: 300_000, height: 300_000 };

const centreOf = (facts: Partial<DesignPhoto>, box = square) =>
  focusedPlacement({ ...landscape, ...facts }, box, "fill").centre;

test("a photo of which nothing is known lies in the middle, and so does one that is shown whole", () => {
  expect(focusedPlacement(landscape, square, "fill")).toEqual(plainPlacement("fill"));
  expect(focusedPlacement({ ...landscape, focus: { x: 0, y: 0 } }, square, "fit")).toEqual(plainPlacement("fit"));
});

test("the focus is brought into the middle third of what is seen, no farther", () => {
  expect(centreOf({ focus: { x: 520_000, y: 500_000 } })).toEqual({ x: 500_000, y: 500_000 });
  // three quarters of the width are seen: the focus may be an eighth off the middle
  expect(centreOf({ focus: { x: 700_000, y: 500_000 } })).toEqual({ x: 575_000, y: 500_000 });
  expect(centreOf({ focus: { x: 1_000_000, y: 0 } })).toEqual({ x: 625_000, y: 500_000 });
  expect(centreOf({ focus: { x: 500_000, y: 0 } }, strip)).toEqual({ x: 500_000, y: 250_000 });
});

test("all faces are seen with some room, before any focus", () => {
  const faces = [
    { x: 100_000, y: 400_000, width: 100_000, height: 150_000 },
    { x: 300_000, y: 420_000, width: 100_000, height: 150_000 },
  ];
  // 100,000 less 3 % room is the left edge of what is seen
  expect(centreOf({ faces, focus: { x: 1_000_000, y: 0 } })).toEqual({ x: 445_000, y: 500_000 });
});

test("faces farther apart than what is seen are shown from their middle", () => {
  const face = { y: 400_000, width: 100_000, height: 100_000 };
  expect(
    centreOf({
      faces: [
        { ...face, x: 50_000 },
        { ...face, x: 900_000 },
      ],
    }).x,
  ).toBe(525_000);
});
