import { stretcherOf } from "./canvas-options.ts";
import type { Case, CasePanel } from "./case.ts";

/** Print beyond the front on each side, millimetres: the edge of a canvas and the part folded behind it. */
export function bleedOf({ configuration, release }: Case, { material }: CasePanel): number {
  if (!material.stretched) return material.bleed;
  return stretcherOf(configuration, release).depth + release.stretched.foldOver;
}
