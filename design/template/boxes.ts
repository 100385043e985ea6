import type { Rect } from "../geometry.ts";
import { grow, intersect, movedInto } from "../rect.ts";
import type { Sheet } from "./setting.ts";
import type { TemplateBox } from "./template.ts";

/** Boxes of a template on a sheet, micrometres from the trim's top left corner. Nothing taken into account: */
export function onSheet({ x, y, width, height }: TemplateBox, { trim, within }: Sheet): Rect {
  const across = edgeOn(trim.width, within && { start: within.x, length: within.width });
  const down = edgeOn(trim.height, within && { start: within.y, length: within.height });
  const [left, top] = [across(x), down(y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, across(x + width) - left),
    height: Math.max(1, down(y + height) - top),
  };
}

const WHOLE = 1_000_000;

/** Edges keep their order, so that neighbours stay neighbours. */
function edgeOn(length: number, within: { readonly start: number; readonly length: number } | undefined) {
  return (part: number): number =>
    within && part > 0 && part < WHOLE
      ? within.start + Math.round((part * within.length) / WHOLE)
      : Math.round((part * length) / WHOLE);
}

const clearOf = ({ trim, safe, clear }: Sheet): Rect => clear ?? grow({ x: 0, y: 0, ...trim }, -safe);

/** Edges that reach the sheet's run into the bleed; the others stay where words may be. */
export function bledFrame(box: TemplateBox, sheet: Sheet): Rect {
  const { trim, bleed } = sheet;
  const clear = clearOf(sheet);
  const at = (from: number, length: number, whole: number, clearFrom: number, clearLength: number) => {
    const [start, end] = [
      from <= 0 ? -bleed : Math.max(from, clearFrom),
      from + length >= whole ? whole + bleed : Math.min(from + length, clearFrom + clearLength),
    ];
    return [start, Math.max(1, end - start)] as const;
  };
  const plain = onSheet(box, sheet);
  const [x, width] = at(plain.x, plain.width, trim.width, clear.x, clear.width);
  const [y, height] = at(plain.y, plain.height, trim.height, clear.y, clear.height);
  return { x, y, width, height };
}

/** The part of a box inside the safe area; away from binding and stand the box is moved. */
export function safeFrame(box: TemplateBox, sheet: Sheet): Rect {
  if (sheet.clear) return movedInto(onSheet(box, sheet), sheet.clear);
  const found = intersect(onSheet(box, sheet), sheet.within ?? clearOf(sheet));
  if (!found) throw new Error("a box of the template is outside the safe area");
  return found;
}
