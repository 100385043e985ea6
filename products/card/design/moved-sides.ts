import type { Surface } from "../../../design/document.ts";
import type { CardSide } from "./sides.ts";

/** Inner sides that stand for each other when a card gets another fold, the nearest first. */
const standsFor: Readonly<Record<string, readonly string[]>> = {
  "inside-left": ["inside-top", "page-2"],
  "inside-right": ["inside-bottom", "page-3", "page-first"],
  "inside-top": ["inside-left", "page-2"],
  "inside-bottom": ["inside-right", "page-3", "page-first"],
  "page-2": ["inside-left", "inside-top"],
  "page-3": ["inside-right", "inside-bottom", "page-first"],
  "page-first": ["inside-right", "inside-bottom", "page-3"],
};

/** For sides the design lacks, the side whose contents they take over: one that the new card no longer has. */
export function movedFrom(surfaces: readonly Surface[], wanted: readonly CardSide[]): ReadonlyMap<string, string> {
  const ids = new Set(wanted.map(({ id }) => id));
  const free = new Set(surfaces.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  const present = new Set(surfaces.map(({ id }) => id));
  const moved = new Map<string, string>();
  for (const { id } of wanted) {
    const source = present.has(id) ? undefined : standsFor[id]?.find((one) => free.has(one));
    if (source === undefined) continue;
    free.delete(source);
    moved.set(id, source);
  }
  return moved;
}
