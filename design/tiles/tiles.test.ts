import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rect } from "../geometry.ts";
import { outlines } from "../outline.ts";
import { grow, intersect } from "../rect.ts";
import { divideTile, edgesAround, joinable, joinTiles, moveEdge } from "./change-tiles.ts";
import { gridTree, mosaicTree } from "./grid-tree.ts";
import { honeycomb } from "./honeycomb.ts";
import { layTiles, possibleGap } from "./lay-tiles.ts";
import { outlineTiles } from "./outline-tiles.ts";
import { readTiles } from "./read-tiles.ts";
import { type TileTree, tilesOf } from "./tile-tree.ts";

const named = (count: number) => Array.from({ length: count }, (_, at) => `t${at + 1}`);
const count = fc.integer({ min: 2, max: 120 });
const area: fc.Arbitrary<Rect> = fc.record({
  x: fc.integer({ min: -5000, max: 90_000 }),
  y: fc.integer({ min: -5000, max: 90_000 }),
  width: fc.integer({ min: 200_000, max: 1_200_000 }),
  height: fc.integer({ min: 200_000, max: 1_200_000 }),
});
const gap = fc.integer({ min: 0, max: 30_000 });
const seed = fc.integer();
const sized = ({ width, height }: Rect) => width * height;

const anyTree: fc.Arbitrary<{ tree: TileTree; area: Rect; gap: number; count: number }> = fc
  .record({ count, area, gap, seed: fc.option(seed) })
  .map((one) => ({
    ...one,
    tree: one.seed === null ? gridTree(named(one.count), one.area) : mosaicTree(named(one.count), one.area, one.seed),
  }));

/** Each pair of neighbours is `gap` apart: grown by half a gap the tiles meet and fill the area grown by as much. */
function expectFilled(frames: ReadonlyMap<string, Rect>, within: Rect, between: number) {
  const all = [...frames.values()];
  const doubled = all.map(({ x, y, width, height }) => ({ x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height }));
  const grown = doubled.map((frame) => grow(frame, between));
  for (const [at, one] of grown.entries())
    for (const other of grown.slice(at + 1)) if (intersect(one, other)) expect.fail("tiles are too near");
  const twice = { x: 2 * within.x, y: 2 * within.y, width: 2 * within.width, height: 2 * within.height };
  expect(grown.reduce((sum, frame) => sum + sized(frame), 0)).toBe(sized(grow(twice, between)));
}

describe("tiles of a grid or a mosaic, 2 to 120 on any sheet", () => {
  test("never overlap, fill the area and have the very gap between them", () => {
    fc.assert(
      fc.property(anyTree, (one) => {
        const frames = layTiles(one.tree, one.area, one.gap);
        expect([...frames.keys()]).toEqual(named(one.count));
        expectFilled(frames, one.area, possibleGap(one.tree, one.area, one.gap));
        for (const { width, height } of frames.values()) expect(Math.min(width, height)).toBeGreaterThan(1_000);
      }),
      { numRuns: 200 },
    );
  });

  test("are read back from their frames, and laid the same again", () => {
    fc.assert(
      fc.property(anyTree, (one) => {
        const frames = layTiles(one.tree, one.area, one.gap);
        const read = readTiles([...frames].map(([id, frame]) => ({ id, frame }))) ?? expect.fail("no tree");
        expect(read.area).toEqual(one.area);
        expect(layTiles(read.tree, read.area, read.gap)).toEqual(frames);
      }),
      { numRuns: 200 },
    );
  });

  test("a gap that leaves no room gives way as little as it must", () => {
    const tree = gridTree(named(120), { width: 300_000, height: 300_000 });
    const sheet = { x: 0, y: 0, width: 300_000, height: 300_000 };
    expect(possibleGap(tree, sheet, 5_000)).toBe(5_000);
    const most = possibleGap(tree, sheet, 40_000);
    expect(most).toBeGreaterThan(20_000);
    expectFilled(layTiles(tree, sheet, 40_000), sheet, most);
  });

  test("a mosaic is the same for the same seed, and another for another", () => {
    const sheet = { width: 600_000, height: 400_000 };
    expect(mosaicTree(named(14), sheet, 3)).toEqual(mosaicTree(named(14), sheet, 3));
    expect(mosaicTree(named(14), sheet, 3)).not.toEqual(mosaicTree(named(14), sheet, 4));
  });

  test("a grid of six on 60 x 40 has two rows of three", () => {
    const sheet = { x: 0, y: 0, width: 600_000, height: 400_000 };
    const frames = layTiles(gridTree(named(6), sheet), sheet, 6_000);
    expect(frames.get("t1")).toEqual({ x: 0, y: 0, width: 196_000, height: 197_000 });
    expect(frames.get("t5")).toEqual({ x: 202_000, y: 203_000, width: 196_000, height: 197_000 });
  });
});

