import type { ValueRule } from "./data-values.ts";
import type { Language } from "./locale.ts";
import { textsIn } from "./texts.ts";

/** What a rule needs to be said: the text that was written, and the limit or the choices. */
interface Facts {
  readonly said: string;
  readonly limit: number | string;
  readonly values: string;
}

const de = {
  quoted: (text: string) => `„${text}“`,
  number: ({ said }: Facts) => `${said} ist keine Zahl`,
  time: ({ said }: Facts) => `${said} ist keine Uhrzeit wie 12:30`,
  empty: () => "ein Wert fehlt",
  "no-day": () => "hier fehlt noch ein Tag",
  date: ({ said }: Facts) => `${said} ist kein Datum wie 2026-12-31`,
  "yes-no": ({ said }: Facts) => `${said} ist weder true noch false`,
  least: ({ said, limit }: Facts) => `${said} ist weniger als ${limit}`,
  most: ({ said, limit }: Facts) => `${said} ist mehr als ${limit}`,
  decimals: ({ said, limit }: Facts) => `${said} hat mehr als ${limit} Nachkommastellen`,
  choice: ({ said, values }: Facts) => `${said} ist nicht erlaubt; erlaubt ist ${values}`,
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    quoted: (text) => `“${text}”`,
    number: ({ said }) => `${said} is no number`,
    time: ({ said }) => `${said} is no time of day like 12:30`,
    empty: () => "a value is missing",
    "no-day": () => "a day is missing here",
    date: ({ said }) => `${said} is no date like 2026-12-31`,
    "yes-no": ({ said }) => `${said} is neither true nor false`,
    least: ({ said, limit }) => `${said} is less than ${limit}`,
    most: ({ said, limit }) => `${said} is more than ${limit}`,
    decimals: ({ said, limit }) => `${said} has more than ${limit} decimals`,
    choice: ({ said, values }) => `${said} is not allowed; allowed is ${values}`,
  },
  es: {
    quoted: (text) => `«${text}»`,
    number: ({ said }) => `${said} no es un número`,
    time: ({ said }) => `${said} no es una hora como 12:30`,
    empty: () => "falta un valor",
    "no-day": () => "aquí falta un día",
    date: ({ said }) => `${said} no es una fecha como 2026-12-31`,
    "yes-no": ({ said }) => `${said} no es ni true ni false`,
    least: ({ said, limit }) => `${said} es menos que ${limit}`,
    most: ({ said, limit }) => `${said} es más que ${limit}`,
    decimals: ({ said, limit }) => `${said} tiene más de ${limit} decimales`,
    choice: ({ said, values }) => `${said} no está permitido; se permite ${values}`,
  },
  fr: {
    quoted: (text) => `« ${text} »`,
    number: ({ said }) => `${said} n’est pas un nombre`,
    time: ({ said }) => `${said} n’est pas une heure comme 12:30`,
    empty: () => "une valeur manque",
    "no-day": () => "il manque un jour ici",
    date: ({ said }) => `${said} n’est pas une date comme 2026-12-31`,
    "yes-no": ({ said }) => `${said} n’est ni true ni false`,
    least: ({ said, limit }) => `${said} est inférieur à ${limit}`,
    most: ({ said, limit }) => `${said} est supérieur à ${limit}`,
    decimals: ({ said, limit }) => `${said} a plus de ${limit} décimales`,
    choice: ({ said, values }) => `${said} n’est pas autorisé ; valeurs autorisées : ${values}`,
  },
  it: {
    quoted: (text) => `«${text}»`,
    number: ({ said }) => `${said} non è un numero`,
    time: ({ said }) => `${said} non è un’ora come 12:30`,
    empty: () => "manca un valore",
    "no-day": () => "qui manca ancora un giorno",
    date: ({ said }) => `${said} non è una data come 2026-12-31`,
    "yes-no": ({ said }) => `${said} non è né true né false`,
    least: ({ said, limit }) => `${said} è meno di ${limit}`,
    most: ({ said, limit }) => `${said} è più di ${limit}`,
    decimals: ({ said, limit }) => `${said} ha più di ${limit} decimali`,
    choice: ({ said, values }) => `${said} non è consentito; valori consentiti: ${values}`,
  },
  nl: {
    quoted: (text) => `‘${text}’`,
    number: ({ said }) => `${said} is geen getal`,
    time: ({ said }) => `${said} is geen tijd zoals 12:30`,
    empty: () => "er ontbreekt een waarde",
    "no-day": () => "hier ontbreekt nog een dag",
    date: ({ said }) => `${said} is geen datum zoals 2026-12-31`,
    "yes-no": ({ said }) => `${said} is niet true en niet false`,
    least: ({ said, limit }) => `${said} is minder dan ${limit}`,
    most: ({ said, limit }) => `${said} is meer dan ${limit}`,
    decimals: ({ said, limit }) => `${said} heeft meer dan ${limit} decimalen`,
    choice: ({ said, values }) => `${said} mag hier niet; toegestaan is ${values}`,
  },
};

/** The rule as a sentence. */
export function valueRuleText(broken: ValueRule, text: string, language: Language): string {
  const say = textsIn(words, language);
  // Characters that cannot be seen are spelled out.
  const plain = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const limit = "limit" in broken ? broken.limit : "";
  const values = "values" in broken ? broken.values.join(", ") : "";
  return say[broken.rule]({ said: say.quoted(plain), limit, values });
}
