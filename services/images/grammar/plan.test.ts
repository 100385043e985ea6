import { expect, test } from "vitest";
import { formatOf, type Plan, planOf } from "./plan.ts";
import { readTransformation } from "./read-transformation.ts";
import { maxPixels, maxSide } from "./transformation.ts";

const source = { width: 800, height: 600 };

function wishOf(path: string) {
  const read = readTransformation(path);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
function plan(path: string, original = source): Plan {
  const planned = planOf(wishOf(path), original, "webp");
  if (!planned.ok) throw new Error(planned.error);
  return planned.value;
}
const size = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
const cut = ({ cut: box }: Plan) => box && [box.left, box.top, box.right, box.bottom];

test.each([
  ["", "800x600"],
  ["400x0", "400x300"],
  ["0x400", "533x400"],
  ["1600x0", "1600x1200"],
  ["fit-in/1600x1600", "800x600"],
  ["fit-in/200x200", "200x150"],
  ["fit-in/0x200", "267x200"],
  ["200x200", "200x200"],
  ["1x0", "1x1"],
  ["400x0/0x0:100x400", "400x1600"],
])("/m/%s of 800x600 becomes %s", (path, expected) => {
  expect(size(plan(path))).toBe(expected);
});

test("both sides given cut to fill from the middle, or around the focus as near as the edges allow", () => {
  expect(cut(plan("300x300"))).toEqual([100, 0, 700, 600]);
  expect(cut(plan("800x200"))).toEqual([0, 200, 800, 400]);
  expect(cut(plan("300x300/filters:focal(0x0:100x100)"))).toEqual([0, 0, 600, 600]);
  expect(cut(plan("300x300/filters:focal(400x300:500x400)"))).toEqual([150, 0, 750, 600]);
  expect(cut(plan("300x300/filters:focal(9000x9000:9001x9001)"))).toEqual([200, 0, 800, 600]);
  expect(cut(plan("400x300"))).toBeNull();
});

test("without a focus, smart looks for the subject; with one it keeps that", () => {
  expect(plan("300x300/smart")).toMatchObject({ lookForSubject: true, cut: null });
  expect(plan("300x300/smart/filters:focal(0x0:2x2)")).toMatchObject({ lookForSubject: false });
  expect(plan("300x0/smart")).toMatchObject({ lookForSubject: false });
});

test("a part cut by hand ends at the picture's edge, and one outside is refused", () => {
  expect(cut(plan("0x0/700x500:900x900"))).toEqual([700, 500, 800, 600]);
  expect(size(plan("0x0/700x500:900x900"))).toBe("100x100");
  expect(planOf(wishOf("0x0/800x0:900x10"), source, "webp")).toEqual({
    ok: false,
    error: "the part to keep lies outside of the picture, which has 800x600",
  });
});

test("what is fitted in stands on a sheet of the whole size where a fill is given", () => {
  expect(plan("fit-in/200x200/filters:fill(ffffff)").sheet).toEqual({ width: 200, height: 200, fill: "#ffffff" });
  expect(plan("fit-in/200x200").sheet).toBeNull();
  expect(plan("200x200/filters:fill(ffffff)").sheet).toBeNull();
});

test("no plan is ever larger than the bounds, whatever is asked of whichever picture", () => {
  const sides = [1, 2, 3, 7, 50, 333, 1999, 4000, 12_000, 65_535];
  const asked = ["", ...[0, 1, 3, 640, 3999, 4000].flatMap((w) => [0, 1, 77, 4000].map((h) => `${w}x${h}`))];
  const ways = asked.flatMap((one) => [
    one,
    `fit-in/${one}`,
    `${one}/filters:focal(5x5:6x6)`,
    `fit-in/${one}/filters:fill(000000)`,
  ]);
  let plans = 0;
  for (const width of sides) {
    for (const height of sides) {
      for (const way of ways) {
        const {
          cut: box,
          sheet,
          ...result
        } = plan(way.replace("//", "/").replace(/^\//, "").replace("fit-in//", "fit-in/"), { width, height });
        plans++;
        for (const one of [result, ...(sheet ? [sheet] : [])]) {
          expect(Number.isInteger(one.width) && Number.isInteger(one.height)).toBe(true);
          expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(1);
          expect(Math.max(one.width, one.height)).toBeLessThanOrEqual(maxSide);
          expect(one.width * one.height).toBeLessThanOrEqual(maxPixels);
        }
        if (sheet) expect(result.width <= sheet.width && result.height <= sheet.height).toBe(true);
        if (box) expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height).toBe(true);
        if (box) expect(box.right - box.left >= 1 && box.bottom - box.top >= 1).toBe(true);
      }
    }
  }
  expect(plans).toBe(sides.length ** 2 * ways.length);
});

test.each([
  ["filters:format(png)", true, "png"],
  ["", true, "webp"],
  ["", false, "jpeg"],
  ["filters:fill(transparent)", false, "png"],
  ["filters:round_corner(5,0,0,0,1)", false, "png"],
] as const)("/m/%s of a JPEG, WebP taken: %s, is a %s", (path, takesWebp, expected) => {
  expect(formatOf(wishOf(path).filters, "jpeg", takesWebp)).toEqual({ ok: true, value: expected });
});

test("a JPEG that shall be transparent is refused", () => {
  expect(formatOf(wishOf("filters:format(jpeg):fill(transparent)").filters, "jpeg", true)).toEqual({
    ok: false,
    error: "a JPEG cannot be transparent: choose webp, png or avif",
  });
});
