import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { direction, normaliseAngle } from "./angle.ts";
import { placements } from "./arbitrary-operations.ts";
import type { PhotoPlacement } from "./document.ts";
import type { Point, Rect, Size, UnitMatrix } from "./geometry.ts";
import { toPage, toPhoto } from "./matrix.ts";
import { clampPlacement, MAX_ZOOM, ONE, photoMatrix, plainPlacement } from "./placement.ts";
import { panBy, setFit, straighten, tiltOf, turnQuarter, zoomTo } from "./placement-gestures.ts";
import { middle } from "./rect.ts";

const sizes = fc.record({
  width: fc.integer({ min: 200, max: 12_000 }),
  height: fc.integer({ min: 200, max: 12_000 }),
});
const boxes: fc.Arbitrary<Rect> = fc.record({
  x: fc.integer({ min: -50_000, max: 50_000 }),
  y: fc.integer({ min: -50_000, max: 50_000 }),
  width: fc.integer({ min: 5_000, max: 4_000_000 }),
  height: fc.integer({ min: 5_000, max: 4_000_000 }),
});

const cornersOf = ({ x, y, width, height }: Rect): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Exact, in whole numbers: is the point inside the photo or on its edge? */
function covers([a, b, c, d, e, f]: UnitMatrix, { x, y }: Point): boolean {
  const area = BigInt(a) * BigInt(d) - BigInt(b) * BigInt(c);
  const u = BigInt(d) * BigInt(x - e) - BigInt(c) * BigInt(y - f);
  const v = BigInt(a) * BigInt(y - f) - BigInt(b) * BigInt(x - e);
  return u >= 0n && u <= area && v >= 0n && v <= area;
}

