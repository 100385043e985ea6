import type { Language } from "../../core/locale.ts";

const de = {
  "not-utf-8": "ist nicht in UTF-8 gespeichert",
  "not-json": "ist kein JSON",
  more: (count: number) => `und ${count} weitere: erst diese bessern, dann noch einmal prüfen`,
};

/** What every import says of a file. */
export const fileWords: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "not-utf-8": "is not saved as UTF-8",
    "not-json": "is no JSON",
    more: (count) => `and ${count} more: mend these first, then check again`,
  },
  es: {
    "not-utf-8": "no está guardado en UTF-8",
    "not-json": "no es JSON",
    more: (count) => `y ${count} más: corrige primero estos y vuelve a comprobar`,
  },
  fr: {
    "not-utf-8": "n’est pas enregistré en UTF-8",
    "not-json": "n’est pas du JSON",
    more: (count) => `et ${count} de plus : corrigez d’abord celles-ci, puis vérifiez encore une fois`,
  },
  it: {
    "not-utf-8": "non è salvato in UTF-8",
    "not-json": "non è JSON",
    more: (count) => `e altri ${count}: correggi prima questi, poi controlla di nuovo`,
  },
  nl: {
    "not-utf-8": "is niet in UTF-8 opgeslagen",
    "not-json": "is geen JSON",
    more: (count) => `en nog ${count}: verbeter eerst deze en controleer dan opnieuw`,
  },
};
