import { type Language, type Locale, languages } from "./locale.ts";
import { localeOfLanguage } from "./locale-address.ts";
import { type Texts, textsFor } from "./texts.ts";

type Write = (...values: readonly unknown[]) => unknown;

/** A message that has values: its text, and the names (of places: the indexes) of those it contains. */
function said(write: Write): { readonly text: unknown; readonly told: readonly string[] } {
  const given = new Map<string, number>();
  // Numbers that no text has, another for each value: plural and select take them, too.
  const numberOf = (name: string) => {
    if (!given.has(name)) given.set(name, 7001 + given.size * 13);
    return given.get(name);
  };
  const values = (place: string) =>
    new Proxy(
      {},
      {
        has: () => true,
        get: (_, name) => (name === Symbol.toPrimitive ? () => numberOf(place) : numberOf(String(name))),
      },
    );
  const text = write(values("0"), values("1"), values("2"), values("3"));
  const flat = JSON.stringify(text);
  return { text, told: [...given].flatMap(([name, value]) => (flat.includes(String(value)) ? [name] : [])).toSorted() };
}

/** One text with its path, and the names of the values it contains. */
export interface SpokenText {
  readonly path: string;
  readonly text: string;
  readonly told: readonly string[];
}

/** Every text of a catalogue. */
export function spokenTexts(value: unknown, path = "", told: readonly string[] = []): SpokenText[] {
  if (typeof value === "string") return [{ path, text: value, told }];
  if (typeof value === "function") {
    const { text, told: own } = said(value as Write);
    return spokenTexts(text, path, own);
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => spokenTexts(inner, `${path}.${key}`, told));
}

/** Words that address somebody otherwise than this shop does, or belong to another language. */
const foreign: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:Ihnen|Ihre?[mnrs]?)\b/,
  en: /\b(?:und|nicht|dein)\b/i,
  es: /\b(?:usted|ustedes|vosotros|vuestr[oa]s?|und|oder|nicht|deine?|the|your|with)\b/i,
  fr: /(?<![\p{L}-])(?:tu|toi|ton|tes|und|oder|nicht|deine?|the|your|with)(?![\p{L}-])/iu,
  it: /\b(?:Lei|Suo|Sua|Suoi|vostr[oiae]|[Vv]oi|und|oder|nicht|deine?|the|your|with)\b/,
  nl: /\b(?:u|uw|uzelf|und|oder|nicht|deine?|the|your|with)\b|ĳ/i,
};

/** Wrong spelling of each language: typewriter apostrophes, German quotation marks, questions without opening mark. */
const misspelt: Readonly<Record<Language, RegExp>> = {
  de: /\w'\w/,
  en: /„/,
  es: /„|“|^[^¿]*\?/u,
  fr: /\p{L}'\p{L}|„|“|[^\u202f][:;?!](?!\d|\/\/)|[^\u202f]»|«[^\u202f]/u,
  it: /\p{L}'\p{L}|„|“/u,
  nl: /\p{L}'\p{L}|„/u,
};

/** Texts that do not hold to the shop's voice: short and kind, no exclamation marks, one form of address a language. */
export const unvoiced = (texts: readonly SpokenText[], language: Language): readonly SpokenText[] =>
  texts.filter(
    ({ text }) =>
      text.trim() === "" || text.includes("!") || foreign[language].test(text) || misspelt[language].test(text),
  );

/** Values contained by texts, to compare languages. */
export const toldBy = (texts: readonly SpokenText[]): readonly string[] =>
  texts.map(({ path, told }) => `${path} ${told}`).toSorted();

/** Faults of texts in six languages: not in our voice, or other values than the German ones. */
export function faultsOf<T>(texts: Texts<T> | ((locale: Locale) => T)): readonly SpokenText[] {
  const of = (locale: Locale) => spokenTexts(typeof texts === "function" ? texts(locale) : textsFor(texts, locale));
  const german = new Set(toldBy(of("de-DE")));
  return languages.flatMap((language) => {
    const spoken = of(localeOfLanguage(language));
    return [...unvoiced(spoken, language), ...spoken.filter((one) => !german.has(toldBy([one])[0] ?? ""))];
  });
}
