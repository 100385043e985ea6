import type { Axis, Span } from "./span.ts";

/** What the stage draws while something is moved: why it rests where it is. Micrometres from the trim's corner. */
export type Guide =
  /** A line across the whole side and beyond, at `at` on `axis`, that edges or middles share. */
  | { readonly kind: "line"; readonly axis: Axis; readonly at: number }
  /** A gap as wide as another: `gap` on `axis`, hatched over `span` of the other one. */
  | { readonly kind: "gap"; readonly axis: Axis; readonly gap: Span; readonly span: Span }
  /** How far it is to the edge of the side: `gap` on `axis`, drawn at `at` of the other one. */
  | { readonly kind: "distance"; readonly axis: Axis; readonly gap: Span; readonly at: number };

export type GapGuide = Extract<Guide, { kind: "gap" }>;

/** Places that differ by less are the same: middles and gaps are rounded to whole micrometres. */
export const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;
