import { micrometres } from "../../core/measure.ts";
import type { SurfaceEdge } from "../../design/layout.ts";
import type { Case } from "./case.ts";
import { edgeColourOf } from "./edge-colours.ts";
import { chosenValue, valueKey } from "./option-conditions.ts";
import type { Material } from "./release.ts";
import { surfaceOf } from "./surface-rules.ts";

/** The canvas around its stretcher; `sheet` is its extent beyond the front on each side, millimetres. */
export interface CanvasEdge {
  readonly sheet: number;
  readonly depth: number;
  readonly edge: SurfaceEdge;
}

/** Null for everything that is not stretched. Depth comes from the stretcher, fold-over from the surface's rules. */
export function canvasEdge(one: Case, material: Material): CanvasEdge | null {
  const { wrap } = surfaceOf(one.release, material);
  if (!wrap) return null;
  const depth = stretcherDepth(one);
  return { sheet: depth + wrap.foldOver, depth, edge: edgeOf(one, micrometres(depth), micrometres(wrap.overlap)) };
}

/** Depth of the stretcher bar in millimetres. */
export function stretcherDepth(one: Case): number {
  for (const applying of one.groups) {
    const depth = chosenValue(one, applying)?.value.depth;
    if (depth !== undefined) return depth;
  }
  throw new Error(`no stretcher for ${one.material?.key}`);
}

function edgeOf(one: Case, wrap: number, overlap: number): SurfaceEdge {
  const kind = valueKey(one, "edge");
  if (kind === "folded" || kind === "mirrored") return { kind, wrap };
  return { kind: "coloured", wrap, colour: edgeColourOf(one), overlap };
}
