import type { Refinement } from "../design/plate.ts";

/** Plates by the refinements that catalogues of all kinds name. */
const plates: Readonly<Record<string, Refinement>> = {
  gold: "Foil_Gold",
  silber: "Foil_Silver",
  rosegold: "Foil_RoseGold",
  relief: "Relief",
};

/** Null for none, and for one that this program does not know. */
export const plateOfRefinement = (refinement: string): Refinement | null => plates[refinement] ?? null;

export const refinementPlates: readonly Refinement[] = Object.values(plates);
