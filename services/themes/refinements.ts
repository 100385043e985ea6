import type { Refinement } from "../../design/plate.ts";

/** Refinements of themes, as shop data spells them. */
export const themeRefinements = ["gold", "silver", "rosegold", "relief"] as const;
export type ThemeRefinement = (typeof themeRefinements)[number];

/** As designs and print files call it. */
export const plateOf: Readonly<Record<ThemeRefinement, Refinement>> = {
  gold: "Foil_Gold",
  silver: "Foil_Silver",
  rosegold: "Foil_RoseGold",
  relief: "Relief",
};
