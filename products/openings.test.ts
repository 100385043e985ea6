import { expect, test } from "vitest";
import { allSides, type SurfaceLayout } from "../design/layout.ts";
import { openingsOf } from "./openings.ts";

const side = (surface: string, neighbours: SurfaceLayout["neighbours"] = {}): SurfaceLayout => ({
  surface,
  role: "page",
  trim: { width: 200_000, height: 200_000 },
  bleed: allSides(3_000),
  edge: { kind: "bleed" },
  zones: [],
  background: "#ffffff",
  neighbours,
  resolution: { good: 300, fair: 150, warnBelow: 100, refuseBelow: 50 },
});

const book = [
  side("first"),
  side("two", { right: "three" }),
  side("three", { left: "two" }),
  side("four", { right: "five" }),
  side("five", { left: "four" }),
];

const names = (openings: ReturnType<typeof openingsOf>) =>
  openings.map((opening) => opening.map(({ surface }) => surface));

test("a book is leafed through by spreads, its first page alone", () => {
  expect(names(openingsOf("spread", book))).toEqual([["first"], ["two", "three"], ["four", "five"]]);
});

test("a spread is one opening, whichever of its halves comes first", () => {
  const [, two, three] = book;
  if (!two || !three) throw new Error();
  expect(names(openingsOf("spread", [three, two]))).toEqual([["two", "three"]]);
});

test("other viewers show one side at a time", () => {
  expect(names(openingsOf("table", book))).toHaveLength(5);
});

test("panels that meet in a row lie in one opening", () => {
  const panels = [side("a", { right: "b" }), side("b", { left: "a", right: "c" }), side("c", { left: "b" })];
  expect(names(openingsOf("fold", panels))).toEqual([["a", "b", "c"]]);
});

test("a ring of neighbours and one that is not returned end all the same", () => {
  const ring = [side("a", { left: "b", right: "b" }), side("b", { left: "a", right: "a" })];
  expect(names(openingsOf("fold", ring)).flat().toSorted()).toEqual(["a", "b"]);
  expect(names(openingsOf("fold", [side("a", { right: "b" }), side("b")]))).toEqual([["a"], ["b"]]);
});
