import { isGiven } from "../link-values.ts";

/**
 * A theme means a card, when nothing before it means another kind (specification section 3): cards are asked last. So does
 * the card that our own links name where no theme is chosen yet.
 */
export const recognises = ({ themeId, card }: Readonly<Record<string, unknown>>): boolean =>
  isGiven(themeId) || isGiven(card);