describe("changes by hand", () => {
  const sheet = { x: 0, y: 0, width: 600_000, height: 400_000 };
  const six = gridTree(named(6), sheet);
  const frames = layTiles(six, sheet, 6_000);

  test("an edge that is dragged changes both neighbours, and nothing beyond the gap", () => {
    const edge = edgesAround(six, "t1").get("right") ?? expect.fail();
    const moved = layTiles(moveEdge(six, edge, 20_000, frames), sheet, 6_000);
    expect(moved.get("t1")).toEqual({ x: 0, y: 0, width: 216_000, height: 197_000 });
    expect(moved.get("t2")).toEqual({ x: 222_000, y: 0, width: 176_000, height: 197_000 });
    expect(moved.get("t3")).toEqual(frames.get("t3"));
    expect(moved.get("t4")).toEqual(frames.get("t4"));
  });

  test("an edge stops where a tile would become too narrow to take hold of", () => {
    const edge = edgesAround(six, "t1").get("right") ?? expect.fail();
    expect(layTiles(moveEdge(six, edge, 900_000, frames), sheet, 6_000).get("t2")?.width).toBe(8_000);
    expect(layTiles(moveEdge(six, edge, -900_000, frames), sheet, 6_000).get("t1")?.width).toBe(8_000);
  });

  test("tiles at the rim have no edge there", () => {
    expect([...edgesAround(six, "t1").keys()].toSorted()).toEqual(["bottom", "right"]);
    expect([...edgesAround(six, "t5").keys()].toSorted()).toEqual(["left", "right", "top"]);
  });

  test("a tile is divided across its longer side and joined again", () => {
    const divided = divideTile(six, "t1", "new", { x: 0, y: 0, width: 196_000, height: 197_000 }, 6_000);
    const laid = layTiles(divided, sheet, 6_000);
    expect(laid.get("t1")).toEqual({ x: 0, y: 0, width: 196_000, height: 95_500 });
    expect(laid.get("new")).toEqual({ x: 0, y: 101_500, width: 196_000, height: 95_500 });
    expect(joinable(divided, "t1")).toBe("new");
    expect(layTiles(joinTiles(divided, "t1", "new", 6_000), sheet, 6_000)).toEqual(frames);
  });

  test("random changes keep every law", () => {
    const change = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom("divide", "join", "move"),
      by: fc.integer({ min: -90_000, max: 90_000 }),
    });
    fc.assert(
      fc.property(anyTree, fc.array(change, { maxLength: 12 }), (one, changes) => {
        let { tree } = one;
        const kept = possibleGap(tree, one.area, one.gap);
        for (const [step, { at, kind, by }] of changes.entries()) {
          const laid = layTiles(tree, one.area, kept);
          const id = tilesOf(tree)[at % laid.size] ?? "";
          const other = joinable(tree, id);
          const edge = [...edgesAround(tree, id).values()][0];
          const frame = laid.get(id);
          if (kind === "divide" && frame) tree = divideTile(tree, id, `new${step}`, frame, kept);
          else if (kind === "join" && other && laid.size > 2) tree = joinTiles(tree, id, other, kept);
          else if (edge) tree = moveEdge(tree, edge, by, laid);
        }
        const laid = layTiles(tree, one.area, kept);
        expectFilled(laid, one.area, possibleGap(tree, one.area, kept));
      }),
      { numRuns: 100 },
    );
  });
});

