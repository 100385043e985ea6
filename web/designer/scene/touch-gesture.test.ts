import { expect, test } from "vitest";
import { toPhoto } from "../../../design/matrix.ts";
import { photoMatrix, plainPlacement } from "../../../design/placement.ts";
import { placementUnder, viewUnder } from "./touch-gesture.ts";

const photo = { width: 4000, height: 3000 };
const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
const grip = { photo, box, placement: { ...plainPlacement("fill"), zoom: 2_000_000 } };
const under = (placement: typeof grip.placement, at: { x: number; y: number }) =>
  toPhoto(photoMatrix(photo, box, placement), at);

test("one finger keeps its spot of the photo", () => {
  const from = { x: 100_000, y: 100_000 };
  const to = { x: 130_000, y: 80_000 };
  const moved = placementUnder({ ...grip, fingers: [from] }, [to]);
  expect(under(moved, to).x).toBeCloseTo(under(grip.placement, from).x, 5);
  expect(under(moved, to).y).toBeCloseTo(under(grip.placement, from).y, 5);
});

test("two fingers zoom by their distance and keep the spot between them", () => {
  const fingers = [
    { x: 100_000, y: 100_000 },
    { x: 200_000, y: 100_000 },
  ] as const;
  const apart = [
    { x: 60_000, y: 100_000 },
    { x: 240_000, y: 100_000 },
  ] as const;
  const zoomed = placementUnder({ ...grip, fingers }, apart);
  expect(zoomed.zoom).toBe(3_600_000);
  const between = { x: 150_000, y: 100_000 };
  expect(under(zoomed, between).x).toBeCloseTo(under(grip.placement, between).x, 5);
});

test("at its limit the photo stays, and it comes back with the finger", () => {
  const from = { x: 100_000, y: 100_000 };
  const far = placementUnder({ ...grip, fingers: [from] }, [{ x: 900_000, y: 100_000 }]);
  expect(photoMatrix(photo, box, far)[4]).toBe(0);
  expect(placementUnder({ ...grip, fingers: [from] }, [from])).toEqual(grip.placement);
});

test("the view follows one finger and grows between two", () => {
  const view = { zoom: 1, pan: { x: 10, y: 0 } };
  const one = { view, fingers: [{ x: 0, y: 0 }] } as const;
  expect(viewUnder(one, [{ x: 30, y: -5 }])).toEqual({ zoom: 1, pan: { x: 40, y: -5 } });
  const two = {
    view,
    fingers: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  } as const;
  // what lay between the fingers (50 px right of the middle, 40 px right of the subject's) still does
  const grown = viewUnder(two, [
    { x: -50, y: 0 },
    { x: 150, y: 0 },
  ]);
  expect(grown).toEqual({ zoom: 2, pan: { x: -30, y: 0 } });
});
