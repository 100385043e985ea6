import type { SurfaceLayout } from "../design/layout.ts";
import type { Viewer } from "./kind-design.ts";

/** Sides that are shown together, from left to right. */
export type Opening = readonly SurfaceLayout[];

/** Viewers that show sides beside each other as in the finished product. */
const besides: ReadonlySet<Viewer> = new Set(["spread", "fold"]);

/**
 * Openings to leaf through: each side alone, or sides that meet left and right together, in the order of the design.
 */
export function openingsOf(viewer: Viewer, layouts: readonly SurfaceLayout[]): readonly Opening[] {
  if (!besides.has(viewer)) return layouts.map((layout) => [layout]);
  const byId = new Map(layouts.map((layout) => [layout.surface, layout]));
  const taken = new Set<string>();
  return layouts.flatMap((layout) => {
    if (taken.has(layout.surface)) return [];
    const opening = rowOf(leftmost(layout, byId), byId);
    for (const { surface } of opening) taken.add(surface);
    return [opening];
  });
}

type Layouts = ReadonlyMap<string, SurfaceLayout>;

/** Follows neighbours to the left; sides that name each other in a ring end where they began. */
function leftmost(layout: SurfaceLayout, layouts: Layouts): SurfaceLayout {
  let first = layout;
  const seen = new Set([layout.surface]);
  for (let next = neighbour(first, "left", layouts); next && !seen.has(next.surface); ) {
    first = next;
    seen.add(next.surface);
    next = neighbour(first, "left", layouts);
  }
  return first;
}

function rowOf(first: SurfaceLayout, layouts: Layouts): Opening {
  const row = [first];
  for (let next = neighbour(first, "right", layouts); next && !row.includes(next); ) {
    row.push(next);
    next = neighbour(next, "right", layouts);
  }
  return row;
}

/** Neighbours count where both sides say so. */
function neighbour(layout: SurfaceLayout, way: "left" | "right", layouts: Layouts): SurfaceLayout | null {
  const other = layouts.get(layout.neighbours?.[way] ?? "");
  const back = way === "left" ? "right" : "left";
  return other?.neighbours?.[back] === layout.surface ? other : null;
}
