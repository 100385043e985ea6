import { describe, expect, it, test } from "vitest";
import { type FlyoutPart, flyoutLayouts, flyoutRows } from "./flyout-layout.ts";

/** Groups as an editor may write them: one of each part, in any order. */
const groups = (...parts: FlyoutPart[]) => parts.map((part, index) => ({ part, index }));
const placed = (...given: Parameters<typeof flyoutRows<{ part: FlyoutPart; index: number }>>) =>
  flyoutRows(...given).map((row) => row.map(({ group, width }) => [group.part, width]));

describe("rows and widths of pictures (chrome document, section 9)", () => {
  it.each([
    ["calendar", ["lists", "images"], [[["images", 130]], [["lists", null]]]],
    [
      "card",
      ["additional", "lists", "occasions"],
      [
        [["occasions", 130]],
        [
          ["additional", 80],
          ["lists", null],
        ],
      ],
    ],
    ["collage", ["images", "lists"], [[["images", 130]], [["lists", null]]]],
    [
      "frame",
      ["poster", "colors", "other", "lists"],
      [
        [["poster", 150]],
        [
          ["colors", 48],
          ["other", 60],
          ["lists", null],
        ],
      ],
    ],
    [
      "photobook",
      ["categories", "without-template", "subline"],
      [
        [["categories", 170]],
        [
          ["without-template", 153],
          ["subline", 73],
        ],
      ],
    ],
    [
      "wandbilder",
      ["images", "shapes", "lists"],
      [
        [["images", 150]],
        [
          ["shapes", null],
          ["lists", null],
        ],
      ],
    ],
    ["accessories", ["lists"], [[["lists", null]]]],
  ] as const)("%s", (type, parts, rows) => {
    expect(placed(type, groups(...parts), () => {})).toEqual(rows);
  });

  it("has one to three of them", () => {
    for (const rows of Object.values(flyoutLayouts)) expect([1, 2, 3]).toContain(rows.length);
  });
});

test("the second row of frames has three categories, however many an editor writes", () => {
  const [, second] = placed("frame", groups("poster", "lists", "colors", "other", "lists"), () => {});
  expect(second?.map(([part]) => part)).toEqual(["lists", "colors", "other"]);
});

test("a group that this kind has no place for is left out and told; the large picture has its own place", () => {
  const told: string[] = [];
  expect(placed("calendar", groups("colors", "feature"), (what) => told.push(what))).toEqual([]);
  expect(told).toEqual(["a group colors in a flyout of calendar"]);
});
