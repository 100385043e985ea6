import { expect, test } from "vitest";
import { front } from "../../../design/sample-designs.ts";
import type { Surroundings } from "../../../products/surroundings.ts";
import { hasWrappedEdges, subjectOf } from "./subject.ts";

const rim = (margin: number) => ({ x: -margin, y: -margin, width: 300_000 + 2 * margin, height: 200_000 + 2 * margin });
const bare: Surroundings = { body: { depth: 300, side: "#ffffff" }, mat: null, frame: null, glazed: false };
const framed: Surroundings = {
  ...bare,
  glazed: true,
  mat: { outer: rim(30_000), opening: rim(-7_000), colour: "#fcfaf5" },
  frame: {
    outer: rim(42_000),
    inner: rim(27_000),
    depth: 22_000,
    gap: 0,
    finish: { look: "wood", colour: "#c39a68" },
  },
};

test("a bare poster is its trim; the bleed is not in sight", () => {
  const trim = { x: 3_000, y: 3_000, width: 300_000, height: 200_000 };
  expect(subjectOf(front(), bare, "finished")).toMatchObject({ outer: trim, picture: trim, folds: false });
});

test("a framed poster is as large as its frame, moved onto the page", () => {
  const subject = subjectOf(front(), framed, "finished");
  expect(subject.outer).toEqual({ x: -39_000, y: -39_000, width: 384_000, height: 284_000 });
  expect(subject.mat?.opening).toEqual({ x: 10_000, y: 10_000, width: 286_000, height: 186_000 });
});

test("a canvas can be laid open to its visible edge, without the fold-over and without a frame around it", () => {
  const canvas = front({ kind: "mirrored", wrap: 25_000 }, 55_000);
  expect(hasWrappedEdges(canvas)).toBe(true);
  const subject = subjectOf(canvas, framed, "open");
  expect(subject.picture).toEqual({ x: 30_000, y: 30_000, width: 350_000, height: 250_000 });
  expect(subject.frame).toBeNull();
  expect(subject.folds).toBe(true);
});

test("what has no wrapped edge cannot be laid open", () => {
  expect(subjectOf(front(), framed, "open")).toEqual(subjectOf(front(), framed, "finished"));
});
