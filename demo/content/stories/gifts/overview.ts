import { action, actionBar, opening, teaser, tiles, ways } from "../../blocks.ts";
import { paperPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { books } from "../books/heads.ts";
import { calendars } from "../calendars/heads.ts";
import { cards } from "../cards/heads.ts";
import { frames } from "../frames/heads.ts";
import { prints } from "../prints/heads.ts";
import { wall } from "../wall/heads.ts";
import { gifts } from "./heads.ts";

export const overview: StoryText = {
  ...gifts.overview,
  title: {
    de: "Fotogeschenke, die bleiben dürfen",
    en: "Photo gifts that may stay",
    fr: "Des cadeaux photo faits pour rester",
    es: "Regalos con foto hechos para quedarse",
    it: "Regali con foto fatti per restare",
    nl: "Fotocadeaus die mogen blijven",
  },
  description: {
    de: "Ideen für Großeltern, Paare, Kinder und Kolleginnen: vom Fotoheft bis zum gerahmten Bild, mit dem Tag, an dem das Geschenk ankommt.",
    en: "Ideas for grandparents, couples, children and colleagues: from the booklet to the framed picture, with the day the present arrives.",
    fr: "Des idées pour grands-parents, couples, enfants et collègues : du livret au tableau encadré, avec le jour où le cadeau arrive.",
    es: "Ideas para abuelos, parejas, niños y colegas: del cuaderno al cuadro enmarcado, con el día en que llega el regalo.",
    it: "Idee per nonni, coppie, bambini e colleghi: dal quaderno al quadro incorniciato, con il giorno in cui il regalo arriva.",
    nl: "Ideeën voor grootouders, stellen, kinderen en collega's: van boekje tot ingelijste foto, met de dag waarop het cadeau aankomt.",
  },
  teaser: opening({
    headline: {
      de: "Schenk einen Augenblick",
      en: "Give a moment",
      fr: "Offrez un instant",
      es: "Regala un momento",
      it: "Regala un momento",
      nl: "Geef een moment cadeau",
    },
    text: {
      de: "Das beste Geschenk liegt oft schon auf deinem Telefon.",
      en: "The best present is often on your phone already.",
      fr: "Le plus beau cadeau est souvent déjà dans votre téléphone.",
      es: "El mejor regalo suele estar ya en tu móvil.",
      it: "Il regalo più bello è spesso già nel tuo telefono.",
      nl: "Het mooiste cadeau staat vaak al op je telefoon.",
    },
    image: "box-small",
    buttons: [action(gifts.vouchers.name, gifts.vouchers)],
  }),
  uspTeaser: paperPromises,
  bar: actionBar("delivery-day", {
    de: "Der Tag der Lieferung steht im Warenkorb, **bevor du bestellst**. [Versand und Zahlung](/delivery)",
    en: "The day of delivery is in the basket **before you order**. [Delivery and payment](/delivery)",
    fr: "Le jour de livraison figure dans le panier, **avant que vous commandiez**. [Livraison et paiement](/delivery)",
    es: "El día de entrega aparece en la cesta **antes de que pidas**. [Envío y pago](/delivery)",
    it: "Il giorno di consegna è nel carrello **prima che tu ordini**. [Spedizione e pagamento](/delivery)",
    nl: "De leverdag staat in je winkelmand **voordat je bestelt**. [Verzending en betaling](/delivery)",
  }),
  body: [
    tiles(
      {
        de: "Für wen ist es?",
        en: "Who is it for?",
        fr: "Pour qui ?",
        es: "¿Para quién es?",
        it: "Per chi è?",
        nl: "Voor wie is het?",
      },
      [
        {
          headline: {
            de: "Für die Großeltern",
            en: "For the grandparents",
            fr: "Pour les grands-parents",
            es: "Para los abuelos",
            it: "Per i nonni",
            nl: "Voor opa en oma",
          },
          text: {
            de: "Ein Fotoheft vom letzten Besuch: zwanzig Seiten genügen.",
            en: "A booklet of the last visit: twenty pages will do.",
            fr: "Un livret de la dernière visite : vingt pages suffisent.",
            es: "Un cuaderno de la última visita: bastan veinte páginas.",
            it: "Un quaderno dell'ultima visita: bastano venti pagine.",
            nl: "Een boekje van het laatste bezoek: twintig pagina's is genoeg.",
          },
          image: "booklet",
          to: books.booklet,
        },
        {
          headline: {
            de: "Für ein Paar",
            en: "For a couple",
            fr: "Pour un couple",
            es: "Para una pareja",
            it: "Per una coppia",
            nl: "Voor een stel",
          },
          text: {
            de: "Ein Bild mit Passepartout, das zu jeder Wand passt.",
            en: "A picture with a mount that suits every wall.",
            fr: "Une image avec passe-partout, pour tous les murs.",
            es: "Una imagen con paspartú que va con cualquier pared.",
            it: "Una foto con passe-partout che sta bene su ogni parete.",
            nl: "Een foto met passe-partout die bij elke muur past.",
          },
          image: "room-window",
          to: frames.mats,
        },
        {
          headline: {
            de: "Für Kinder",
            en: "For children",
            fr: "Pour les enfants",
            es: "Para los niños",
            it: "Per i bambini",
            nl: "Voor kinderen",
          },
          text: {
            de: "Drei leichte Platten mit dem, was sie gerade lieben.",
            en: "Three light boards with what they love just now.",
            fr: "Trois panneaux légers avec tout ce qu'ils aiment.",
            es: "Tres paneles ligeros con lo que más les gusta.",
            it: "Tre pannelli leggeri con ciò che amano di più.",
            nl: "Drie lichte platen met waar ze nu dol op zijn.",
          },
          image: "room-forex",
          to: wall.forex,
        },
        {
          headline: {
            de: "Für den Schreibtisch",
            en: "For the desk",
            fr: "Pour le bureau",
            es: "Para el escritorio",
            it: "Per la scrivania",
            nl: "Voor op het bureau",
          },
          text: {
            de: "Ein Tischkalender im Holzblock, für das ganze Jahr.",
            en: "A desk calendar in a wooden block, for the whole year.",
            fr: "Un calendrier dans son bloc de bois, pour toute l'année.",
            es: "Un calendario en bloque de madera, para todo el año.",
            it: "Un calendario nel blocco di legno, per tutto l'anno.",
            nl: "Een bureaukalender in een houten blok, voor het hele jaar.",
          },
          image: "calendar-desk",
          to: calendars.desk,
        },
        {
          headline: {
            de: "Für Freundinnen",
            en: "For friends",
            fr: "Pour les amis",
            es: "Para los amigos",
            it: "Per gli amici",
            nl: "Voor vrienden",
          },
          text: {
            de: "Eine Schachtel mit 48 Fotos von der gemeinsamen Reise.",
            en: "A box with 48 photos of the journey together.",
            fr: "Une boîte de 48 photos du voyage partagé.",
            es: "Una caja con 48 fotos del viaje juntos.",
            it: "Una scatola con 48 foto del viaggio insieme.",
            nl: "Een doos met 48 foto's van de gezamenlijke reis.",
          },
          image: "box-open",
          to: prints.box,
        },
        {
          headline: {
            de: "Für zwei, die Ja sagen",
            en: "For two who say yes",
            fr: "Pour deux qui disent oui",
            es: "Para dos que dicen que sí",
            it: "Per due che dicono sì",
            nl: "Voor twee die ja zeggen",
          },
          text: {
            de: "Karten mit Folie, und später das große Buch.",
            en: "Cards with foil, and the large book later.",
            fr: "Des cartes dorées, et plus tard le grand livre.",
            es: "Tarjetas con estampado y, más tarde, el libro grande.",
            it: "Biglietti con lamina e, più tardi, il libro grande.",
            nl: "Kaarten met folie, en later het grote boek.",
          },
          image: "photo-rings",
          to: cards.wedding,
        },
      ],
    ),
    teaser({
      headline: {
        de: "Wann kommt es an?",
        en: "When does it arrive?",
        fr: "Quand arrive-t-il ?",
        es: "¿Cuándo llega?",
        it: "Quando arriva?",
        nl: "Wanneer komt het aan?",
      },
      text: {
        de: "Neben jedem Preis steht der Tag. Abzüge und Poster sind am schnellsten fertig, Acrylglas und Echtfotobuch brauchen am längsten.",
        en: "Beside every price stands the day. Prints and posters are ready first, acrylic and lay-flat books take longest.",
        fr: "Le jour figure à côté de chaque prix. Tirages et posters sont prêts les premiers ; verre acrylique et livre à plat demandent le plus de temps.",
        es: "Junto a cada precio está el día. Las copias y los pósters son lo primero en estar listo; el metacrilato y el libro plano tardan más.",
        it: "Accanto a ogni prezzo c'è il giorno. Stampe e poster sono pronti per primi; acrilico e libro piatto richiedono più tempo.",
        nl: "Naast elke prijs staat de dag. Afdrukken en posters zijn het eerst klaar, acrylglas en layflat duren het langst.",
      },
      image: "prints-stack",
    }),
    block("voucher", {
      headline: {
        de: "Oder du schenkst die Wahl",
        en: "Or give the choice",
        fr: "Ou offrez le choix",
        es: "O regala la elección",
        it: "Oppure regala la scelta",
        nl: "Of geef de keuze cadeau",
      },
      text: {
        de: "Ein Gutschein kommt sofort per E-Mail, oder an dem Tag, den du bestimmst.",
        en: "A voucher comes at once by email, or on the day you set.",
        fr: "Une carte cadeau arrive aussitôt par e-mail, ou le jour que vous fixez.",
        es: "Una tarjeta regalo llega al momento por correo electrónico o el día que tú digas.",
        it: "Un buono arriva subito per e-mail, o nel giorno che decidi.",
        nl: "Een bon komt meteen per e-mail, of op de dag die jij bepaalt.",
      },
    }),
    ways(
      {
        de: "Weiter stöbern",
        en: "Look on",
        fr: "Continuer à flâner",
        es: "Seguir mirando",
        it: "Continua a guardare",
        nl: "Verder kijken",
      },
      [wall.collage, books.layflat, calendars.overview],
    ),
  ],
};
