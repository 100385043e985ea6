import type { DesignDocument, SurfaceHead } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { photoOf } from "../../../products/pile/print-side.ts";
import { type PileRules, printsOf, removedPrints } from "./print-steps.ts";

type Copied = Pick<SurfaceHead, "id" | "copies">;

const copiesStep = ({ id }: Copied, copies: number): Step => ({ type: "setSurface", surface: id, copies });

/** So many places more, taken by copies: shared out evenly, and what is left over to the first. */
export function filledUp(document: DesignDocument, places: number, { pile }: PileRules): readonly Step[] {
  const prints = printsOf(document, pile).filter((surface) => photoOf(surface)?.photo);
  if (prints.length === 0 || places <= 0) return [];
  const [each, rest] = [Math.floor(places / prints.length), places % prints.length];
  return prints.flatMap((print, at) => {
    const more = each + (at < rest ? 1 : 0);
    return more > 0 ? [copiesStep(print, print.copies + more)] : [];
  });
}

/** So many prints fewer: copies first, from those that have most and are last, then the last prints themselves. */
export function cutDown(document: DesignDocument, over: number, rules: PileRules): readonly Step[] {
  const prints = printsOf(document, rules.pile);
  const copies = new Map(prints.map((print) => [print.id, print.copies]));
  const extra = prints.reduce((sum, print) => sum + print.copies - 1, 0);
  for (let n = 0; n < Math.min(over, extra); n++) {
    const most = Math.max(...copies.values());
    const last = prints.findLast(({ id }) => copies.get(id) === most);
    if (last) copies.set(last.id, most - 1);
  }
  const counted = prints.flatMap((print) => {
    const left = copies.get(print.id) ?? print.copies;
    return left === print.copies ? [] : [copiesStep(print, left)];
  });
  const gone = prints.slice(prints.length - Math.min(Math.max(over - extra, 0), prints.length - 1));
  return over > extra ? [...counted, ...removedPrints(document, new Set(gone.map(({ id }) => id)), rules)] : counted;
}
