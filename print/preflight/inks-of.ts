import type { ColourFacts, Mark } from "./inspection.ts";

/** Inks beside process that a mark is painted in; photos on plates are found by their image's colour space instead. */
export function inksOf(mark: Mark): readonly string[] {
  return mark.kind === "image" ? [] : inksOfSpace(mark.colour.space);
}

export function inksOfSpace(space: ColourFacts | null): readonly string[] {
  if (!space) return [];
  const own = space.inks.filter((ink) => !["Cyan", "Magenta", "Yellow", "Black"].includes(ink));
  return [...own, ...(space.kind === "Indexed" || space.kind === "Pattern" ? inksOfSpace(space.base) : [])];
}
