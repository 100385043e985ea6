import type { Release } from "../release.ts";

/** Is this option group the choice of glass? It is shown with the frame, not with the material's options. */
export const isGlazing = ({ optionGroups }: Release, group: string): boolean =>
  optionGroups.some(({ key, glazing }) => key === group && glazing === true);
