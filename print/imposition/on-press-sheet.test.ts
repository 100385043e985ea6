import { describe, expect, test } from "vitest";
import { type OpenSheet, type PrintPlan, plainPlan } from "../../products/print-plan.ts";
import { imposedSheets, manyUpOf, runsOf, sheetsOfFile } from "../imposition.ts";
import type { PressSheet } from "../press-sheet.ts";
import { producePrintFile } from "../produce.ts";
import { contentsOf } from "../testing/contents-of.ts";
import { memorySink } from "../testing/memory-sink.ts";
import { orderOf } from "../testing/print-file.ts";
import { fill, pageOf, sceneOf, whole } from "../testing/scenes.ts";
import { onPressSheet } from "./on-press-sheet.ts";
import { pressRuns } from "./press-runs.ts";

const a6 = { width: 105, height: 148, bleed: 3 };
const side = (surface: string, colour = "#cc0000") => ({
  ...pageOf(a6, [fill(whole(a6), colour)]),
  surface,
  role: surface,
});
const scene = sceneOf(side("front"), side("back"));
const sra3: PressSheet = { width: 450, height: 320, edge: 5, gap: 6, marks: true };
const card = (changes: Partial<PrintPlan> = {}): PrintPlan => ({
  ...plainPlan("card", "press", ["front", "back"]),
  copies: 60,
  manyUp: true,
  ...changes,
});
const sheetsOf = (plan: PrintPlan) => {
  const sheets = imposedSheets(scene, plan);
  if (!sheets.ok) throw new Error(sheets.error.reason);
  return sheets.value;
};

describe("cards on the sheet of a print house", () => {
  test("are as many as fit between its edges, and the sheet is printed so much less often", () => {
    const plan = onPressSheet(scene, card(), sra3);
    // 3 x 105 + 2 x 6 of 434 mm, 2 x 148 + 6 of 304 mm; the other way round there is room for four.
    expect(manyUpOf(plan)).toMatchObject({ sheet: { width: 450_000, height: 320_000 }, across: 3, down: 2 });
    expect(plan.copies).toBe(10);
    expect(onPressSheet(scene, card({ copies: 61 }), sra3).copies).toBe(11);
    const close = onPressSheet(scene, card(), { ...sra3, gap: 0 });
    expect([manyUpOf(close)?.across, manyUpOf(close)?.down, close.copies]).toEqual([4, 2, 8]);
  });

  test("turn the sheet where more have room then", () => {
    const tall = onPressSheet(scene, card(), { ...sra3, width: 240, height: 330 });
    expect(manyUpOf(tall)).toMatchObject({ sheet: { width: 240_000, height: 330_000 }, across: 2, down: 2 });
    const wide = onPressSheet(scene, card(), { ...sra3, width: 330, height: 240 });
    expect(manyUpOf(wide)).toMatchObject({ sheet: { width: 240_000, height: 330_000 }, across: 2, down: 2 });
  });

  test("are no more than were ordered: a sample is alone on its sheet", () => {
    expect(manyUpOf(onPressSheet(scene, card({ copies: 1 }), sra3))).toMatchObject({ across: 1, down: 1 });
  });

  test("have each back behind its front when the sheet is turned over its side", () => {
    const [front, back] = sheetsOf(onPressSheet(scene, card(), sra3));
    const middles = (sheet: typeof front) => sheet?.parts.map(({ trim }) => [trim.x + trim.width / 2, trim.y]) ?? [];
    expect(front?.parts).toHaveLength(6);
    expect(middles(back)).toEqual(middles(front).map(([x = 0, y]) => [450_000 - x, y]));
    expect(back?.parts.every(({ page }) => page.surface === "back")).toBe(true);
  });

  test("folded at the head are turned over it", () => {
    const panels = (surface: string) => [{ surface, turned: false }];
    const sheets = ["front", "back"].map((name): OpenSheet => {
      return {
        name,
        along: "height",
        panels: panels(name),
        lines: [{ plate: "Crease", path: "M0 74000L105000 74000" }],
      };
    });
    const folded = card({ output: { format: "pdfx4", imposition: { kind: "open-sheets", sheets } } });
    const plan = onPressSheet(scene, folded, sra3);
    expect(manyUpOf(plan)?.turned).toBe("head");
    const [front, back] = sheetsOf(plan);
    const middles = (sheet: typeof front) => sheet?.parts.map(({ trim }) => [trim.x, trim.y + trim.height / 2]) ?? [];
    expect(middles(back)).toEqual(middles(front).map(([x, y = 0]) => [x, 320_000 - y]));
    // Each card keeps its crease, where it lies.
    expect(front?.lines?.map(({ path }) => path).slice(0, 2)).toEqual(
      front?.parts
        .slice(0, 2)
        .map(({ trim }) => `M${trim.x} ${trim.y + 74_000}L${trim.x + 105_000} ${trim.y + 74_000}`),
    );
    expect(front?.lines).toHaveLength(6);
  });

  test("bleed into half of the gap and no further", () => {
    const [front] = sheetsOf(onPressSheet(scene, card(), { ...sra3, gap: 4 }));
    expect(front?.parts.slice(0, 2).map(({ window }) => [window.x, window.width])).toEqual([
      [0, 3_000 + 105_000 + 2_000],
      [1_000, 2_000 + 105_000 + 2_000],
    ]);
  });

  test.each([
    ["their kind does not allow it", card({ manyUp: undefined as never }), sra3],
    ["not one fits", card(), { ...sra3, width: 110, height: 150 }],
    ["a side has no back", card({ surfaces: ["front", "back", "front"] }), sra3],
  ])("stay pages of their own where %s", (_, plan, sheet) => {
    expect(onPressSheet(scene, plan, sheet)).toBe(plan);
  });

  test("have no marks where the print house wants none", () => {
    expect(sheetsOf(onPressSheet(scene, card(), { ...sra3, marks: false }))[0]?.cuts).toEqual([]);
    // At least one for each edge of each column and row, on both ends.
    expect(sheetsOf(onPressSheet(scene, card(), sra3))[0]?.cuts?.length).toBeGreaterThanOrEqual(2 * (2 * 3 + 2 * 2));
  });
});

