import { expect, test } from "vitest";
import { ratioOf } from "./aspect-ratio.ts";

const of = (width: number, height: number) => ratioOf({ width, height });

test.each([
  [600, 400, "3:2"],
  [400, 600, "3:2"],
  [800, 600, "4:3"],
  [500, 400, "5:4"],
  [300, 300, "square"],
  [1600, 800, "2:1"],
  [1000, 400, "5:2"],
  [1500, 500, "3:1"],
  [1600, 400, "4:1"],
  [1500, 300, "5:1"],
  [1800, 300, "6:1"],
  [800, 450, "16:9"],
  [297, 210, "din"],
  [841, 1189, "din"],
])("%d x %d has the ratio %s (second document, section 3, label vocabulary)", (width, height, ratio) => {
  expect(of(width, height)).toEqual({ ratio, exact: true });
});

test("what has no ratio of ours has the nearest, and is not called exact", () => {
  expect(of(610, 400)).toEqual({ ratio: "3:2", exact: false });
  expect(of(9999, 10)).toEqual({ ratio: "6:1", exact: false });
  // 24 x 16 inches, stored in whole millimetres.
  expect(of(610, 406)).toEqual({ ratio: "3:2", exact: false });
  expect(of(457, 305)).toEqual({ ratio: "3:2", exact: true });
});
