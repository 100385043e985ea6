/**
 * Inks that are not process colours, and lines for machines. Printed solid, as vectors, over everything below. A
 * partner may use other names (`print/partner-setting.ts`).
 */
export const plates = [
  "Foil_Gold",
  "Foil_Silver",
  "Foil_RoseGold",
  "Relief",
  "Varnish",
  "CutContour",
  "Crease",
] as const;
export type Plate = (typeof plates)[number];

/** Plates a visitor may give to an element; the others are lines that only the product itself brings. */
export const refinements = ["Foil_Gold", "Foil_Silver", "Foil_RoseGold", "Relief", "Varnish"] as const;
export type Refinement = (typeof refinements)[number];

/** Refinements of metal foil. */
export const foils: readonly Plate[] = ["Foil_Gold", "Foil_Silver", "Foil_RoseGold"];
