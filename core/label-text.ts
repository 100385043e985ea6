import { type Locale, languageOf } from "./locale.ts";

/**
 * A label before its value: "Retour : Cartes", with the space before a French colon. `french-spacing.ts` sets those of
 * whole texts.
 *
 * @param value empty where it is drawn in an element of its own
 */
export const labelled = (label: string, value: string, locale: Locale): string =>
  `${label}${languageOf(locale) === "fr" ? "\u202f" : ""}: ${value}`;
