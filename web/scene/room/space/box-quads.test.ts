import { expect, test } from "vitest";
import type { ScenePage } from "../../../../design/scene.ts";
import { frontQuad, wrappedSides } from "./box-quads.ts";

const page: ScenePage = {
  surface: "front",
  role: "front",
  copies: 1,
  size: { width: 400_000, height: 300_000 },
  trim: { x: 50_000, y: 50_000, width: 300_000, height: 200_000 },
  items: [],
  zones: [],
};
const box = { width: 300, height: 200, back: 0, front: 25 };

test("the front shows the trim, upright", () => {
  const { corners, uvs } = frontQuad(box, page);
  expect(corners[3]).toEqual([-150, 100, 25]);
  expect(uvs[3]).toEqual([0.125, 1 - 50 / 300]);
  expect(uvs[1]).toEqual([0.875, 1 - 250 / 300]);
});

test("each edge shows the strip beside the front, and meets it without a jump", () => {
  const [left, right, top, bottom] = wrappedSides(box, page, 25_000);
  // the corner of the front at the upper left is the same place of the page on front, left and upper edge
  const upperLeft = [0.125, 1 - 50 / 300];
  expect(left?.corners[2]).toEqual([-150, 100, 25]);
  expect(left?.uvs[2]).toEqual(upperLeft);
  expect(top?.corners[0]).toEqual([-150, 100, 25]);
  expect(top?.uvs[0]).toEqual(upperLeft);
  // and at the back it is the visible depth further out
  expect(left?.corners[3]).toEqual([-150, 100, 0]);
  expect(left?.uvs[3]).toEqual([25 / 400, 1 - 50 / 300]);
  expect(right?.uvs[1]).toEqual([375 / 400, 1 - 250 / 300]);
  expect(bottom?.uvs[0]).toEqual([0.125, 1 - 275 / 300]);
});

test("all faces look outwards", () => {
  const normalsOf = [frontQuad(box, page), ...wrappedSides(box, page, 25_000)].map(({ corners: [a, b, c] }) => {
    const [u, v] = [b.map((n, i) => n - (a[i] ?? 0)), c.map((n, i) => n - (a[i] ?? 0))] as [number[], number[]];
    const cross = [1, 2, 0].map((i, k) => {
      const j = [2, 0, 1][k] ?? 0;
      return Math.sign((u[i] ?? 0) * (v[j] ?? 0) - (u[j] ?? 0) * (v[i] ?? 0)) + 0;
    });
    return cross;
  });
  expect(normalsOf).toEqual([
    [0, 0, 1],
    [-1, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
  ]);
});