describe("a filling photo", () => {
  test("covers its box at every zoom, turn and crop, to the micrometre", () => {
    fc.assert(
      fc.property(sizes, boxes, placements, (photo, box, placement) => {
        const matrix = photoMatrix(photo, box, { ...placement, fit: "fill" });
        for (const corner of cornersOf(box)) expect(covers(matrix, corner)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("is not larger than it must be: at zoom 1 one side touches the box", () => {
    fc.assert(
      fc.property(sizes, boxes, fc.integer({ min: -179_999, max: 180_000 }), (photo, box, rotation) => {
        const matrix = photoMatrix(photo, box, { ...plainPlacement("fill"), rotation });
        const [a, b, c, d] = matrix;
        const [along, across] = [Math.hypot(a, b), Math.hypot(c, d)];
        const gaps = cornersOf(box).flatMap((corner) => {
          const { x, y } = toPhoto(matrix, corner);
          return [x * along, (1 - x) * along, y * across, (1 - y) * across];
        });
        expect(Math.min(...gaps)).toBeLessThan(8);
      }),
    );
  });

  test("4:3 in 3:2 loses top and bottom evenly", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    expect(photoMatrix({ width: 4000, height: 3000 }, box, plainPlacement("fill"))).toEqual([
      300_000, 0, 0, 225_000, 0, -12_500,
    ]);
  });

  test("a quarter turn clockwise brings the photo's left edge to the top", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const matrix = photoMatrix({ width: 4000, height: 3000 }, box, { ...plainPlacement("fill"), rotation: 90_000 });
    expect(matrix).toEqual([0, 400_000, -300_000, 0, 300_000, -100_000]);
  });
});

describe("a fitting photo", () => {
  test("stays inside its box at zoom 1, whatever its turn", () => {
    fc.assert(
      fc.property(sizes, boxes, placements, (photo, box, placement) => {
        const matrix = photoMatrix(photo, box, { ...placement, fit: "fit", zoom: ONE });
        const tolerance = 2 + (4 * Math.max(...matrix.slice(0, 4).map(Math.abs))) / ONE;
        for (const u of [0, 1]) {
          for (const v of [0, 1]) {
            const corner = toPage(matrix, { x: u, y: v });
            expect(corner.x).toBeGreaterThanOrEqual(box.x - tolerance);
            expect(corner.y).toBeGreaterThanOrEqual(box.y - tolerance);
            expect(corner.x).toBeLessThanOrEqual(box.x + box.width + tolerance);
            expect(corner.y).toBeLessThanOrEqual(box.y + box.height + tolerance);
          }
        }
      }),
    );
  });

  test("3:4 in 3:2 leaves margins left and right, and can be pushed to either side", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const photo = { width: 3000, height: 4000 };
    expect(photoMatrix(photo, box, plainPlacement("fit"))).toEqual([150_000, 0, 0, 200_000, 75_000, 0]);
    const pushed = panBy(photo, box, plainPlacement("fit"), { x: -200_000, y: 50_000 });
    expect(photoMatrix(photo, box, pushed)).toEqual([150_000, 0, 0, 200_000, 0, 0]);
  });
});

describe("clamping", () => {
  test("twice is the same as once", () => {
    fc.assert(
      fc.property(sizes, boxes, placements, (photo, box, placement) => {
        const once = clampPlacement(photo, box, placement);
        expect(clampPlacement(photo, box, once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("gestures", () => {
  /** Where a photo point lies on the page, before rounding to the micrometre matters. */
  const near = (one: Point, other: Point, tolerance: number) =>
    expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeLessThanOrEqual(tolerance);
  /** One part per million of the printed photo, and two roundings. */
  const grain = (matrix: UnitMatrix) => 4 + (3 * Math.max(...matrix.slice(0, 4).map(Math.abs))) / ONE;

  const inside = fc.record({
    u: fc.double({ min: 0, max: 1, noNaN: true }),
    v: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  test("zooming in keeps the photo point under the finger, and zooming back gives the same picture", () => {
    fc.assert(
      fc.property(
        sizes,
        boxes,
        placements,
        inside,
        fc.integer({ min: ONE, max: MAX_ZOOM }),
        (photo, box, start, at, target) => {
          const placement = clampPlacement(photo, box, { ...start, fit: "fill" });
          const zoom = Math.max(target, placement.zoom);
          const finger = { x: box.x + at.u * box.width, y: box.y + at.v * box.height };
          const before = photoMatrix(photo, box, placement);
          const zoomed = zoomTo(photo, box, placement, zoom, finger);
          const after = photoMatrix(photo, box, zoomed);
          near(toPage(after, toPhoto(before, finger)), finger, grain(after) + (4 * zoom) / placement.zoom);
          const back = zoomTo(photo, box, zoomed, placement.zoom, finger);
          near(back.centre, placement.centre, 3);
          expect({ ...back, centre: placement.centre }).toEqual(placement);
        },
      ),
    );
  });

  test("zoom is held within 1 and 20", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const photo = { width: 400, height: 300 };
    expect(zoomTo(photo, box, plainPlacement("fill"), 10).zoom).toBe(ONE);
    expect(zoomTo(photo, box, plainPlacement("fill"), 1e12).zoom).toBe(20 * ONE);
  });

  test("the photo follows the finger until its edge would show", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const photo = { width: 4000, height: 3000 };
    const lowered = panBy(photo, box, plainPlacement("fill"), { x: 0, y: 5_000 });
    expect(photoMatrix(photo, box, lowered)).toEqual([300_000, 0, 0, 225_000, 0, -7_500]);
    const pushed = panBy(photo, box, lowered, { x: 40_000, y: 40_000 });
    expect(photoMatrix(photo, box, pushed)).toEqual([300_000, 0, 0, 225_000, 0, 0]);
  });

  test("a turned photo follows the finger too", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const photo = { width: 4000, height: 3000 };
    const turned = turnQuarter(photo, box, plainPlacement("fill"), "right");
    expect(photoMatrix(photo, box, panBy(photo, box, turned, { x: 0, y: 5_000 }))).toEqual([
      0, 400_000, -300_000, 0, 300_000, -95_000,
    ]);
  });

  test("four quarter turns end where they began", () => {
    fc.assert(
      fc.property(sizes, boxes, fc.integer({ min: -179_999, max: 180_000 }), (photo, box, rotation) => {
        const start = { ...plainPlacement("fill"), rotation };
        const turned = [1, 2, 3, 4].reduce((placement) => turnQuarter(photo, box, placement, "left"), start);
        expect(turned).toEqual(start);
      }),
    );
  });

  test("the straightening slider tilts about the quarter turn it started from", () => {
    const box: Rect = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const photo: Size = { width: 4000, height: 3000 };
    const slide = (placement: PhotoPlacement, tilt: number) => straighten(photo, box, placement, tilt);
    const turned = turnQuarter(photo, box, plainPlacement("fill"), "right");
    const ends = slide(slide(slide(turned, 60_000), -60_000), 2_500);
    expect(ends.rotation).toBe(92_500);
    expect(tiltOf(ends)).toBe(2_500);
    expect(slide(slide(turned, 45_000), 45_000).rotation).toBe(134_999);
  });

  test("from fill to fit starts again with the whole picture, still turned", () => {
    const box = { x: 0, y: 0, width: 300_000, height: 200_000 };
    const filling = { fit: "fill", centre: { x: 400_000, y: 600_000 }, zoom: 3 * ONE, rotation: 90_000 } as const;
    expect(setFit({ width: 400, height: 300 }, box, filling, "fit")).toEqual({
      ...plainPlacement("fit"),
      rotation: 90_000,
    });
  });
});

describe("angles", () => {
  test("are exact at quarter turns and agree with Math elsewhere", () => {
    expect([0, 90_000, 180_000, -90_000].map(direction)).toEqual([
      { cos: 1, sin: 0 },
      { cos: 0, sin: 1 },
      { cos: -1, sin: 0 },
      { cos: 0, sin: -1 },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -179_999, max: 180_000 }), (angle) => {
        expect(direction(angle).sin).toBeCloseTo(Math.sin((angle * Math.PI) / 180_000), 14);
        expect(direction(angle).cos).toBeCloseTo(Math.cos((angle * Math.PI) / 180_000), 14);
      }),
    );
  });

  test.each([
    [180_000, 180_000],
    [-180_000, 180_000],
    [270_000, -90_000],
    [-270_000, 90_000],
    [720_001, 1],
  ])("%i is the same turn as %i", (angle, normal) => expect(normaliseAngle(angle)).toBe(normal));
});

test("a point on the page finds its point on the photo, and back", () => {
  fc.assert(
    fc.property(sizes, boxes, placements, (photo, box, placement) => {
      const matrix = photoMatrix(photo, box, placement);
      const back = toPage(matrix, toPhoto(matrix, middle(box)));
      expect(back.x).toBeCloseTo(middle(box).x, 3);
      expect(back.y).toBeCloseTo(middle(box).y, 3);
    }),
  );
});
