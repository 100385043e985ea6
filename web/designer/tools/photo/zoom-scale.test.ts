import { expect, test } from "vitest";
import { positionOf, ZOOM_STEPS, zoomAt } from "./zoom-scale.ts";

test("the ends are the smallest zoom and five times it, the middle is their geometric mean", () => {
  expect(zoomAt(0)).toBe(1_000_000);
  expect(zoomAt(ZOOM_STEPS)).toBe(5_000_000);
  expect(zoomAt(ZOOM_STEPS / 2)).toBe(Math.round(1_000_000 * Math.sqrt(5)));
});

test("every position finds itself again, and larger zooms stay at the end", () => {
  for (let position = 0; position <= ZOOM_STEPS; position++) expect(positionOf(zoomAt(position))).toBe(position);
  expect(positionOf(20_000_000)).toBe(ZOOM_STEPS);
});
