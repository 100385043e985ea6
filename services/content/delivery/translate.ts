import type { Json, JsonObject } from "../json.ts";
import { walkObjects } from "../walk.ts";

/** `headline__i18n__de` is the German text of `headline`. */
const mark = "__i18n__";

/** Codes with a hyphen are written with an underscore in field names, too. */
const sameCode = (one: string, other: string) => one === other || one.replaceAll("-", "_") === other;

const isMissing = (value: Json | undefined) => value === undefined || value === null || value === "";

/**
 * Replaces default texts by those of a language within the content: the language's, else the fall-back's, else the
 * default stays. Removes all translations.
 *
 * @param languages the wished one first; empty: the default language
 */
export function translate(content: JsonObject, languages: readonly string[]): void {
  walkObjects(content, (object) => {
    let translations: Map<string, [code: string, value: Json][]> | undefined;
    for (const key of Object.keys(object)) {
      const at = key.indexOf(mark);
      if (at < 0) continue;
      const value = object[key] as Json;
      delete object[key];
      translations ??= new Map();
      const [field, code] = [key.slice(0, at), key.slice(at + mark.length)];
      const known = translations.get(field);
      if (known) known.push([code, value]);
      else translations.set(field, [[code, value]]);
    }
    for (const [field, values] of translations ?? []) {
      for (const language of languages) {
        const found = values.find(([code, value]) => sameCode(language, code) && !isMissing(value));
        if (!found) continue;
        object[field] = found[1];
        break;
      }
    }
  });
}
