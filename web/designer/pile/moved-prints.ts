import type { DesignDocument } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { type PileRules, printsOf } from "./print-steps.ts";

/** One place towards the first or the last print, or all the way. */
export type PrintMove = "forwards" | "backwards" | "front" | "back";

/** Chosen prints to another place of the pile; they keep their order among each other, and stop at its ends. */
export function movedPrints(
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  move: PrintMove,
  { pile }: PileRules,
): readonly Step[] {
  const before = printsOf(document, pile).map(({ id }) => id);
  const first = document.surfaces.findIndex(({ role }) => role === pile.role);
  const after = movedOrder(before, surfaces, move);
  const now = [...before];
  return after.flatMap((id, to): readonly Step[] => {
    const at = now.indexOf(id);
    if (at === to) return [];
    now.splice(to, 0, ...now.splice(at, 1));
    return [{ type: "moveSurface", surface: id, to: first + to }];
  });
}

function movedOrder(ids: readonly string[], chosen: ReadonlySet<string>, move: PrintMove): readonly string[] {
  const picked = ids.filter((id) => chosen.has(id));
  const rest = ids.filter((id) => !chosen.has(id));
  switch (move) {
    case "front":
      return [...picked, ...rest];
    case "back":
      return [...rest, ...picked];
    case "forwards":
      return oneForwards(ids, chosen);
    case "backwards":
      return oneForwards(ids.toReversed(), chosen).toReversed();
  }
}

function oneForwards(ids: readonly string[], chosen: ReadonlySet<string>): string[] {
  const moved: string[] = [];
  for (const id of ids) {
    const ahead = moved.at(-1);
    if (chosen.has(id) && ahead !== undefined && !chosen.has(ahead)) moved.splice(-1, 0, id);
    else moved.push(id);
  }
  return moved;
}
