import type { DesignOutline } from "../../../design/document.ts";
import type { PageRule } from "../../kind-design.ts";
import { openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { isSpread, SPREAD, spreadsOf } from "../sides/sides.ts";

/** Spreads are added, moved and removed one by one, in stapled booklets in twos; cover and single pages stay. */
export function pageRule(design: DesignOutline, release: Release): PageRule | null {
  const { book, configuration } = openCase(configurationSchema.parse(design.configuration), release);
  if (!book) return null;
  const others = design.surfaces.filter((surface) => !isSpread(surface)).length;
  const { min, max, step } = book.pages;
  return {
    min: others + spreadsOf(min, configuration),
    max: others + spreadsOf(max, configuration),
    step: step / 2,
    role: SPREAD,
    pages: { min, max, step },
  };
}
