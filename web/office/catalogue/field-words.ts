import type { Language } from "../../../core/locale.ts";
import { type FieldWords, fieldsDe } from "./field-words.de.ts";
import { fieldsEn } from "./field-words.en.ts";
import { fieldsEs } from "./field-words.es.ts";
import { fieldsFr } from "./field-words.fr.ts";
import { fieldsIt } from "./field-words.it.ts";
import { fieldsNl } from "./field-words.nl.ts";

const words: Readonly<Record<Language, FieldWords>> = {
  de: fieldsDe,
  en: fieldsEn,
  es: fieldsEs,
  fr: fieldsFr,
  it: fieldsIt,
  nl: fieldsNl,
};

const isCountry = (name: string) => /^[A-Z]{2}$/.test(name);

const isField = (name: string): name is keyof FieldWords => Object.hasOwn(fieldsDe, name);

/** Whether a field is called something that people say. */
export const hasWord = (name: string): boolean => isCountry(name) || isField(name);

/** A name in a map: that of a field, such as a tax class or a channel, in words; any other as it is. */
export const nameWord = (name: string, language: Language): string =>
  hasWord(name) ? fieldWord(name, language) : name;

/** "Grundpreis"; a field nobody named: "Longest to shortest". */
export function fieldWord(name: string, language: Language): string {
  if (isCountry(name)) return new Intl.DisplayNames([language], { type: "region" }).of(name) ?? name;
  if (isField(name)) return words[language][name];
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
