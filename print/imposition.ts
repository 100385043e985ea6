import { done, failed, type Outcome } from "../core/outcome.ts";
import type { Point } from "../design/geometry.ts";
import type { Scene, ScenePage } from "../design/scene.ts";
import { type Imposition, type ManyUp, type OpenSheet, type PrintPlan, plainPlan } from "../products/print-plan.ts";
import type { ImposedSheet, ImpositionFailure } from "./imposition/imposed-sheet.ts";
import { blockOf } from "./imposition/many-up.ts";
import { openSheet } from "./imposition/open-sheet.ts";
import { pressRuns } from "./imposition/press-runs.ts";

/** Every side on a page of its own, in the order of the scene. */
export const wholeScene = ({ pages }: Scene): PrintPlan =>
  plainPlan(
    "front",
    "press",
    pages.map(({ surface }) => surface),
  );

/** The sides of a plan, in its order. */
export function plannedPages({ pages }: Scene, plan: PrintPlan): Outcome<readonly ScenePage[], ImpositionFailure> {
  const bySurface = new Map(pages.map((page) => [page.surface, page]));
  const missing = plan.surfaces.find((surface) => !bySurface.has(surface));
  if (missing !== undefined) return failed({ reason: "surface-missing", surface: missing });
  return done(plan.surfaces.flatMap((surface) => bySurface.get(surface) ?? []));
}

/** The PDF pages of one article under a plan. `copies` of a side are printed copies, not pages of the file. */
export function imposedSheets(scene: Scene, plan: PrintPlan): Outcome<readonly ImposedSheet[], ImpositionFailure> {
  const piece = pagesOfPiece(scene, plan);
  const press = manyUpOf(plan);
  return piece.ok && press ? onSheets(Array(press.across * press.down).fill(piece.value), press) : piece;
}

/** Places of a plan's pages on a larger sheet; null: each is a page of the file. */
export const manyUpOf = ({ output }: PrintPlan): ManyUp | null =>
  output.format === "pdfx4" && output.imposition.kind === "many-up" ? output.imposition : null;

/** The pages of one piece, before they are put on a larger sheet. */
export function pagesOfPiece(scene: Scene, plan: PrintPlan): Outcome<readonly ImposedSheet[], ImpositionFailure> {
  const pages = plannedPages(scene, plan);
  if (!pages.ok) return pages;
  const imposition = ofPiece(plan);
  if (imposition.kind === "open-sheets") return openSheets(imposition.sheets, pages.value);
  return done(
    pages.value.flatMap((page) =>
      imposition.kind === "single" || isWhole(imposition, page)
        ? [wholeSide(page)]
        : halves(page, imposition.bleedAtCut, imposition.creep?.[page.surface]),
    ),
  );
}

function ofPiece({ output }: PrintPlan): Exclude<Imposition, ManyUp> {
  if (output.format !== "pdfx4") return { kind: "single" };
  return output.imposition.kind === "many-up" ? (output.imposition.of ?? { kind: "single" }) : output.imposition;
}

/** The pieces of a file with several, from 0: those of each larger sheet together, in the order they are written in. */
export function runsOf(plan: PrintPlan): readonly (readonly number[])[] {
  const press = manyUpOf(plan);
  return pressRuns(plan.pieces ?? 1, press ? press.across * press.down : 1);
}

/** All pages of the file, each piece as in this scene. */
export function sheetsOfFile(scene: Scene, plan: PrintPlan): Outcome<readonly ImposedSheet[], ImpositionFailure> {
  if (plan.pieces === undefined) return imposedSheets(scene, plan);
  const [press, piece] = [manyUpOf(plan), pagesOfPiece(scene, plan)];
  if (!piece.ok) return piece;
  if (!press) return done(Array.from({ length: plan.pieces }, () => piece.value).flat());
  const bySize = new Map<number, readonly ImposedSheet[]>();
  const sheets: ImposedSheet[] = [];
  for (const { length } of runsOf(plan)) {
    const known = bySize.get(length);
    const run = known ? done(known) : onSheets(Array(length).fill(piece.value), press);
    if (!run.ok) return run;
    bySize.set(length, run.value);
    sheets.push(...run.value);
  }
  return done(sheets);
}

/** The sheets of so many pieces; fewer than there is room for leave the last places empty. */
export function onSheets(
  pieces: readonly (readonly ImposedSheet[])[],
  press: ManyUp,
): Outcome<readonly ImposedSheet[], ImpositionFailure> {
  const sheets: ImposedSheet[] = [];
  for (const [index, page] of (pieces[0] ?? []).entries()) {
    const block = blockOf(
      pieces.flatMap((piece) => piece[index] ?? []),
      press,
      index,
    );
    if (!block) return failed({ reason: "sheet-too-small", surface: page.name });
    sheets.push(block);
  }
  return done(sheets);
}

function openSheets(
  wanted: readonly OpenSheet[],
  pages: readonly ScenePage[],
): Outcome<readonly ImposedSheet[], ImpositionFailure> {
  const bySurface = new Map(pages.map((page) => [page.surface, page]));
  const sheets: ImposedSheet[] = [];
  for (const one of wanted) {
    const sheet = openSheet(one, bySurface);
    if (!sheet) return failed({ reason: "surface-missing", surface: one.name });
    sheets.push(sheet);
  }
  return done(sheets);
}

const isWhole = (imposition: Imposition, { surface }: ScenePage): boolean =>
  imposition.kind === "halves" && (imposition.whole?.includes(surface) ?? false);

function wholeSide(page: ScenePage): ImposedSheet {
  const { size, trim, surface } = page;
  const window = { x: 0, y: 0, ...size };
  return {
    size,
    trim,
    piece: { width: trim.width, height: trim.height },
    parts: [{ page, window, offset: origin, trim }],
    repeats: false,
    cuts: null,
    name: surface,
  };
}

const origin: Point = { x: 0, y: 0 };

/**
 * A spread cut in its middle: two pages of half its trim, with some of the other half as bleed at the cut. Creep moves
 * the trim away from the cut, so that a page shows less there and more of its outer bleed.
 */
function halves(
  page: ScenePage,
  bleedAtCut: number,
  [creepLeft, creepRight]: readonly [number, number] = [0, 0],
): readonly ImposedSheet[] {
  const { size, trim, surface } = page;
  const left = Math.floor(trim.width / 2);
  const cut = trim.x + left;
  const start = Math.max(0, cut + creepRight - bleedAtCut);
  const end = Math.min(size.width, cut - creepLeft + bleedAtCut);
  const half = (index: number, from: number, to: number, trimX: number, trimWidth: number): ImposedSheet => {
    const placed = { ...trim, x: trimX - from, width: trimWidth };
    const window = { x: from, y: 0, width: to - from, height: size.height };
    return {
      size: { width: to - from, height: size.height },
      trim: placed,
      repeats: false,
      cuts: null,
      piece: { width: trimWidth, height: trim.height },
      parts: [{ page, window, offset: { x: -from, y: 0 }, trim: placed }],
      name: `${surface} ${index}/2`,
    };
  };
  return [half(1, 0, end, trim.x - creepLeft, left), half(2, start, size.width, cut + creepRight, trim.width - left)];
}
