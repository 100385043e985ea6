import type { SurfaceHead } from "../../../design/document.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import type { Book } from "../release.ts";

/** The outside of the cover: back, spine and front in one. */
export const COVER = "cover";
/** The first page is right of the inside cover, the last one left of it; lay-flat books have none. */
export const FIRST = "first";
export const LAST = "last";
export const SPREAD = "spread";

type Bound = Pick<PhotobookConfiguration, "binding">;

/** Two prints back to back make a leaf: every opening of a lay-flat book is a spread. */
export const hasSinglePages = ({ binding }: Bound): boolean => binding !== "layflat";

export const isSpread = ({ role }: Pick<SurfaceHead, "role">): boolean => role === SPREAD;

/** Pages of a book with so many spreads. */
export const pagesOf = (spreads: number, bound: Bound): number => 2 * spreads + (hasSinglePages(bound) ? 2 : 0);

/** Spreads of a book with so many pages. */
export const spreadsOf = (pages: number, bound: Bound): number => (pages - (hasSinglePages(bound) ? 2 : 0)) / 2;

/** The fewest spreads that the book can have and that hold as many; at most as many as it can have. */
export function possibleSpreads(wanted: number, { pages: { min, max, step }, binding }: Book): number {
  const most = spreadsOf(max, { binding });
  const perStep = step / 2;
  const least = spreadsOf(min, { binding });
  const steps = Math.ceil(Math.max(0, wanted - least) / perStep);
  return Math.min(least + steps * perStep, most);
}
