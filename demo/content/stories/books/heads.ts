import { folders } from "../../folders.ts";
import { firstPage, headsOf } from "../../heads.ts";

export const books = headsOf(folders.books, {
  overview: {
    slug: firstPage,
    name: folders.books.name,
    short: {
      de: "Hardcover, Softcover, flach liegend oder als Heft.",
      en: "Hardcover, softcover, lay-flat or as a booklet.",
      fr: "Rigide, souple, à plat ou en livret.",
      es: "Tapa dura, tapa blanda, apertura plana o cuaderno.",
      it: "Copertina rigida, morbida, ad apertura piatta o quaderno.",
      nl: "Hard, zacht, layflat of als boekje.",
    },
    image: "books-stack",
  },
  layflat: {
    slug: {
      de: "echtfotobuch",
      en: "lay-flat",
      fr: "livre-photo-a-plat",
      es: "apertura-plana",
      it: "apertura-piatta",
      nl: "layflat",
    },
    name: {
      de: "Echtfotobuch",
      en: "Lay-flat photo book",
      fr: "Livre photo à plat",
      es: "Fotolibro de apertura plana",
      it: "Fotolibro ad apertura piatta",
      nl: "Layflat-fotoboek",
    },
    short: {
      de: "Echtes Fotopapier, das von selbst flach liegt.",
      en: "Real photo paper that lies flat by itself.",
      fr: "Du vrai papier photo, qui reste à plat tout seul.",
      es: "Papel fotográfico de verdad, que se abre plano por sí solo.",
      it: "Vera carta fotografica, che resta piatta da sola.",
      nl: "Echt fotopapier dat vanzelf plat ligt.",
    },
    image: "book-flat",
  },
  booklet: {
    slug: {
      de: "fotoheft",
      en: "photo-booklet",
      fr: "livret-photo",
      es: "cuaderno-de-fotos",
      it: "fotoquaderno",
      nl: "fotoboekje",
    },
    name: {
      de: "Fotoheft",
      en: "Photo booklet",
      fr: "Livret photo",
      es: "Cuaderno de fotos",
      it: "Fotoquaderno",
      nl: "Fotoboekje",
    },
    short: {
      de: "16 bis 64 Seiten, geheftet, leicht genug für die Jackentasche.",
      en: "16 to 64 pages, stapled, light enough for a coat pocket.",
      fr: "De 16 à 64 pages agrafées, assez léger pour une poche.",
      es: "De 16 a 64 páginas grapadas, ligero como para el bolsillo.",
      it: "Da 16 a 64 pagine con punti metallici, sta in una tasca.",
      nl: "16 tot 64 pagina's, geniet, licht genoeg voor je jaszak.",
    },
    image: "booklet",
  },
  materials: {
    slug: {
      de: "einband-und-papier",
      en: "cover-and-paper",
      fr: "couverture-et-papier",
      es: "cubierta-y-papel",
      it: "copertina-e-carta",
      nl: "omslag-en-papier",
    },
    name: {
      de: "Einband und Papier",
      en: "Cover and paper",
      fr: "Couverture et papier",
      es: "Cubierta y papel",
      it: "Copertina e carta",
      nl: "Omslag en papier",
    },
    short: {
      de: "Woraus ein Buch besteht, Schicht für Schicht.",
      en: "What a book is made of, layer by layer.",
      fr: "De quoi un livre est fait, couche par couche.",
      es: "De qué está hecho un libro, capa por capa.",
      it: "Di che cosa è fatto un libro, strato per strato.",
      nl: "Waaruit een boek bestaat, laag voor laag.",
    },
    image: "book-layers",
  },
});
