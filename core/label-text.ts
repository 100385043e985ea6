import { type Locale, languageOf } from "./locale.ts";

/**
 * A label before what it names: "Retour : Cartes", with the space that a French colon wants before it. Words that a text holds as a whole
 * get theirs by `french-spacing.ts`.
 *
 * @param value none where it is drawn in an element of its own
 */
export const labelled = (label: string, value: string, locale: Locale): string =>
  `${label}${languageOf(locale) === "fr" ? "\u202f" : ""}: ${value}`;
