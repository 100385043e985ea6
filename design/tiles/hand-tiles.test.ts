import { describe, expect, test } from "vitest";
import type { DesignElement } from "../document.ts";
import type { Step } from "../operation.ts";
import { divideSteps, joinSteps, movableSides, moveSide } from "./hand-tiles.ts";
import { emptyContents, tileElement } from "./tile-elements.ts";
import { arrangeTiles, type TileForm } from "./tile-form.ts";

const sheet = { width: 600_000, height: 400_000 };

/** Tiles in a form, 6 mm apart and 20 mm from the edge. */
function tilesIn(form: TileForm, count: number): readonly DesignElement[] {
  const names = Array.from({ length: count }, (_, at) => `t${at + 1}`);
  const { frames, stencil } = arrangeTiles(form, names, { sheet, border: 20_000, gap: 6_000 });
  return names.flatMap((id, at) => {
    const frame = frames.get(id);
    return frame ? [tileElement({ id, n: at + 1, frame }, emptyContents, {}, stencil ?? null)] : [];
  });
}

const framesIn = (steps: readonly Step[]) =>
  new Map(steps.flatMap((step) => (step.type === "setElement" ? [[step.element, step.set.frame]] : [])));

describe("lines between tiles of a grid of six", () => {
  const six = tilesIn({ kind: "grid" }, 6);

  test("a tile in the corner has neighbours to the right and below", () => {
    expect(movableSides(six, "t1").toSorted()).toEqual(["bottom", "right"]);
  });

  test("moving one by 10 mm makes one tile wider and its neighbour narrower, and no other", () => {
    const moved = framesIn(moveSide(six, "t1", "right", 10_000));
    expect([...moved.keys()]).toEqual(["t1", "t2"]);
    expect([moved.get("t1"), moved.get("t2")]).toMatchObject([{ width: 192_667 }, { width: 172_666 }]);
  });

  test("a divided tile has a new empty place in its other half, and joining them makes the old tile", () => {
    const [first, ...more] = divideSteps({ id: "front", elements: six }, "t1", "new") ?? expect.fail();
    expect(first).toMatchObject({ type: "setElement", element: "t1", set: { frame: { width: 88_334 } } });
    expect(more).toMatchObject([
      { type: "addElements", at: 1, elements: [{ id: "new", slot: "photo-7", photo: null }] },
    ]);
  });

  test("a tile is joined with the next of its row, of which the photo comes along into an empty place", () => {
    const withPhoto = six.map((one) => (one.id === "t2" ? { ...one, photo: "sea" } : one)) as DesignElement[];
    const steps = joinSteps(withPhoto, "t1") ?? expect.fail();
    expect(steps).toMatchObject([
      { type: "removeElements", elements: ["t2"] },
      { type: "setElement", element: "t1", set: { frame: { width: 371_333 } } },
      { type: "placePhoto", element: "t1", photo: "sea" },
    ]);
  });

  test("two tiles stay two: one photo is no collage", () => {
    expect(joinSteps(tilesIn({ kind: "grid" }, 2), "t1")).toBeNull();
  });

  test("a locked neighbour is not swallowed", () => {
    const locked = six.map((one) => (one.id === "t2" ? { ...one, locked: true } : one)) as DesignElement[];
    expect(joinSteps(locked, "t1")).toBeNull();
  });
});

describe("a heart of 24", () => {
  const heart = tilesIn({ kind: "outline", outline: "heart" }, 24);

  test("keeps its outline filled when a row is made higher", () => {
    const moved = framesIn(moveSide(heart, "t10", "bottom", 12_000));
    expect(moved.size).toBeGreaterThan(6);
    for (const frame of moved.values()) expect(frame).toMatchObject({ width: expect.any(Number) });
    const rows = Map.groupBy(moved.values(), (frame) => (frame as { y: number }).y);
    expect(rows.size).toBe(2);
  });
});

test("hexagons interlock: no line runs between them", () => {
  expect(movableSides(tilesIn({ kind: "comb" }, 7), "t1")).toEqual([]);
});
