import { isGiven } from "../link-values.ts";

/**
 * A theme means a card, unless an earlier kind recognises the fields (specification section 3): cards come last. So
 * does `card`, which our own links contain where no theme is chosen.
 */
export const recognises = ({ themeId, card }: Readonly<Record<string, unknown>>): boolean =>
  isGiven(themeId) || isGiven(card);
