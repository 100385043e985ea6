import type { z } from "@hono/zod-openapi";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";

const de = {
  string: "Hier gehört ein Text hin.",
  number: "Hier gehört eine Zahl hin.",
  boolean: "Hier gehört ja oder nein hin (true, false).",
  array: "Hier gehört eine Liste hin.",
  object: "Hier gehört ein Objekt hin.",
  other: "Dieser Wert fehlt, oder wir verstehen ihn nicht.",
  one: "Möglich: {values}.",
  least: "Mindestens {limit}.",
  most: "Höchstens {limit}.",
  leastLength: "Mindestens {limit} Zeichen.",
  mostLength: "Höchstens {limit} Zeichen.",
  leastItems: "Mindestens {limit} Einträge.",
  mostItems: "Höchstens {limit} Einträge.",
  format: "So wird das nicht geschrieben: {format}.",
  unknown: "Unbekannt: {keys}.",
  again: "Noch einmal in {seconds}\u00a0s.",
};
type Words = typeof de;

const words: Readonly<Record<Language, Words>> = {
  de,
  en: {
    string: "A text belongs here.",
    number: "A number belongs here.",
    boolean: "Yes or no belongs here (true, false).",
    array: "A list belongs here.",
    object: "An object belongs here.",
    other: "This value is missing, or we do not understand it.",
    one: "Possible: {values}.",
    least: "At least {limit}.",
    most: "At most {limit}.",
    leastLength: "At least {limit} characters.",
    mostLength: "At most {limit} characters.",
    leastItems: "At least {limit} entries.",
    mostItems: "At most {limit} entries.",
    format: "This is not how it is written: {format}.",
    unknown: "Unknown: {keys}.",
    again: "Try again in {seconds}\u00a0s.",
  },
  es: {
    string: "Aquí va un texto.",
    number: "Aquí va un número.",
    boolean: "Aquí va sí o no (true, false).",
    array: "Aquí va una lista.",
    object: "Aquí va un objeto.",
    other: "Falta este valor o no lo entendemos.",
    one: "Posible: {values}.",
    least: "Como mínimo {limit}.",
    most: "Como máximo {limit}.",
    leastLength: "Como mínimo {limit} caracteres.",
    mostLength: "Como máximo {limit} caracteres.",
    leastItems: "Como mínimo {limit} elementos.",
    mostItems: "Como máximo {limit} elementos.",
    format: "No se escribe así: {format}.",
    unknown: "Desconocido: {keys}.",
    again: "Vuelve a intentarlo dentro de {seconds}\u00a0s.",
  },
  fr: {
    string: "Un texte est attendu ici.",
    number: "Un nombre est attendu ici.",
    boolean: "Oui ou non est attendu ici (true, false).",
    array: "Une liste est attendue ici.",
    object: "Un objet est attendu ici.",
    other: "Cette valeur manque ou nous ne la comprenons pas.",
    one: "Possible\u202f: {values}.",
    least: "Au moins {limit}.",
    most: "Au plus {limit}.",
    leastLength: "Au moins {limit} caractères.",
    mostLength: "Au plus {limit} caractères.",
    leastItems: "Au moins {limit} éléments.",
    mostItems: "Au plus {limit} éléments.",
    format: "Cela ne s’écrit pas ainsi\u202f: {format}.",
    unknown: "Inconnu\u202f: {keys}.",
    again: "Réessayez dans {seconds}\u00a0s.",
  },
  it: {
    string: "Qui ci vuole un testo.",
    number: "Qui ci vuole un numero.",
    boolean: "Qui ci vuole sì o no (true, false).",
    array: "Qui ci vuole un elenco.",
    object: "Qui ci vuole un oggetto.",
    other: "Questo valore manca o non lo capiamo.",
    one: "Possibile: {values}.",
    least: "Almeno {limit}.",
    most: "Al massimo {limit}.",
    leastLength: "Almeno {limit} caratteri.",
    mostLength: "Al massimo {limit} caratteri.",
    leastItems: "Almeno {limit} voci.",
    mostItems: "Al massimo {limit} voci.",
    format: "Non si scrive così: {format}.",
    unknown: "Sconosciuto: {keys}.",
    again: "Riprova tra {seconds}\u00a0s.",
  },
  nl: {
    string: "Hier hoort een tekst.",
    number: "Hier hoort een getal.",
    boolean: "Hier hoort ja of nee (true, false).",
    array: "Hier hoort een lijst.",
    object: "Hier hoort een object.",
    other: "Deze waarde ontbreekt of we begrijpen haar niet.",
    one: "Mogelijk: {values}.",
    least: "Minstens {limit}.",
    most: "Hoogstens {limit}.",
    leastLength: "Minstens {limit} tekens.",
    mostLength: "Hoogstens {limit} tekens.",
    leastItems: "Minstens {limit} vermeldingen.",
    mostItems: "Hoogstens {limit} vermeldingen.",
    format: "Zo schrijf je dat niet: {format}.",
    unknown: "Onbekend: {keys}.",
    again: "Probeer het over {seconds}\u00a0s opnieuw.",
  },
};

/** Names a schema gives itself, such as `required` or `too-long`: pages have words of their own for them. */
const ownName = /^[a-z]+(-[a-z]+)*$/;

/**
 * Explains in the visitor's language what is wrong with a value and how to correct it. Messages and names of schemas
 * themselves stay as they are.
 */
export function valueDetail(issue: z.core.$ZodIssue, locale: Locale): string {
  if (issue.code === "custom" || ownName.test(issue.message)) return issue.message;
  const w = words[languageOf(locale)];
  switch (issue.code) {
    case "invalid_type":
      return typeWords(w, issue.expected);
    case "invalid_value":
      return oneOf(issue.values.map(String), locale);
    case "too_small":
      // Only whole numbers are said to be more than something: at least the next one.
      return filled(sizeWords(w, issue.origin).least, {
        limit: String(Number(issue.minimum) + (issue.inclusive ? 0 : 1)),
      });
    case "too_big":
      return filled(sizeWords(w, issue.origin).most, { limit: String(issue.maximum) });
    case "invalid_format":
      return filled(w.format, { format: issue.pattern ?? issue.format });
    case "unrecognized_keys":
      return filled(w.unknown, { keys: issue.keys.map((key) => key.slice(0, 60)).join(", ") });
    default:
      return w.other;
  }
}

/** Says what is possible. */
export const oneOf = (values: readonly string[], locale: Locale): string =>
  filled(words[languageOf(locale)].one, { values: values.join(", ") });

/** Says when to ask again. */
export const againIn = (seconds: number, locale: Locale): string =>
  filled(words[languageOf(locale)].again, { seconds: String(seconds) });

function typeWords(w: Words, expected: string): string {
  const kind = expected === "int" ? "number" : expected === "record" ? "object" : expected;
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "array" || kind === "object"
    ? w[kind]
    : w.other;
}

function sizeWords(w: Words, origin: string) {
  if (origin === "string") return { least: w.leastLength, most: w.mostLength };
  return origin === "array" ? { least: w.leastItems, most: w.mostItems } : { least: w.least, most: w.most };
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
