import type { Language } from "../../../core/locale.ts";
import de from "./words/fields/de.json" with { type: "json" };
import en from "./words/fields/en.json" with { type: "json" };
import es from "./words/fields/es.json" with { type: "json" };
import fr from "./words/fields/fr.json" with { type: "json" };
import it from "./words/fields/it.json" with { type: "json" };
import nl from "./words/fields/nl.json" with { type: "json" };
import type { Words as FieldWords } from "./words/fields/words.generated.ts";

/** Names of fields that catalogues and tables have in common; any other is written as it is called. */
const words: Readonly<Record<Language, FieldWords>> = { de, en, es, fr, it, nl };

const isCountry = (name: string) => /^[A-Z]{2}$/.test(name);

const isField = (name: string): name is keyof FieldWords => Object.hasOwn(de, name);

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
