import type { DesignOutline } from "../../../design/document.ts";
import { type Case, known } from "../case.ts";
import { hasSinglePages, isSpread, spreadsOf } from "../sides/sides.ts";

/** Pages of a sheet that is folded once. */
const PAGES = 4;

/** Nested sheets that are stapled in the fold. */
export const isStapled = ({ configuration, release }: Case): boolean =>
  hasSinglePages(configuration) && !release.spine.bindings.includes(configuration.binding);

/**
 * Creep of a page towards the fold, micrometres: inner sheets protrude by the thickness of those around them and are
 * trimmed. 0 on the outermost sheet, and in other bindings.
 *
 * @param page from 1
 */
export function creepOf(one: Case, page: number): number {
  if (!isStapled(one)) return 0;
  const { pageCount } = one.configuration;
  const sheet = Math.floor(Math.min(page - 1, pageCount - page) / 2);
  return sheet * known(one.paper, "paper").calliper;
}

/** Of the innermost sheet. */
export const mostCreep = (one: Case): number => creepOf(one, one.configuration.pageCount / 2);

/** Creep of left and right page by spread; only of spreads that have some. */
export function creepBySpread(
  { surfaces }: DesignOutline,
  one: Case,
): Readonly<Record<string, readonly [number, number]>> {
  const spreads = surfaces.filter(isSpread).slice(0, spreadsOf(one.configuration.pageCount, one.configuration));
  return Object.fromEntries(
    spreads.flatMap(({ id }, n) => {
      const shifts = [creepOf(one, 2 * n + 2), creepOf(one, 2 * n + 3)] as const;
      return shifts.some((shift) => shift > 0) ? [[id, shifts] as const] : [];
    }),
  );
}

/** Sheets of the block; 0 where it has no nested sheets. */
export const sheetsOf = (one: Case): number => (isStapled(one) ? one.configuration.pageCount / PAGES : 0);
