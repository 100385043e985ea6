import { expect, test } from "vitest";
import type { Corner } from "./geometry.ts";
import { narrowPlaces, type Solid } from "./narrow-places.ts";

const least = { line: 1, gap: 1.5 };
const ring = (radius: number): Solid => {
  const corner = (_: unknown, index: number): Corner => {
    const angle = (index * Math.PI) / 32;
    return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)];
  };
  return { kind: "area", outlines: [{ corners: Array.from({ length: 64 }, corner), closed: true }], evenOdd: false };
};
const bar = (left: number): Solid => {
  const corners: Corner[] = [
    [left, 0],
    [left + 3, 0],
    [left + 3, 40],
    [left, 40],
  ];
  return { kind: "area", outlines: [{ corners, closed: true }], evenOdd: false };
};

test("a gap between two bars is found by its width", () => {
  const places = narrowPlaces([bar(0), bar(4)], least);
  expect(places?.length).toBeGreaterThan(0);
  for (const place of places ?? []) expect(place).toMatchObject({ kind: "gap", width: expect.closeTo(1) });
  expect(narrowPlaces([bar(0), bar(5)], least)).toEqual([]);
});

test("a thousand areas on top of each other are not looked at to the end", () => {
  expect(
    narrowPlaces(
      Array.from({ length: 1_000 }, (_, index) => ring(10 + index / 1_000)),
      least,
    ),
  ).toBeNull();
});
