import { micrometres } from "../../core/measure.ts";
import type { Size } from "../../design/geometry.ts";
import type { Scene } from "../../design/scene.ts";
import type { Imposition, ManyUp, PrintPlan } from "../../products/print-plan.ts";
import { pagesOfPiece } from "../imposition.ts";
import type { PressSheet } from "../press-sheet.ts";
import { bleedOf } from "./crop-lines.ts";
import type { ImposedSheet } from "./imposed-sheet.ts";

/**
 * The plan with as many copies of its pages as fit on a print house's sheet, in either orientation. Unchanged where its
 * kind does not allow it, where fronts and backs differ in size, and where none fits.
 */
export function onPressSheet(scene: Scene, plan: PrintPlan, sheet: PressSheet): PrintPlan {
  if (!plan.manyUp || plan.output.format !== "pdfx4") return plan;
  const { imposition: of } = plan.output;
  if (of.kind !== "single" && of.kind !== "open-sheets") return plan;
  const pages = pagesOfPiece(scene, plan);
  const [first, ...others] = pages.ok ? pages.value : [];
  if (!first || !(others.length === 0 || others.length % 2 === 1)) return plan;
  if (others.some(({ piece }) => piece.width !== first.piece.width || piece.height !== first.piece.height)) return plan;
  const grid = bestGrid(first, sheet, plan.pieces ?? plan.copies);
  if (!grid) return plan;
  const backs = others.length === 0 ? {} : { turned: turnOf(of) };
  const imposition: ManyUp = {
    kind: "many-up",
    of,
    ...grid,
    gutter: micrometres(sheet.gap),
    marks: sheet.marks,
    ...backs,
  };
  const copies = plan.pieces === undefined ? Math.ceil(plan.copies / (grid.across * grid.down)) : plan.copies;
  return { ...plan, copies, output: { format: "pdfx4", imposition } };
}

type Grid = Pick<ManyUp, "sheet" | "across" | "down">;

/** No more places than pieces: what nobody ordered is not printed. */
function bestGrid(page: ImposedSheet, sheet: PressSheet, pieces: number): Grid | null {
  const [width, height] = [micrometres(sheet.width), micrometres(sheet.height)];
  const [along, across] = [
    gridOn(page, { width, height }, sheet),
    gridOn(page, { width: height, height: width }, sheet),
  ];
  const best = placesOf(across) > placesOf(along) ? across : along;
  if (placesOf(best) === 0) return null;
  const columns = Math.min(best.across, pieces);
  return { ...best, across: columns, down: Math.min(best.down, Math.ceil(pieces / columns)) };
}

const placesOf = ({ across, down }: Grid): number => across * down;

function gridOn({ piece, ...page }: ImposedSheet, sheet: Size, { edge, gap }: PressSheet): Grid {
  const bleed = bleedOf(page);
  const times = (room: number, size: number, outside: number) => {
    const free = room - 2 * (micrometres(edge) + outside);
    return Math.max(0, Math.floor((free + micrometres(gap)) / (size + micrometres(gap))));
  };
  return {
    sheet,
    across: times(sheet.width, piece.width, Math.max(bleed.left, bleed.right)),
    down: times(sheet.height, piece.height, Math.max(bleed.top, bleed.bottom)),
  };
}

/** Sheets with panels above each other show their inside when turned over the head. */
const turnOf = (of: Imposition): "side" | "head" =>
  of.kind === "open-sheets" && of.sheets.some(({ along }) => along === "height") ? "head" : "side";
