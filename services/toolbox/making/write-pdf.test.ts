import { expect, test } from "vitest";
import { layOut } from "./write-pdf.ts";

test("a picture lies in the middle of a sheet that is turned as it is, inside of what printers reach", () => {
  const { page, place } = layOut({ width: 4000, height: 2000 }, "a4");
  expect([Math.round(page.width), Math.round(page.height)]).toEqual([842, 595]);
  expect(place.left).toBeCloseTo(28.346, 3);
  expect(place.width / place.height).toBeCloseTo(2, 6);
  expect(place.bottom * 2 + place.height).toBeCloseTo(page.height, 6);
});

test("a page as large as its picture has 300 pixels an inch", () => {
  expect(layOut({ width: 3000, height: 1500 }, "picture").page).toEqual({ width: 720, height: 360 });
});