describe("cards that differ", () => {
  test("are in order when the piles are laid on each other", () => {
    const runs = pressRuns(9, 4);
    expect(runs).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    for (const [pieces, places] of [
      [60, 6],
      [61, 6],
      [5, 8],
      [1, 1],
    ] as const) {
      const piles = Array.from({ length: places }, (_, place) =>
        pressRuns(pieces, places).flatMap((run) => run[place] ?? []),
      );
      expect(piles.flat()).toEqual(Array.from({ length: pieces }, (_, n) => n));
    }
  });

  test("lie on as few sheets as they need, each with its own", async () => {
    const plan = onPressSheet(scene, card({ copies: 1, pieces: 8 }), sra3);
    expect(runsOf(plan)).toEqual([
      [0, 2, 4, 6],
      [1, 3, 5, 7],
    ]);
    expect(plan.copies).toBe(1);
    const colour = (n: number) => `#0000${(16 * n).toString(16).padStart(2, "0")}`;
    const back = side("back", "#ff0000");
    async function* pieces() {
      for (const n of runsOf(plan).flat()) yield sceneOf(side("front", colour(n)), back);
    }
    const sink = memorySink();
    const written = await producePrintFile({ ...(await orderOf({ scene, plan })), pieces: pieces(), sink });
    expect(written).toMatchObject({ ok: true, value: { pages: 4 } });
    const expected = sheetsOfFile(scene, plan);
    expect(expected.ok && expected.value.map(({ parts }) => parts.length)).toEqual([4, 4, 4, 4]);
    // What all have in common is in the file once: one form for eight backs.
    const source = sink.bytes();
    expect(source.toString("latin1").split("/Subtype /Form")).toHaveLength(2);
    const pages = contentsOf(source).filter((content) => content.includes(" re W n"));
    expect(pages.map((content) => content.split(" re f").length - 1)).toEqual([4, 0, 4, 0]);
  });
});
