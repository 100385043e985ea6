import { configurationStep } from "../../../design/apply-whole.ts";
import type { DesignOutline, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import type { Settled } from "../../kind-design.ts";
import { openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { FIRST, hasSinglePages, isSpread, LAST, pagesOf, possibleSpreads, SPREAD } from "./sides.ts";

/**
 * The drawn pages are the paid pages: the count follows the spreads, and spreads are added where the binding requires
 * more (stapled booklets: multiples of four). Spreads beyond a book's maximum are not counted.
 */
export function settlePages(design: DesignOutline, release: Release): Settled<PhotobookConfiguration> {
  const configuration = configurationSchema.parse(design.configuration);
  const { book } = openCase(configuration, release);
  if (!book) return { configuration, steps: [] };
  const spreads = design.surfaces.filter(isSpread).length;
  const possible = possibleSpreads(spreads, book);
  const settled = { ...configuration, pageCount: pagesOf(possible, configuration) };
  const counted = configurationStep(design.configuration, settled);
  return {
    configuration: settled,
    steps: [...addedSides(design, Math.max(0, possible - spreads)), ...(counted ? [counted] : [])],
  };
}

/** Blank spreads behind the last one, and single pages where the binding has them. */
function addedSides(design: DesignOutline, spreads: number): readonly Step[] {
  const { surfaces } = design;
  const taken = new Set(surfaces.map(({ id }) => id));
  const steps: Step[] = [];
  const has = (id: string) => taken.has(id);
  let end = surfaces.findLastIndex(isSpread) + 1;
  if (hasSinglePages(configurationSchema.parse(design.configuration))) {
    if (!has(FIRST)) {
      const at = Math.max(0, surfaces.findIndex(isSpread));
      steps.push({ type: "addSurface", surface: blankSide(FIRST, "page"), at });
      end += 1;
    }
    if (!has(LAST)) steps.push({ type: "addSurface", surface: blankSide(LAST, "page") });
  }
  for (const id of freeNames(spreads, taken))
    steps.push({ type: "addSurface", surface: blankSide(id, SPREAD), at: end++ });
  return steps;
}

export const blankSide = (id: string, role: string): Surface => ({
  id,
  role,
  background: null,
  copies: 1,
  turned: false,
  elements: [],
});

/** Names for so many spreads more, the same on every machine. */
export function freeNames(count: number, taken: ReadonlySet<string>): readonly string[] {
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!taken.has(`spread-${n}`)) names.push(`spread-${n}`);
  return names;
}
