import { describe, expect, test } from "vitest";
import { type Leaf, leavesOf, type Piece } from "../../../products/assembly.ts";
import { boundsAt, largestOf, middleAt, overAt, turnAt } from "./pose.ts";
import { facesAt, leavesInSight, stopOf, stopsOf } from "./stops.ts";

const page = { width: 100_000, height: 200_000 };
const face = (surface: string) => ({ surface });
const names = (piece: Piece, turned: number) => facesAt(piece, turned).map(({ surface }) => surface);

const book: Piece = {
  leaves: leavesOf([face("cover"), null, face("1"), face("2"), face("3"), face("4"), null, face("rear")], page, "left"),
  body: page,
  turned: "beside",
  last: "turns",
  fittings: [],
};
const leaf = (hinge: Leaf["hinge"], front: string, back: string): Leaf => ({
  size: page,
  hinge,
  front: face(front),
  back: face(back),
});
const threePanels: Piece = {
  leaves: [leaf("left", "front", "in-left"), leaf("right", "flap", "in-right"), leaf("left", "in-middle", "back")],
  body: page,
  turned: "beside",
  last: "over",
  fittings: [],
};
const calendar: Piece = {
  leaves: ["cover", "january", "february"].map((surface) => ({ ...leaf("top", surface, ""), back: null })),
  body: page,
  turned: "behind",
  last: "stays",
  fittings: [],
};

describe("a book", () => {
  test("is turned from its cover through its spreads to its back", () => {
    expect([0, 1, 2, 3, 4].map((turned) => names(book, turned))).toEqual([
      ["cover"],
      ["1"],
      ["2", "3"],
      ["4"],
      ["rear"],
    ]);
  });

  test("lies in the middle closed and open, and never changes its scale", () => {
    expect([0, 1, 4].map((at) => middleAt(book, at).x)).toEqual([50_000, 0, -50_000]);
    expect(middleAt(book, 0.5).x).toBe(25_000);
    expect(largestOf(book)).toEqual({ width: 200_000, height: 200_000 });
  });

  test("of two hundred pages draws five leaves and the boards", () => {
    const pages = Array.from({ length: 200 }, (_, n) => face(String(n)));
    const long = { ...book, leaves: leavesOf(pages, page, "left") };
    expect(leavesInSight(long, 50.4).map(({ n }) => n)).toEqual([0, 48, 49, 50, 51, 52, 99]);
    expect(leavesInSight(long, 0).map(({ n }) => n)).toEqual([0, 1, 2, 99]);
  });

  test("opens at the side that was worked on", () => {
    expect(stopOf([book], ["3"])).toBe(2);
    expect(stopOf([book], ["gone"])).toBe(0);
  });
});

describe("a card of three panels", () => {
  test("opens to the left, then to the right, and is turned over closed", () => {
    expect([0, 1, 2, 3].map((turned) => names(threePanels, turned))).toEqual([
      ["front"],
      ["in-left", "flap"],
      ["in-left", "in-middle", "in-right"],
      ["back"],
    ]);
    expect([0, 1, 2, 3].map((at) => boundsAt(threePanels, at).width / 1000)).toEqual([100, 200, 300, 100]);
  });

  test("shows its front before its back, whichever lies first in the opening", () => {
    expect(stopOf([threePanels], ["flap", "back", "front"])).toBe(0);
  });

  test("closes on the way to its back", () => {
    expect([2, 2.5, 3].map((at) => overAt(threePanels, at))).toEqual([0, 0.5, 1]);
    expect([2, 2.5, 3].map((at) => turnAt(threePanels, 0, at))).toEqual([1, 0.5, 0]);
    expect(turnAt(threePanels, 2, 3)).toBe(0);
  });
});

test("sheets of a calendar go behind the others, the last one stays", () => {
  expect([0, 1, 2].map((turned) => names(calendar, turned))).toEqual([["cover"], ["january"], ["february"]]);
  expect(stopsOf([calendar])).toHaveLength(3);
  expect(boundsAt(calendar, 2)).toEqual({ x: 0, y: 0, ...page });
});

test("loose cards are looked at after the card that holds them", () => {
  expect(stopsOf([threePanels, { ...threePanels, leaves: [leaf("left", "loose", "loose-back")] }])).toEqual([
    ...[0, 1, 2, 3].map((turned) => ({ piece: 0, turned })),
    ...[0, 1].map((turned) => ({ piece: 1, turned })),
  ]);
});
