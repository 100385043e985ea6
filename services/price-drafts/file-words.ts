import type { Language } from "../../core/locale.ts";

const de = {
  head: "Die erste Zeile muss die Spalten path, key1, value nennen",
  "other-list": "ist eine andere Preisliste",
  "no-such-path": "diesen Pfad gibt es nicht",
  "too-few-keys": "ein Schlüssel fehlt",
  "too-many-keys": "dieser Schlüssel gehört nicht zu diesem Pfad",
  "no-such-row": (key: string) => `eine Zeile „${key}“ kann es hier nicht geben`,
  "not-a-value": "hier steht eine Gruppe und kein Wert",
  repeats: (line: number) => `wiederholt Zeile ${line}`,
};

/** What is wrong with a file of prices. */
export const fileWords: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    head: "the first line must name the columns path, key1, value",
    "other-list": "is another price list",
    "no-such-path": "there is no such path",
    "too-few-keys": "a key is missing",
    "too-many-keys": "this key does not belong to this path",
    "no-such-row": (key) => `there can be no row “${key}” here`,
    "not-a-value": "this is a group and not a value",
    repeats: (line) => `repeats line ${line}`,
  },
  es: {
    head: "la primera línea debe nombrar las columnas path, key1, value",
    "other-list": "es otra lista de precios",
    "no-such-path": "esta ruta no existe",
    "too-few-keys": "falta una clave",
    "too-many-keys": "esta clave no pertenece a esta ruta",
    "no-such-row": (key) => `aquí no puede haber una fila «${key}»`,
    "not-a-value": "esto es un grupo y no un valor",
    repeats: (line) => `repite la línea ${line}`,
  },
  fr: {
    head: "la première ligne doit nommer les colonnes path, key1, value",
    "other-list": "est une autre liste de prix",
    "no-such-path": "ce chemin n’existe pas",
    "too-few-keys": "il manque une clé",
    "too-many-keys": "cette clé n’appartient pas à ce chemin",
    "no-such-row": (key) => `il ne peut pas y avoir de ligne « ${key} » ici`,
    "not-a-value": "c’est un groupe et non une valeur",
    repeats: (line) => `répète la ligne ${line}`,
  },
  it: {
    head: "la prima riga deve nominare le colonne path, key1, value",
    "other-list": "è un altro listino prezzi",
    "no-such-path": "questo percorso non esiste",
    "too-few-keys": "manca una chiave",
    "too-many-keys": "questa chiave non appartiene a questo percorso",
    "no-such-row": (key) => `qui non può esserci una riga «${key}»`,
    "not-a-value": "questo è un gruppo e non un valore",
    repeats: (line) => `ripete la riga ${line}`,
  },
  nl: {
    head: "de eerste regel moet de kolommen path, key1, value noemen",
    "other-list": "is een andere prijslijst",
    "no-such-path": "dit pad bestaat niet",
    "too-few-keys": "er ontbreekt een sleutel",
    "too-many-keys": "deze sleutel hoort niet bij dit pad",
    "no-such-row": (key) => `een rij ‘${key}’ kan hier niet bestaan`,
    "not-a-value": "dit is een groep en geen waarde",
    repeats: (line) => `herhaalt regel ${line}`,
  },
};
