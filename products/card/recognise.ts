import { isGiven } from "../link-values.ts";

/** A theme means a card, when nothing before it means another kind (specification section 3): cards are asked last. */
export const recognises = ({ themeId }: Readonly<Record<string, unknown>>): boolean => isGiven(themeId);
