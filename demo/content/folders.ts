import type { Words } from "./words.ts";

/** A folder of stories: the first part of their addresses, and what editors call it. */
export interface Folder {
  readonly slug: Words;
  readonly name: Words;
  /** That it lies in. */
  readonly above?: Folder;
}

const everywhere = (text: string): Words => ({ de: text, en: text, fr: text, es: text, it: text, nl: text });

const filters: Folder = {
  slug: everywhere("filters"),
  name: { de: "Filter", en: "Filters", fr: "Filtres", es: "Filtros", it: "Filtri", nl: "Filters" },
};

export const folders = {
  wall: {
    slug: {
      de: "wandbilder",
      en: "wall-pictures",
      fr: "tableaux-photo",
      es: "cuadros-con-foto",
      it: "quadri-con-foto",
      nl: "wanddecoratie",
    },
    name: {
      de: "Wandbilder",
      en: "Wall pictures",
      fr: "Tableaux photo",
      es: "Cuadros",
      it: "Quadri",
      nl: "Wanddecoratie",
    },
  },
  frames: {
    slug: { de: "rahmen", en: "frames", fr: "cadres", es: "marcos", it: "cornici", nl: "lijsten" },
    name: { de: "Rahmen", en: "Frames", fr: "Cadres", es: "Marcos", it: "Cornici", nl: "Lijsten" },
  },
  books: {
    slug: {
      de: "fotobuecher",
      en: "photo-books",
      fr: "livres-photo",
      es: "fotolibros",
      it: "fotolibri",
      nl: "fotoboeken",
    },
    name: {
      de: "Fotobücher",
      en: "Photo books",
      fr: "Livres photo",
      es: "Fotolibros",
      it: "Fotolibri",
      nl: "Fotoboeken",
    },
  },
  calendars: {
    slug: {
      de: "fotokalender",
      en: "photo-calendars",
      fr: "calendriers-photo",
      es: "calendarios-con-foto",
      it: "calendari-con-foto",
      nl: "fotokalenders",
    },
    name: {
      de: "Fotokalender",
      en: "Photo calendars",
      fr: "Calendriers photo",
      es: "Calendarios",
      it: "Calendari",
      nl: "Fotokalenders",
    },
  },
  prints: {
    slug: {
      de: "fotoabzuege",
      en: "photo-prints",
      fr: "tirages-photo",
      es: "copias-de-fotos",
      it: "stampe-foto",
      nl: "fotoafdrukken",
    },
    name: {
      de: "Fotoabzüge",
      en: "Photo prints",
      fr: "Tirages photo",
      es: "Copias de fotos",
      it: "Stampe foto",
      nl: "Fotoafdrukken",
    },
  },
  gifts: {
    slug: { de: "geschenke", en: "gifts", fr: "cadeaux", es: "regalos", it: "regali", nl: "cadeaus" },
    name: { de: "Geschenke", en: "Gifts", fr: "Cadeaux", es: "Regalos", it: "Regali", nl: "Cadeaus" },
  },
  guides: {
    slug: { de: "ratgeber", en: "guides", fr: "conseils", es: "guias", it: "guide", nl: "tips" },
    name: { de: "Ratgeber", en: "Guides", fr: "Conseils", es: "Guías", it: "Guide", nl: "Tips" },
  },
  glossary: {
    slug: { de: "lexikon", en: "glossary", fr: "lexique", es: "glosario", it: "glossario", nl: "begrippen" },
    name: { de: "Lexikon", en: "Glossary", fr: "Lexique", es: "Glosario", it: "Glossario", nl: "Begrippen" },
  },
  filters,
  /** The list of calendars, filtered (specification, core document, section 2). */
  calendarFilters: {
    above: filters,
    slug: everywhere("calendar"),
    name: {
      de: "Fotokalender, gefiltert",
      en: "Photo calendars, filtered",
      fr: "Calendriers photo, filtrés",
      es: "Calendarios, filtrados",
      it: "Calendari, filtrati",
      nl: "Fotokalenders, gefilterd",
    },
  },
  /** Stories that stand in for others in the card channel (`CONTENT_CARDS_FOLDER`). */
  cards: {
    slug: { de: "cards", en: "cards", fr: "cards", es: "cards", it: "cards", nl: "cards" },
    name: {
      de: "Kartenkanal",
      en: "Card channel",
      fr: "Boutique de cartes",
      es: "Tienda de tarjetas",
      it: "Negozio di biglietti",
      nl: "Kaartenwinkel",
    },
  },
} as const satisfies Readonly<Record<string, Folder>>;
