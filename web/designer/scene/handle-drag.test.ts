import { expect, test } from "vitest";
import { anchorOf, dragFactor, handleAt, handles } from "./handle-drag.ts";

const box = { x: 100, y: 200, width: 600, height: 400 };

test("handles sit on corners and in the middle of edges, and pull against the opposite one", () => {
  expect(handleAt("nw", box)).toEqual({ x: 100, y: 200 });
  expect(handleAt("e", box)).toEqual({ x: 700, y: 400 });
  expect(anchorOf("nw", box)).toEqual(handleAt("se", box));
  expect(anchorOf("s", box)).toEqual(handleAt("n", box));
});

test("outwards enlarges, inwards shrinks, along the edge does nothing", () => {
  expect(dragFactor("e", box, { x: 300, y: 0 })).toBe(1.5);
  expect(dragFactor("e", box, { x: 0, y: 300 })).toBe(1);
  expect(dragFactor("se", box, { x: 600, y: 400 })).toBe(2);
  expect(dragFactor("nw", box, { x: 300, y: 200 })).toBe(0.5);
});

test("no drag turns the photo inside out", () => {
  for (const handle of handles) {
    const away = { x: (box.x + 300 - handleAt(handle, box).x) * 9, y: (box.y + 200 - handleAt(handle, box).y) * 9 };
    expect(dragFactor(handle, box, away)).toBeGreaterThan(0);
  }
});
