import { expect, test } from "vitest";
import { hasRulers, stageMargins, viewingMargins } from "./stage-margins.ts";
import { fitScale } from "./view.ts";

const landscape = { width: 600_000, height: 400_000 };
const widthOn = (stage: { width: number; height: number }, panelOpen: boolean) =>
  Math.round(landscape.width * fitScale(landscape, stage, stageMargins(stage, { controls: "one line", panelOpen })));

test("on a phone an open panel leaves the picture as wide as the screen allows", () => {
  expect(widthOn({ width: 390, height: 476 }, false)).toBe(318);
  expect(widthOn({ width: 390, height: 340 }, true)).toBe(350);
  // a small phone
  expect(widthOn({ width: 375, height: 236 }, true)).toBe(240);
});

test("beside a wide stage an open panel changes nothing", () => {
  const stage = { width: 800, height: 760 };
  expect(widthOn(stage, true)).toBe(widthOn(stage, false));
  expect(hasRulers(stage)).toBe(true);
});

test("switches that do not fit beside the badge have a line of their own, above the rulers", () => {
  const topOf = (width: number, controls: "one line" | "two lines") =>
    stageMargins({ width, height: 760 }, { controls, panelOpen: true }).top;
  expect([722, 796, 899].map((width) => topOf(width, "two lines"))).toEqual([148, 148, 148]);
  expect([topOf(900, "two lines"), topOf(796, "one line")]).toEqual([124, 124]);
});

test("a picture that is only looked at has 12 or 48 pixels around it (core document, section 9)", () => {
  expect(viewingMargins({ width: 340, height: 400 })).toEqual({ x: 12, top: 12, bottom: 12 });
  expect(viewingMargins({ width: 900, height: 500 })).toEqual({ x: 48, top: 48, bottom: 48 });
});
