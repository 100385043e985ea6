import { byLocale } from "./by-locale.ts";
import type { Locale } from "./locale.ts";
import { isCompiled } from "./words.ts";

/** Messages of a folder that operators reworded, in one of its files. */
export interface ChangedFile {
  /** Compiled, nested as the file is; null where the address says them (browsers). */
  readonly messages: unknown;
  /** Of the file with its changes, as a module for browsers; another one after each change. */
  readonly address: string;
}

/** By folder and locale, of those alone that have any. */
export type ChangedWords = Readonly<Record<string, Readonly<Partial<Record<Locale, ChangedFile>>>>>;

let changed: ChangedWords = {};

/** What operators reworded, as this process knows it. The bundle of the pages has its own copy, which the server fills. */
export const wordsChanged = (): ChangedWords => changed;

/** Whoever reads words afterwards reads them with these changes. */
export function changeWords(next: ChangedWords): void {
  changed = next;
}

export const changeOf = (folder: string, locale: Locale): ChangedFile | undefined => changed[folder]?.[locale];

/** Makes something once for each locale, and again after operators reworded anything. */
export function byLocaleAndChanges<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  let of = changed;
  let made = byLocale(make);
  return (locale) => {
    if (of !== changed) [of, made] = [changed, byLocale(make)];
    return made(locale);
  };
}

/** Words with the changes of a variant, which names members of lists by their index. */
export function changedWords(source: unknown, changes: unknown): unknown {
  if (changes === undefined || changes === null) return source;
  if (Array.isArray(source) && isRecord(changes)) return source.map((one, at) => changedWords(one, changes[at]));
  if (!isRecord(source) || !isRecord(changes) || isCompiled(changes)) return changes;
  const inner = Object.entries(changes).map(([key, change]) => [key, changedWords(source[key], change)]);
  return { ...source, ...Object.fromEntries(inner) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
