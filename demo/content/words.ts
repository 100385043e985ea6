import { type Language, languages } from "../../core/locale.ts";

/** The same in every language of the shop; German is the default of the space. A language that is missing does not compile. */
export type Words<Value = string> = Readonly<Record<Language, Value>>;

/** One value for each language. */
export const each = <Value>(make: (language: Language) => Value): Words<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Words<Value>;
