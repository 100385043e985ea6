import { articles, aside, opening, questions, text, ways } from "../../blocks.ts";
import { at } from "../../links.ts";
import { paperPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { gifts } from "../gifts/heads.ts";
import { guides } from "../guides/heads.ts";
import { books } from "./heads.ts";

export const overview: StoryText = {
  ...books.overview,
  title: {
    de: "Fotobücher im Vergleich: vier Arten",
    en: "Photo books compared: four kinds",
    fr: "Livres photo : quatre façons de relier",
    es: "Fotolibros comparados: cuatro tipos",
    it: "Fotolibri a confronto: quattro tipi",
    nl: "Fotoboeken vergeleken: vier soorten",
  },
  description: {
    de: "Hardcover, Softcover, Echtfotobuch oder Fotoheft: Papiere, Seitenzahlen und Formate der vier Fotobücher, mit Preisen von heute.",
    en: "Hardcover, softcover, lay-flat or booklet: papers, numbers of pages and sizes of the four photo books, with prices of today.",
    fr: "Rigide, souple, à plat ou livret : papiers, nombres de pages et formats des quatre livres photo, avec les prix du jour.",
    es: "Tapa dura, tapa blanda, apertura plana o cuaderno: papeles, páginas y tamaños de los cuatro fotolibros, con precios de hoy.",
    it: "Copertina rigida, morbida, apertura piatta o quaderno: carte, pagine e formati dei quattro fotolibri, con i prezzi di oggi.",
    nl: "Hard, zacht, layflat of boekje: papier, aantal pagina's en formaten van de vier fotoboeken, met prijzen van vandaag.",
  },
  teaser: opening({
    headline: {
      de: "Vier Bücher für vier Geschichten",
      en: "Four books for four stories",
      fr: "Quatre livres pour quatre histoires",
      es: "Cuatro libros para cuatro historias",
      it: "Quattro libri per quattro storie",
      nl: "Vier boeken voor vier verhalen",
    },
    text: {
      de: "Das große für die Hochzeit, das leichte fürs Wochenende: Such dir das Buch nach der Geschichte aus.",
      en: "The large one for the wedding, the light one for the weekend: choose the book by its story.",
      fr: "Le grand pour le mariage, le léger pour un week-end : choisissez le livre selon l'histoire.",
      es: "El grande para la boda, el ligero para el fin de semana: elige el libro según la historia.",
      it: "Quello grande per le nozze, quello leggero per il fine settimana: scegli il libro secondo la storia.",
      nl: "Het grote voor de bruiloft, het lichte voor het weekend: kies het boek bij het verhaal.",
    },
    image: "books-stack",
    buttons: [aside(books.layflat.name, books.layflat), aside(books.materials.name, books.materials)],
  }),
  uspTeaser: paperPromises,
  body: [
    articles({
      headline: {
        de: "Die vier Bücher",
        en: "The four books",
        fr: "Les quatre livres",
        es: "Los cuatro libros",
        it: "I quattro libri",
        nl: "De vier boeken",
      },
      text: {
        de: "Jeweils im kleinsten Umfang, 20 × 20 Zentimeter.",
        en: "Each with the fewest pages, 20 × 20 centimetres.",
        fr: "Chacun avec le moins de pages, en 20 × 20 centimètres.",
        es: "Cada uno con el mínimo de páginas, en 20 × 20 centímetros.",
        it: "Ognuno con il minimo di pagine, 20 × 20 centimetri.",
        nl: "Elk met het kleinste aantal pagina's, 20 × 20 centimeter.",
      },
      items: [
        {
          which: "photobook?printing=digitalfotobuch&cover=hard&format=200x200",
          text: {
            de: "24 bis 160 Seiten, steht von selbst.",
            en: "24 to 160 pages, stands by itself.",
            fr: "24 à 160 pages, tient debout tout seul.",
            es: "De 24 a 160 páginas, se sostiene solo.",
            it: "Da 24 a 160 pagine, sta in piedi da solo.",
            nl: "24 tot 160 pagina's, blijft vanzelf staan.",
          },
          image: "book-closed",
          to: books.materials,
        },
        {
          which: "photobook?printing=digitalfotobuch&cover=soft&format=200x200",
          text: {
            de: "24 bis 120 Seiten, biegsam und leicht.",
            en: "24 to 120 pages, supple and light.",
            fr: "24 à 120 pages, souple et léger.",
            es: "De 24 a 120 páginas, flexible y ligero.",
            it: "Da 24 a 120 pagine, flessibile e leggero.",
            nl: "24 tot 120 pagina's, soepel en licht.",
          },
          image: "book-open",
          to: books.materials,
        },
        {
          which: "photobook?printing=echtfotobuch&format=200x200",
          text: {
            de: "16 bis 100 Seiten, liegt flach.",
            en: "16 to 100 pages, lies flat.",
            fr: "16 à 100 pages, reste à plat.",
            es: "De 16 a 100 páginas, se abre plano.",
            it: "Da 16 a 100 pagine, resta piatto.",
            nl: "16 tot 100 pagina's, ligt plat.",
          },
          image: "fold-layflat",
          to: books.layflat,
        },
        {
          which: "photobook?printing=fotoheft&format=200x200",
          text: {
            de: "16 bis 64 Seiten, geheftet.",
            en: "16 to 64 pages, stapled.",
            fr: "16 à 64 pages, agrafé.",
            es: "De 16 a 64 páginas, grapado.",
            it: "Da 16 a 64 pagine, con punti metallici.",
            nl: "16 tot 64 pagina's, geniet.",
          },
          image: "booklet",
          to: books.booklet,
        },
      ],
    }),
    text(
      {
        de: [
          "## Welches passt?",
          "- **Ein Panorama, das über die Mitte geht:** Echtfotobuch.",
          "- **Ein ganzes Jahr mit vielen Bildern:** Hardcover, da passen 160 Seiten hinein.",
          "- **Etwas für den Rucksack:** Softcover.",
          "- **Ein Wochenende, ein Kindergeburtstag:** Fotoheft.",
          `Wie viele Pixel eine Seite braucht, steht im Ratgeber [Auflösung](${at(guides.resolution)}).`,
        ],
        en: [
          "## Which one suits?",
          "- **A panorama across the middle:** lay-flat.",
          "- **A whole year of many pictures:** hardcover, it holds 160 pages.",
          "- **Something for the rucksack:** softcover.",
          "- **A weekend, a child's birthday:** booklet.",
          `How many pixels a page needs is in the guide on [resolution](${at(guides.resolution)}).`,
        ],
        fr: [
          "## Lequel choisir ?",
          "- **Un panorama sur la double page :** le livre à plat.",
          "- **Toute une année d'images :** le rigide, il contient 160 pages.",
          "- **Un livre pour le sac à dos :** le souple.",
          "- **Un week-end, un anniversaire d'enfant :** le livret.",
          `Le nombre de pixels par page est expliqué dans [Résolution](${at(guides.resolution)}).`,
        ],
        es: [
          "## ¿Cuál elegir?",
          "- **Un panorama a doble página:** apertura plana.",
          "- **Un año entero con muchas imágenes:** tapa dura, caben 160 páginas.",
          "- **Algo para la mochila:** tapa blanda.",
          "- **Un fin de semana, un cumpleaños infantil:** cuaderno.",
          `Cuántos píxeles necesita una página está en la guía de [resolución](${at(guides.resolution)}).`,
        ],
        it: [
          "## Quale scegliere?",
          "- **Un panorama su due pagine:** apertura piatta.",
          "- **Un anno intero con tante immagini:** copertina rigida, ci stanno 160 pagine.",
          "- **Qualcosa per lo zaino:** copertina morbida.",
          "- **Un fine settimana, un compleanno:** quaderno.",
          `Quanti pixel vuole una pagina è spiegato nella guida [Risoluzione](${at(guides.resolution)}).`,
        ],
        nl: [
          "## Welk past?",
          "- **Een panorama over het midden:** layflat.",
          "- **Een heel jaar met veel beelden:** hard, daar passen 160 pagina's in.",
          "- **Iets voor de rugzak:** zacht.",
          "- **Een weekend, een kinderfeestje:** boekje.",
          `Hoeveel pixels een pagina nodig heeft, staat in de tip [Resolutie](${at(guides.resolution)}).`,
        ],
      },
      "tinted",
    ),
    block("photobook-overview", {
      headline: {
        de: "Gestaltungen zum Anfangen",
        en: "Looks to begin with",
        fr: "Des mises en page pour commencer",
        es: "Diseños para empezar",
        it: "Stili da cui partire",
        nl: "Ontwerpen om mee te beginnen",
      },
      text: {
        de: "Farben, Schriften und Anordnungen, die zusammenpassen.",
        en: "Colours, letters and arrangements that go together.",
        fr: "Des couleurs, des lettres et des compositions assorties.",
        es: "Colores, letras y composiciones que combinan.",
        it: "Colori, caratteri e composizioni che stanno insieme.",
        nl: "Kleuren, letters en indelingen die bij elkaar passen.",
      },
      amount: "8",
    }),
    questions(
      {
        de: "Bevor du anfängst",
        en: "Before you begin",
        fr: "Avant de commencer",
        es: "Antes de empezar",
        it: "Prima di cominciare",
        nl: "Voordat je begint",
      },
      {
        de: [
          [
            "Wie viele Fotos brauche ich?",
            "Zwei bis vier je Seite lesen sich gut. Für 24 Seiten sind das etwa sechzig Fotos.",
          ],
          [
            "Kann ich mehrere gleiche bestellen?",
            "Ja. Ab dem zweiten Exemplar wird jedes günstiger; der Preis rechnet sich selbst.",
          ],
          [
            "Wie lange dauert es?",
            "Softcover und Heft brauchen zwei Tage in der Werkstatt, Hardcover drei, das Echtfotobuch vier.",
          ],
        ],
        en: [
          ["How many photos do I need?", "Two to four a page read well. For 24 pages that makes about sixty photos."],
          [
            "Can I order several of the same?",
            "Yes. From the second copy on each costs less; the price works itself out.",
          ],
          [
            "How long does it take?",
            "Softcover and booklet take two days in the workshop, hardcover three, lay-flat four.",
          ],
        ],
        fr: [
          [
            "Combien de photos faut-il ?",
            "Deux à quatre par page se lisent bien. Pour 24 pages, comptez une soixantaine de photos.",
          ],
          [
            "Puis-je en commander plusieurs ?",
            "Oui. Dès le deuxième exemplaire, chacun coûte moins ; le prix se calcule seul.",
          ],
          [
            "Combien de temps ?",
            "Le souple et le livret demandent deux jours d'atelier, le rigide trois, le livre à plat quatre.",
          ],
        ],
        es: [
          [
            "¿Cuántas fotos necesito?",
            "De dos a cuatro por página se leen bien. Para 24 páginas son unas sesenta fotos.",
          ],
          [
            "¿Puedo pedir varios iguales?",
            "Sí. Desde el segundo ejemplar cada uno cuesta menos; el precio se calcula solo.",
          ],
          [
            "¿Cuánto tarda?",
            "La tapa blanda y el cuaderno tardan dos días en el taller, la tapa dura tres y la apertura plana cuatro.",
          ],
        ],
        it: [
          [
            "Quante foto servono?",
            "Da due a quattro per pagina si leggono bene. Per 24 pagine sono circa sessanta foto.",
          ],
          ["Posso ordinarne più copie?", "Sì. Dalla seconda copia ognuna costa meno; il prezzo si calcola da solo."],
          [
            "Quanto tempo serve?",
            "Copertina morbida e quaderno richiedono due giorni, la rigida tre, l'apertura piatta quattro.",
          ],
        ],
        nl: [
          [
            "Hoeveel foto's heb ik nodig?",
            "Twee tot vier per pagina lezen prettig. Voor 24 pagina's zijn dat ongeveer zestig foto's.",
          ],
          [
            "Kan ik er meer van hetzelfde bestellen?",
            "Ja. Vanaf het tweede exemplaar wordt elk voordeliger; de prijs rekent zichzelf uit.",
          ],
          ["Hoe lang duurt het?", "Zacht en boekje kosten twee dagen in de werkplaats, hard drie, layflat vier."],
        ],
      },
    ),
    ways(
      {
        de: "Genauer ansehen",
        en: "Look closer",
        fr: "Voir de plus près",
        es: "Ver de cerca",
        it: "Guarda da vicino",
        nl: "Bekijk van dichtbij",
      },
      [books.layflat, books.materials, gifts.overview],
    ),
  ],
};
