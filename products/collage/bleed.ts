import { stretcherOf } from "./canvas-options.ts";
import type { Case, CasePanel } from "./case.ts";

/** What is printed beyond the front on each side, millimetres: of a canvas its edge and what is folded behind it. */
export function bleedOf({ configuration, release }: Case, { material }: CasePanel): number {
  if (!material.stretched) return material.bleed;
  return stretcherOf(configuration, release).depth + release.stretched.foldOver;
}
