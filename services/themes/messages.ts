import { type Language, type Locale, languageOf } from "../../core/locale.ts";

const de = {
  title: "So lässt sich nicht suchen",
  filter: "Diesen Filter gibt es nicht. Möglich sind: {known}.",
  value: "„{value}“ kennt dieser Filter nicht. Wähle einen der angezeigten Werte oder „alle“.",
  sort: "So kann nicht sortiert werden. Möglich sind: {known}.",
  limit: "Schreibe eine Zahl von 1 bis {most}.",
  cursor: "Diese Stelle der Liste gehört nicht zu dieser Suche. Lass sie weg und beginne von vorn.",
  number: "Schreibe eine Zahl, zum Beispiel 13.",
};
type Texts = typeof de;

const texts: Readonly<Record<Language, Texts>> = {
  de,
  en: {
    title: "This cannot be searched for",
    filter: "There is no such filter. Possible are: {known}.",
    value: "This filter does not know “{value}”. Choose one of the values shown, or “alle” for all.",
    sort: "This is no way to sort. Possible are: {known}.",
    limit: "Write a number from 1 to {most}.",
    cursor: "This place in the list belongs to another search. Leave it out and begin again.",
    number: "Write a number, for example 13.",
  },
  es: {
    title: "No se puede buscar así",
    filter: "Este filtro no existe. Posibles: {known}.",
    value: "Este filtro no conoce «{value}». Elige uno de los valores mostrados o «alle» para todos.",
    sort: "No se puede ordenar así. Posibles: {known}.",
    limit: "Escribe un número del 1 al {most}.",
    cursor: "Este punto de la lista pertenece a otra búsqueda. Quítalo y empieza de nuevo.",
    number: "Escribe un número, por ejemplo 13.",
  },
  fr: {
    title: "Cette recherche est impossible",
    filter: "Ce filtre n’existe pas. Possibles : {known}.",
    value: "Ce filtre ne connaît pas « {value} ». Choisissez une des valeurs affichées ou « alle » pour toutes.",
    sort: "Ce tri n’existe pas. Possibles : {known}.",
    limit: "Écrivez un nombre de 1 à {most}.",
    cursor: "Cet endroit de la liste appartient à une autre recherche. Retirez-le et recommencez.",
    number: "Écrivez un nombre, par exemple 13.",
  },
  it: {
    title: "Questa ricerca non è possibile",
    filter: "Questo filtro non esiste. Possibili: {known}.",
    value: "Questo filtro non conosce «{value}». Scegli uno dei valori mostrati o «alle» per tutti.",
    sort: "Non si può ordinare così. Possibili: {known}.",
    limit: "Scrivi un numero da 1 a {most}.",
    cursor: "Questo punto dell’elenco appartiene a un’altra ricerca. Toglilo e ricomincia.",
    number: "Scrivi un numero, per esempio 13.",
  },
  nl: {
    title: "Zo kun je niet zoeken",
    filter: "Dit filter bestaat niet. Mogelijk zijn: {known}.",
    value: "Dit filter kent ‘{value}’ niet. Kies een van de getoonde waarden of ‘alle’ voor alles.",
    sort: "Zo kun je niet sorteren. Mogelijk zijn: {known}.",
    limit: "Schrijf een getal van 1 tot {most}.",
    cursor: "Deze plek in de lijst hoort bij een andere zoekopdracht. Laat haar weg en begin opnieuw.",
    number: "Schrijf een getal, bijvoorbeeld 13.",
  },
};

export type RefusalReason = Exclude<keyof Texts, "title">;

/** What is wrong with one field of a search. */
export interface SearchRefusal {
  /** JSON pointer within the query. */
  readonly pointer: string;
  readonly reason: RefusalReason;
  readonly params?: Readonly<Record<string, string>>;
}

export const refusalTitle = (locale: Locale): string => texts[languageOf(locale)].title;
export const refusalText = (locale: Locale, { reason, params = {} }: SearchRefusal): string =>
  texts[languageOf(locale)][reason].replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
