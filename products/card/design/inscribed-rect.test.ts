import { expect, test } from "vitest";
import { inscribedRect } from "../../../design/inscribed-rect.ts";
import { rectPath } from "../../../design/path.ts";
import { edgeLines, outlineOf } from "./shapes.ts";
import type { Edge } from "./sides.ts";

const a6 = { width: 105_000, height: 148_000 };
const within = (punching: string, joined: readonly Edge[] = []) =>
  inscribedRect(outlineOf(edgeLines(punching, a6, joined)));

test("of a plain rectangle it is the whole, less the tolerance of 0.15 mm", () => {
  expect(inscribedRect(rectPath({ x: 0, y: 0, ...a6 }))).toEqual({ x: 150, y: 151, width: 104_700, height: 147_698 });
});

test("of a slanted label it stays off the corners", () => {
  const rect = within("label");
  if (!rect) throw new Error("no room");
  // A corner is cut along x + y = 12 mm.
  expect(rect.x + rect.y).toBeGreaterThanOrEqual(12_000);
  expect(rect.width * rect.height).toBeGreaterThan(0.8 * a6.width * a6.height);
});

test("of a heart it is below the notch and above the point, as wide as the card where that is folded", () => {
  const [flat, folded] = [within("heart"), within("heart", ["left"])];
  if (!flat || !folded) throw new Error("no room");
  // The notch between the lobes is 9 % deep, the point begins at 72 %.
  expect(flat.y).toBeGreaterThan(0.09 * a6.height);
  expect(flat.y + flat.height).toBeLessThan(0.9 * a6.height);
  expect(flat.width * flat.height).toBeGreaterThan(0.55 * a6.width * a6.height);
  expect(folded.y + folded.height).toBeGreaterThan(0.99 * a6.height);
});

test.each(["rounded", "deckle", "heart", "arch", "label"])("%s: all four corners are inside of the outline", (key) => {
  const rect = within(key);
  if (!rect) throw new Error("no room");
  const polygon = samples(outlineOf(edgeLines(key, a6, [])));
  const { x, y, width, height } = rect;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    for (const point of [
      { x: x + share * width, y },
      { x: x + share * width, y: y + height },
      { x, y: y + share * height },
      { x: x + width, y: y + share * height },
    ]) {
      expect(isInside(point, polygon), `${key} ${JSON.stringify(point)}`).toBe(true);
    }
  }
});

test("of a line there is none", () => {
  expect(inscribedRect("M0 0L0 10000Z")).toBeNull();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** By De Casteljau's construction, so that no formula is tested by itself. */
function samples(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, type, rest = ""] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = rest.split(" ").map(Number);
    const given = Array.from({ length: numbers.length / 2 }, (_, n) => ({
      x: numbers[2 * n] ?? 0,
      y: numbers[2 * n + 1] ?? 0,
    }));
    const from = points.at(-1);
    if (type !== "C" || !from) points.push(...given);
    else for (let step = 1; step <= 200; step++) points.push(onCurve([from, ...given], step / 200));
  }
  return points;
}

function onCurve(points: readonly Point[], share: number): Point {
  const [first] = points;
  if (!first || points.length === 1) return first ?? { x: 0, y: 0 };
  return onCurve(
    points.slice(1).map((to, n) => {
      const from = points[n] ?? to;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }),
    share,
  );
}

function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach((from, n) => {
    const to = polygon[(n + 1) % polygon.length] ?? from;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  });
  return inside;
}