describe("tiles with room between them, as a letter has", () => {
  const at = (id: string, x: number, y: number, width = 60_000, height = 60_000) => ({
    id,
    frame: { x, y, width, height },
  });
  const letter = [
    at("top", 20_000, 20_000),
    at("stem", 20_000, 84_000),
    at("heel", 20_000, 148_000),
    at("foot", 84_000, 148_000),
    at("toe", 148_000, 148_000),
  ];

  test("are read back with their holes, and laid the same again", () => {
    const read = readTiles(letter) ?? expect.fail("no tree");
    const laid = layTiles(read.tree, read.area, read.gap);
    for (const { id, frame } of letter) expect(laid.get(id)).toEqual(frame);
    expect(tilesOf(read.tree).toSorted()).toEqual(["foot", "heel", "stem", "toe", "top"]);
  });

  test("are joined with tiles, never with a hole", () => {
    const read = readTiles(letter) ?? expect.fail("no tree");
    expect(joinable(read.tree, "foot")).toBe("toe");
    expect(joinable(read.tree, "stem")).toBeNull();
    expect([...edgesAround(read.tree, "toe").keys()].toSorted()).toEqual(["left", "top"]);
  });
});

describe("tiles under an outline", () => {
  test("are as many as asked for, in rows that never overlap and are a gap apart", () => {
    fc.assert(
      fc.property(
        count,
        area,
        fc.integer({ min: 0, max: 12_000 }),
        fc.constantFrom(...outlines),
        (n, box, wide, outline) => {
          const tiles = outlineTiles(named(n), outline, box, wide);
          expect(tiles.map(({ id }) => id)).toEqual(named(n));
          for (const { frame } of tiles) expect(Math.min(frame.width, frame.height)).toBeGreaterThan(0);
          for (const [at, one] of tiles.entries())
            for (const other of tiles.slice(at + 1))
              if (intersect(one.frame, other.frame)) expect.fail(`${one.id} overlaps ${other.id}`);
          const rows = Map.groupBy(tiles, ({ frame }) => frame.y);
          for (const row of rows.values()) {
            const sorted = row.map(({ frame }) => frame).toSorted((a, b) => a.x - b.x);
            for (const [before, after] of sorted.slice(1).map((frame, i) => [sorted[i] ?? frame, frame] as const))
              expect(after.x - before.x - before.width).toBeGreaterThanOrEqual(Math.min(wide, 1));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test("a heart of 24 has its rows full and its tip in one tile", () => {
    const tiles = outlineTiles(named(24), "heart", { x: 50_000, y: 50_000, width: 500_000, height: 460_000 }, 5_000);
    const rows = [...Map.groupBy(tiles, ({ frame }) => frame.y).values()].map((row) => row.length);
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(24);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.at(-1)).toBeLessThan(3);
    expect(rows[0]).toBeGreaterThan(3);
  });
});

test("a honeycomb of 2 to 120 stays on its sheet, and its hexagons keep their distance", () => {
  fc.assert(
    fc.property(count, area, fc.integer({ min: 0, max: 20_000 }), (n, sheet, wide) => {
      const combs = honeycomb(named(n), sheet, wide);
      expect(combs).toHaveLength(n);
      const round = grow(sheet, 2);
      for (const { frame } of combs) expect(intersect(frame, round)).toEqual(frame);
      const centres = combs.map(({ frame }) => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }));
      const [{ frame: { width } = { width: 1 } } = { frame: { width: 1 } }] = combs;
      for (const [at, one] of centres.entries())
        for (const other of centres.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(width * 0.98);
    }),
    { numRuns: 100 },
  );
});
