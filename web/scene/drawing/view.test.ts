import { describe, expect, test } from "vitest";
import { fitScale, heldOnStage, REAL_SIZE, scrolled, stepZoom, wholeView, zoomAt } from "./view.ts";

const margins = { x: 100, top: 50, bottom: 150 };

describe("looking at the wall", () => {
  test("a wide picture fits by its width, a tall one by its height", () => {
    expect(fitScale({ width: 600_000, height: 100_000 }, { width: 800, height: 800 }, margins)).toBe(600 / 600_000);
    expect(fitScale({ width: 100_000, height: 600_000 }, { width: 800, height: 800 }, margins)).toBe(600 / 600_000);
  });

  test("a stage smaller than its margins still shows something", () => {
    expect(fitScale({ width: 400_000, height: 400_000 }, { width: 0, height: 0 }, margins)).toBeGreaterThan(0);
  });

  test("real size draws an inch as 96 CSS pixels", () => {
    expect(25_400 * REAL_SIZE).toBe(96);
  });

  test("zooming keeps the point under the pointer", () => {
    const at = { x: 120, y: -40 };
    const view = zoomAt({ zoom: 1, pan: { x: 10, y: 20 } }, 2, at);
    // a subject point p lies at pan + p * zoom
    const before = { x: (at.x - 10) / 1, y: (at.y - 20) / 1 };
    expect({ x: view.pan.x + before.x * view.zoom, y: view.pan.y + before.y * view.zoom }).toEqual(at);
  });

  test("zoom stops at its limits without jumping aside", () => {
    const far = zoomAt({ zoom: 16, pan: { x: 5, y: 5 } }, 2, { x: 100, y: 100 });
    expect(far).toEqual({ zoom: 16, pan: { x: 5, y: 5 } });
  });

  test("steps go through round numbers both ways", () => {
    expect(stepZoom(wholeView, "in").zoom).toBe(1.5);
    expect(stepZoom({ ...wholeView, zoom: 1.2 }, "out").zoom).toBe(1);
    expect(stepZoom({ ...wholeView, zoom: 0.25 }, "out").zoom).toBe(0.25);
  });

  test("the picture cannot be pushed out of sight", () => {
    const view = heldOnStage(
      { zoom: 1, pan: { x: 5000, y: -5000 } },
      { width: 400, height: 200 },
      { width: 800, height: 600 },
    );
    expect(view.pan).toEqual({ x: 520, y: -320 });
  });
});

test("a wheel scrolls what is out of sight, and nothing that is seen whole", () => {
  const stage = { width: 800, height: 600 };
  expect(scrolled(wholeView, { x: 0, y: 100 }, { width: 500, height: 400 }, stage)).toEqual(wholeView);
  const large = { width: 700, height: 1000 };
  expect(scrolled(wholeView, { x: 0, y: 100 }, large, stage).pan).toEqual({ x: 0, y: -100 });
  expect(scrolled(wholeView, { x: 0, y: 9000 }, large, stage).pan).toEqual({ x: 0, y: -280 });
  const away = { zoom: 1, pan: { x: 300, y: 0 } };
  expect(scrolled(away, { x: -50, y: 0 }, { width: 100, height: 100 }, stage).pan.x).toBe(300);
  expect(scrolled(away, { x: 50, y: 0 }, { width: 100, height: 100 }, stage).pan.x).toBe(250);
});
