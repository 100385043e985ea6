import { opening, teaser, text, ways } from "../../blocks.ts";
import { picture } from "../../pictures.ts";
import { alsoLookAt, calculator } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { calendars } from "../calendars/heads.ts";
import { prints } from "../prints/heads.ts";
import { books } from "./heads.ts";

export const booklet: StoryText = {
  ...books.booklet,
  title: {
    de: "Fotoheft: das kleine Buch für zwischendurch",
    en: "Photo booklet: the small book",
    fr: "Livret photo : le petit livre agrafé",
    es: "Cuaderno de fotos: el libro pequeño",
    it: "Fotoquaderno: il libro piccolo",
    nl: "Fotoboekje: het kleine boek",
  },
  description: {
    de: "Geheftet, 16 bis 64 Seiten, von A6 bis A4: das Fotoheft für ein Wochenende, einen Geburtstag oder als Dank. Papiere, Formate und Preise.",
    en: "Stapled, 16 to 64 pages, from A6 to A4: the booklet for a weekend, a birthday or as a thank-you. Papers, sizes and prices.",
    fr: "Agrafé, de 16 à 64 pages, de A6 à A4 : le livret pour un week-end, un anniversaire ou un merci. Papiers, formats et prix.",
    es: "Grapado, de 16 a 64 páginas, de A6 a A4: el cuaderno para un fin de semana, un cumpleaños o dar las gracias. Papeles, tamaños y precios.",
    it: "Con punti metallici, da 16 a 64 pagine, da A6 ad A4: il quaderno per un fine settimana, un compleanno o un grazie. Carte, formati, prezzi.",
    nl: "Geniet, 16 tot 64 pagina's, van A6 tot A4: het boekje voor een weekend, een verjaardag of als bedankje. Papier, formaten en prijzen.",
  },
  teaser: opening({
    headline: {
      de: "Ein Wochenende, ein Heft",
      en: "One weekend, one booklet",
      fr: "Un week-end, un livret",
      es: "Un fin de semana, un cuaderno",
      it: "Un fine settimana, un quaderno",
      nl: "Eén weekend, één boekje",
    },
    text: {
      de: "Nicht jede Geschichte braucht einen Einband. Manche braucht zwei Klammern.",
      en: "Not every story needs a cover. Some need two staples.",
      fr: "Toutes les histoires ne demandent pas une reliure. Deux agrafes suffisent à certaines.",
      es: "No todas las historias necesitan tapas. A algunas les bastan dos grapas.",
      it: "Non ogni storia vuole una copertina. A qualcuna bastano due punti.",
      nl: "Niet elk verhaal heeft een kaft nodig. Sommige hebben aan twee nietjes genoeg.",
    },
    image: "booklet",
  }),
  calculator: calculator("photo-books", "printing=fotoheft"),
  body: [
    text({
      de: [
        "## So ist es gemacht",
        "Bedruckte Bogen liegen ineinander, werden gefalzt und durch den Rücken geheftet. Darum wächst das Heft in Schritten von vier Seiten: 16, 20, 24, bis 64.",
        "Es öffnet sich weich, passt in einen Brief und überlebt den Rucksack. Der Umschlag ist etwas fester als die Seiten.",
      ],
      en: [
        "## How it is made",
        "Printed sheets lie inside each other, are folded and stapled through the back. So the booklet grows in steps of four pages: 16, 20, 24, up to 64.",
        "It opens softly, fits a letter and survives the rucksack. The cover is a little firmer than the pages.",
      ],
      fr: [
        "## Comment il est fait",
        "Les feuilles imprimées s'emboîtent, se plient et s'agrafent au dos. Le livret grandit donc de quatre pages en quatre pages : 16, 20, 24, jusqu'à 64.",
        "Il s'ouvre en douceur, tient dans une lettre et survit au sac à dos. La couverture est un peu plus ferme que les pages.",
      ],
      es: [
        "## Cómo está hecho",
        "Las hojas impresas se encajan, se doblan y se grapan por el lomo. Por eso el cuaderno crece de cuatro en cuatro páginas: 16, 20, 24, hasta 64.",
        "Se abre con suavidad, cabe en una carta y sobrevive a la mochila. La cubierta es algo más firme que las páginas.",
      ],
      it: [
        "## Com'è fatto",
        "I fogli stampati si infilano uno nell'altro, si piegano e si fissano sul dorso. Perciò il quaderno cresce di quattro pagine alla volta: 16, 20, 24, fino a 64.",
        "Si apre con dolcezza, sta in una lettera e sopravvive allo zaino. La copertina è un po' più robusta delle pagine.",
      ],
      nl: [
        "## Zo is het gemaakt",
        "Bedrukte vellen liggen in elkaar, worden gevouwen en door de rug geniet. Daarom groeit het boekje met vier pagina's tegelijk: 16, 20, 24, tot 64.",
        "Het opent soepel, past in een brief en overleeft de rugzak. De omslag is iets steviger dan de pagina's.",
      ],
    }),
    block("photobook-detail", {
      headline: {
        de: "Preise nach Seiten",
        en: "Prices by pages",
        fr: "Prix selon les pages",
        es: "Precios según páginas",
        it: "Prezzi secondo le pagine",
        nl: "Prijzen per aantal pagina's",
      },
      text: {
        de: "Standardpapier oder matt, beides zum Blättern gemacht.",
        en: "Standard paper or matt, both made for leafing.",
        fr: "Papier standard ou mat, tous deux faits pour être feuilletés.",
        es: "Papel estándar o mate, los dos hechos para hojear.",
        it: "Carta standard o opaca, entrambe fatte per sfogliare.",
        nl: "Standaardpapier of mat, allebei gemaakt om te bladeren.",
      },
      printing: "fotoheft",
      cover: "soft",
      binding: "heftbindung",
      picture: picture("booklet"),
    }),
    teaser({
      headline: {
        de: "Gut zu mehreren",
        en: "Good in numbers",
        fr: "Bien à plusieurs",
        es: "Mejor en varias copias",
        it: "Bello in più copie",
        nl: "Goed met meerdere tegelijk",
      },
      text: {
        de: "Eins für jeden, der dabei war: Ab zwei Exemplaren wird jedes günstiger, ab zehn noch einmal.",
        en: "One for everyone who was there: from two copies each costs less, from ten less again.",
        fr: "Un pour chacun de ceux qui étaient là : dès deux exemplaires chacun coûte moins, dès dix encore moins.",
        es: "Uno para cada persona que estuvo: desde dos ejemplares cada uno cuesta menos, y desde diez, menos aún.",
        it: "Uno per ciascuno di chi c'era: da due copie ognuna costa meno, da dieci ancora meno.",
        nl: "Eén voor iedereen die erbij was: vanaf twee stuks wordt elk voordeliger, vanaf tien nog eens.",
      },
      image: "prints-stack",
    }),
    text(
      {
        de: [
          "## Drei Ideen",
          "- **Nach der Einschulung:** zwanzig Seiten für Oma und Opa.",
          "- **Nach der Wanderung:** Karte vorn, Gipfel hinten.",
          "- **Rezepte:** links das Bild, rechts die Zutaten. Matt, weil Küche.",
        ],
        en: [
          "## Three ideas",
          "- **After the first day at school:** twenty pages for the grandparents.",
          "- **After the hike:** the map in front, the summit at the end.",
          "- **Recipes:** the picture left, the ingredients right. Matt, since it is a kitchen.",
        ],
        fr: [
          "## Trois idées",
          "- **Après la rentrée :** vingt pages pour les grands-parents.",
          "- **Après la randonnée :** la carte au début, le sommet à la fin.",
          "- **Des recettes :** l'image à gauche, les ingrédients à droite. En mat, cuisine oblige.",
        ],
        es: [
          "## Tres ideas",
          "- **Tras el primer día de cole:** veinte páginas para los abuelos.",
          "- **Tras la excursión:** el mapa al principio, la cima al final.",
          "- **Recetas:** la imagen a la izquierda, los ingredientes a la derecha. En mate, que es una cocina.",
        ],
        it: [
          "## Tre idee",
          "- **Dopo il primo giorno di scuola:** venti pagine per i nonni.",
          "- **Dopo l'escursione:** la mappa davanti, la cima in fondo.",
          "- **Ricette:** a sinistra la foto, a destra gli ingredienti. Opaco, perché è cucina.",
        ],
        nl: [
          "## Drie ideeën",
          "- **Na de eerste schooldag:** twintig pagina's voor opa en oma.",
          "- **Na de wandeling:** de kaart voorin, de top achterin.",
          "- **Recepten:** links de foto, rechts de ingrediënten. Mat, want keuken.",
        ],
      },
      "tinted",
    ),
    ways(alsoLookAt, [books.layflat, prints.overview, calendars.overview]),
  ],
};
