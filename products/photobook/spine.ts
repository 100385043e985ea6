import { type Case, known } from "./case.ts";

/**
 * Thickness of the closed block, micrometres: its leaves, two pages each. The leaves of a lay-flat book are prints back
 * to back.
 */
export function blockOf({ configuration: { pageCount, binding }, paper }: Case): number {
  const { calliper, layflatCalliper } = known(paper, "paper");
  return (pageCount / 2) * (binding === "layflat" ? layflatCalliper : calliper);
}

/** The closed book, micrometres: block and both sides of the cover. */
export const thicknessOf = (one: Case): number => blockOf(one) + 2 * known(one.cover, "cover").calliper;

/** Width of the spine, micrometres, rounded to what the bindery sets; 0 for a stapled booklet, which has none. */
export function spineOf(one: Case): number {
  const { bindings, roundTo } = one.release.spine;
  if (!bindings.includes(one.configuration.binding)) return 0;
  return Math.round((thicknessOf(one) + known(one.cover, "cover").allowance) / roundTo) * roundTo;
}

/** Whether text fits on the spine: thick enough for the cover, and a book of enough pages. */
export const hasSpineText = (one: Case): boolean =>
  one.configuration.pageCount >= one.release.spine.textFromPages && spineOf(one) >= known(one.cover, "cover").textFrom;
