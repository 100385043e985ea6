/** Openings that are picked up, and where they would go. */
export interface Carried {
  readonly ids: ReadonlySet<string>;
  /** Place of the opening they come before; one beyond the last: behind it. */
  readonly before: number;
}

/** Places between which openings can be dropped: those that stay, as a book's cover, keep theirs. */
export function droppable(movable: readonly boolean[]): { readonly first: number; readonly last: number } | null {
  const first = movable.indexOf(true);
  return first < 0 ? null : { first, last: movable.lastIndexOf(true) + 1 };
}

/** A wished place, brought between those at which can be dropped. */
export const within = (before: number, { first, last }: { readonly first: number; readonly last: number }): number =>
  Math.min(Math.max(before, first), last);

/** Dropped onto an opening: one from ahead comes behind it, one from behind it before it. */
export const takingThePlaceOf = (target: number, carried: readonly number[]): number =>
  Math.min(...carried) < target ? target + 1 : target;
