import type { Language } from "../../core/locale.ts";

const de = {
  head: "Die erste Zeile muss die Spalten code, effect und validFrom nennen",
  column: "diese Spalte gibt es nicht",
  document: 'muss ein Objekt mit einer Liste "discounts" sein',
  kind: (kind: string) => `die Produktart „${kind}“ gibt es nicht`,
  likeGift: "ein Code dieser Form würde als Geschenkgutschein gelesen",
  repeats: (line: number) => `wiederholt Zeile ${line}`,
  taken: "diesen Code gibt es schon, und er bedeutet etwas anderes; ein Code wird nie geändert, nur beendet",
};

/** What is wrong with a file of codes. */
export const fileWords: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    head: "the first line must name the columns code, effect and validFrom",
    column: "there is no such column",
    document: 'must be an object with a list "discounts"',
    kind: (kind) => `there is no product kind “${kind}”`,
    likeGift: "a code of this form would be read as a gift voucher",
    repeats: (line) => `repeats line ${line}`,
    taken: "there is such a code already, and it means something else; a code is never changed, only ended",
  },
  es: {
    head: "la primera línea debe nombrar las columnas code, effect y validFrom",
    column: "esta columna no existe",
    document: 'debe ser un objeto con una lista "discounts"',
    kind: (kind) => `el tipo de producto «${kind}» no existe`,
    likeGift: "un código de esta forma se leería como tarjeta regalo",
    repeats: (line) => `repite la línea ${line}`,
    taken: "este código ya existe y significa otra cosa; un código no se cambia nunca, solo se termina",
  },
  fr: {
    head: "la première ligne doit nommer les colonnes code, effect et validFrom",
    column: "cette colonne n’existe pas",
    document: 'doit être un objet avec une liste "discounts"',
    kind: (kind) => `le type de produit « ${kind} » n’existe pas`,
    likeGift: "un code de cette forme serait lu comme une carte cadeau",
    repeats: (line) => `répète la ligne ${line}`,
    taken: "ce code existe déjà et signifie autre chose ; un code n’est jamais modifié, on peut seulement y mettre fin",
  },
  it: {
    head: "la prima riga deve nominare le colonne code, effect e validFrom",
    column: "questa colonna non esiste",
    document: 'deve essere un oggetto con un elenco "discounts"',
    kind: (kind) => `il tipo di prodotto «${kind}» non esiste`,
    likeGift: "un codice di questa forma verrebbe letto come buono regalo",
    repeats: (line) => `ripete la riga ${line}`,
    taken: "questo codice esiste già e significa altro; un codice non si cambia mai, si può solo terminare",
  },
  nl: {
    head: "de eerste regel moet de kolommen code, effect en validFrom noemen",
    column: "deze kolom bestaat niet",
    document: 'moet een object met een lijst "discounts" zijn',
    kind: (kind) => `de productsoort ‘${kind}’ bestaat niet`,
    likeGift: "een code in deze vorm zou als cadeaubon worden gelezen",
    repeats: (line) => `herhaalt regel ${line}`,
    taken: "deze code bestaat al en betekent iets anders; een code wordt nooit gewijzigd, alleen beëindigd",
  },
};
