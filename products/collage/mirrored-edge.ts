import { edgeOf, stretcherOf } from "./canvas-options.ts";
import type { Case, CasePanel } from "./case.ts";

/** A narrower strip of photos on the edge looks like a mistake, millimetres. */
const LEAST_STRIP = 6;
/** Distance past the edge that a bare border reaches, as a canvas is stretched. */
const PAST = 2;

/** A border that would leave a sliver of photos on a mirrored edge, and the one that leaves none; millimetres. */
export interface EdgeStrip {
  readonly strip: number;
  readonly bare: number;
}

/** The photo strip on a mirrored edge beyond a panel's border; null where it shows no photos, or plenty of them. */
export function edgeStrip({ configuration, release }: Case, { material }: CasePanel, border: number): EdgeStrip | null {
  if (!material.stretched || edgeOf(configuration, release).key !== "mirrored") return null;
  const { depth } = stretcherOf(configuration, release);
  const strip = depth - border;
  return border > 0 && strip > -PAST && strip < LEAST_STRIP ? { strip: Math.max(strip, 0), bare: depth + PAST } : null;
}
