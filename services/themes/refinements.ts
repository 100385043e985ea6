import type { Refinement } from "../../design/plate.ts";

/** What refined places of themes are shown in, as shop data spells it. */
export const themeRefinements = ["gold", "silver", "rosegold", "relief"] as const;
export type ThemeRefinement = (typeof themeRefinements)[number];

/** As designs and print files call it. */
export const plateOf: Readonly<Record<ThemeRefinement, Refinement>> = {
  gold: "Foil_Gold",
  silver: "Foil_Silver",
  rosegold: "Foil_RoseGold",
  relief: "Relief",
};
