import { describe, expect, test } from "vitest";
import { demoBoxes } from "../../../demo/catalogue/photo-boxes.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, Surface } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { newPrint } from "../../../products/pile/print-side.ts";
import { kindOf } from "../../../products/registry.ts";
import { dayGroups } from "./day-groups.ts";
import { cutDown, filledUp } from "./fill-box.ts";
import { movedPrints } from "./moved-prints.ts";
import { pileCommandOf, pileKeyGroups, pileKeys } from "./pile-keys.ts";
import { readCount } from "./read-count.ts";
import { tableOf } from "./table-rows.ts";

// The table knows no kind: the test takes one by what its prints lie in.
const design = kindOf(demoBoxes.kind)?.design;
if (!design?.pile) throw new Error("no pile");
const { pile } = design;
const rules = { pile, data: demoBoxes };
const format = { width: 150, height: 100 };
const usual = { photoboxType: "photoprint", photoboxFormat: format, photoboxQuantityMax: 100, tileCount: 1 };
const configuration = { ...usual, paper: "simple", box: "cardboard" };

const print = (id: string, copies = 1): Surface => ({
  ...newPrint(
    { surface: id, element: `${id}-photo` },
    pile.role,
    { id, width: 3000, height: 2000 },
    { format, rim: null },
  ),
  copies,
});

function boxOf(...prints: readonly Surface[]): DesignDocument {
  const blank = design?.blank(configuration, demoBoxes, null);
  if (!blank) throw new Error("no design");
  const photos = prints.map(({ id }) => ({ id, name: `${id}.jpg`, width: 3000, height: 2000 }));
  return { ...blank, photos, surfaces: [...prints, ...blank.surfaces.filter(({ role }) => role !== pile.role)] };
}

function changed(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const idsOf = ({ surfaces }: DesignDocument) => surfaces.map(({ id }) => id);
const copiesOf = ({ surfaces }: DesignDocument) => surfaces.map(({ copies }) => copies);
const box = boxOf(print("a"), print("b"), print("c"), print("d"));
const lid = box.surfaces.at(-1)?.id ?? "";

describe("the order of the prints in a box", () => {
  test.each([
    [["c"], "forwards", ["a", "c", "b", "d"]],
    [["a"], "forwards", ["a", "b", "c", "d"]],
    [["b", "c"], "forwards", ["b", "c", "a", "d"]],
    [["a", "c"], "backwards", ["b", "a", "d", "c"]],
    [["d"], "front", ["d", "a", "b", "c"]],
    [["a", "b"], "back", ["c", "d", "a", "b"]],
  ] as const)("%j goes %s", (chosen, move, expected) => {
    const moved = changed(box, movedPrints(box, new Set(chosen), move, rules));
    expect(idsOf(moved)).toEqual([...expected, lid]);
  });

  test("its keys are listed, and none is that of another command", () => {
    const lines = Object.values(pileKeyGroups).flat();
    expect(new Set(lines)).toEqual(new Set(Object.keys(pileKeys)));
    const keys = Object.values(pileKeys).flat();
    expect(new Set(keys).size).toBe(keys.length);
    const stroke = { ctrlKey: false, metaKey: false, shiftKey: true, altKey: false };
    expect(pileCommandOf({ ...stroke, key: "F" })).toEqual({ do: "front" });
    expect(pileCommandOf({ ...stroke, shiftKey: false, key: "b" })).toEqual({ do: "backwards" });
    expect(pileCommandOf({ ...stroke, ctrlKey: true, key: "f" })).toBeNull();
  });
});

describe("a box that is not full, or too full", () => {
  test("is filled up with copies, shared out evenly", () => {
    const some = boxOf(print("a"), print("b"), print("c"));
    expect(copiesOf(changed(some, filledUp(some, 97, rules)))).toEqual([34, 33, 33, 1]);
  });

  test("has copies taken out of it first, then the last prints with their photos", () => {
    const full = boxOf(print("a", 3), print("b"), print("c", 2), print("d"));
    expect(copiesOf(changed(full, cutDown(full, 2, rules)))).toEqual([2, 1, 1, 1, 1]);
    const fewer = changed(full, cutDown(full, 5, rules));
    expect([idsOf(fewer), fewer.photos.map(({ id }) => id)]).toEqual([
      ["a", "b", lid],
      ["a", "b"],
    ]);
  });

  test("names the next larger one that holds them all, and none where there is none", () => {
    expect(pile.roomier?.(box, demoBoxes, 140)).toMatchObject({
      most: 200,
      configuration: { photoboxQuantityMax: 200 },
    });
    expect(pile.roomier?.(box, demoBoxes, 100)).toBeNull();
    expect(pile.roomier?.(box, demoBoxes, 301)).toBeNull();
  });
});

test.each([
  ["12", 12],
  ["1.000", 1000],
  ["10 000", 10_000],
  ["0", null],
  ["10001", null],
  ["1e3", null],
  ["2,5", null],
  ["-3", null],
  ["", null],
  ["007", null],
])("%j as a number of prints is %j", (typed, count) => {
  expect(readCount(typed, 10_000)).toBe(count);
});

describe("days on the table", () => {
  const taken = (id: string, takenAt?: string) => ({
    surface: print(id),
    photo: { id, name: id, width: 3, height: 2, takenAt },
  });
  const prints = [
    taken("a", "2026-05-30T10:00:00"),
    taken("b", "2026-05-30T23:59:59"),
    taken("c", "2026-06-14T08:00:00"),
    taken("d"),
  ];

  test("are headings where prints lie by date, and those without a date come last", () => {
    expect(dayGroups(prints, "taken").map(({ at, day }) => [at, day])).toEqual([
      [0, "2026-05-30"],
      [2, "2026-06-14"],
      [3, null],
    ]);
    expect(dayGroups(prints, "name")).toEqual([]);
    expect(dayGroups([taken("d")], "taken")).toEqual([]);
  });

  test("each begins a row", () => {
    const sizes = Array.from({ length: 5 }, () => ({ width: 150_000, height: 100_000 }));
    const { rows } = tableOf(sizes, { width: 704, closer: 0, touch: false, groups: [0, 2] });
    expect(rows.map(({ from, to, head }) => [from, to, head])).toEqual([
      [0, 2, 44],
      [2, 5, 44],
    ]);
  });
});
