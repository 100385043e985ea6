import { articles, aside, opening, questions, teaser, ways } from "../../blocks.ts";
import { alsoLookAt, calculator } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { books } from "../books/heads.ts";
import { gifts } from "../gifts/heads.ts";
import { prints } from "./heads.ts";

export const box: StoryText = {
  ...prints.box,
  title: {
    de: "Fotobox: 24 bis 300 Fotos in der Schachtel",
    en: "Photo box: 24 to 300 photos",
    fr: "Boîte photo : de 24 à 300 photos",
    es: "Caja de fotos: de 24 a 300 copias",
    it: "Scatola di foto: da 24 a 300 stampe",
    nl: "Fotobox: 24 tot 300 foto's",
  },
  description: {
    de: "Die kleine Fotobox mit 24 bis 48 Fotos und die große mit 100 bis 300, aus Karton oder Holz: ein Geschenk, das man durchblättert.",
    en: "The small photo box with 24 to 48 photos and the large one with 100 to 300, of cardboard or wood: a present to leaf through.",
    fr: "La petite boîte de 24 à 48 photos et la grande de 100 à 300, en carton ou en bois : un cadeau que l'on feuillette.",
    es: "La caja pequeña con 24 a 48 fotos y la grande con 100 a 300, de cartón o madera: un regalo para ir mirando.",
    it: "La scatola piccola con 24-48 foto e la grande con 100-300, di cartone o legno: un regalo da sfogliare.",
    nl: "De kleine fotobox met 24 tot 48 foto's en de grote met 100 tot 300, van karton of hout: een cadeau om door te bladeren.",
  },
  teaser: opening({
    headline: {
      de: "Eine Schachtel voller Nachmittage",
      en: "A box full of afternoons",
      fr: "Une boîte pleine d'après-midi",
      es: "Una caja llena de tardes",
      it: "Una scatola piena di pomeriggi",
      nl: "Een doos vol middagen",
    },
    text: {
      de: "Deckel auf, Stapel raus, und schon sitzt man zu dritt am Tisch.",
      en: "Lid off, prints out, and soon three people sit at the table.",
      fr: "On ouvre, on sort la pile, et l'on est vite trois autour de la table.",
      es: "Abres la tapa, sacas las fotos y enseguida sois tres en la mesa.",
      it: "Apri, tiri fuori la pila e in un attimo siete in tre al tavolo.",
      nl: "Deksel eraf, stapel eruit, en al snel zit je met z'n drieën aan tafel.",
    },
    image: "box-open",
    buttons: [aside(gifts.overview.name, gifts.overview)],
  }),
  calculator: calculator("photo-boxes", "photoboxType=small"),
  body: [
    articles({
      headline: {
        de: "Zwei Größen",
        en: "Two sizes",
        fr: "Deux tailles",
        es: "Dos tamaños",
        it: "Due misure",
        nl: "Twee maten",
      },
      text: {
        de: "Jeweils mit der kleinsten Füllung, in Karton.",
        en: "Each with the fewest prints, in cardboard.",
        fr: "Chacune avec le plus petit contenu, en carton.",
        es: "Cada una con el contenido mínimo, en cartón.",
        it: "Ognuna con il contenuto minimo, in cartone.",
        nl: "Elk met de kleinste vulling, in karton.",
      },
      items: [
        {
          which: "photobox?photoboxType=small&photoboxFormat=100x100&photoboxQuantityMax=24",
          text: {
            de: "24, 36 oder 48 Fotos, 10 × 10 oder 10 × 12 cm.",
            en: "24, 36 or 48 photos, 10 × 10 or 10 × 12 cm.",
            fr: "24, 36 ou 48 photos, 10 × 10 ou 10 × 12 cm.",
            es: "24, 36 o 48 fotos, 10 × 10 o 10 × 12 cm.",
            it: "24, 36 o 48 foto, 10 × 10 o 10 × 12 cm.",
            nl: "24, 36 of 48 foto's, 10 × 10 of 10 × 12 cm.",
          },
          image: "box-small",
        },
        {
          which: "photobox?photoboxType=photoprint&photoboxFormat=150x100&photoboxQuantityMax=100",
          text: {
            de: "100, 200 oder 300 Fotos, 15 × 10 oder 13 × 9 cm.",
            en: "100, 200 or 300 photos, 15 × 10 or 13 × 9 cm.",
            fr: "100, 200 ou 300 photos, 15 × 10 ou 13 × 9 cm.",
            es: "100, 200 o 300 fotos, 15 × 10 o 13 × 9 cm.",
            it: "100, 200 o 300 foto, 15 × 10 o 13 × 9 cm.",
            nl: "100, 200 of 300 foto's, 15 × 10 of 13 × 9 cm.",
          },
          image: "box-max",
        },
      ],
    }),
    teaser({
      headline: {
        de: "Karton oder Holz",
        en: "Cardboard or wood",
        fr: "Carton ou bois",
        es: "Cartón o madera",
        it: "Cartone o legno",
        nl: "Karton of hout",
      },
      text: {
        de: "Karton ist leicht und reist gut in der Post. Die Holzbox bleibt auf dem Regal, auch wenn die Fotos einmal wechseln.",
        en: "Cardboard is light and travels well by post. The wooden box stays on the shelf, even when the photos change.",
        fr: "Le carton est léger et voyage bien par la poste. La boîte en bois reste sur l'étagère, même quand les photos changent.",
        es: "El cartón es ligero y viaja bien por correo. La caja de madera se queda en la estantería aunque cambien las fotos.",
        it: "Il cartone è leggero e viaggia bene per posta. La scatola di legno resta sullo scaffale, anche quando le foto cambiano.",
        nl: "Karton is licht en reist goed per post. De houten doos blijft op de plank, ook als de foto's eens wisselen.",
      },
      image: "box-max",
    }),
    questions(
      {
        de: "Kurz gefragt",
        en: "Quick questions",
        fr: "En bref",
        es: "En pocas palabras",
        it: "In breve",
        nl: "Kort gevraagd",
      },
      {
        de: [
          [
            "Muss die Box ganz voll sein?",
            "Nein. Du zahlst die Größe, die du wählst, und füllst sie, so weit du Fotos hast.",
          ],
          ["Welche Papiere gibt es?", "Einfach, glänzend, matt und Hahnemühle."],
          [
            "Passen alte Fotos dazu?",
            "Ja, abfotografiert oder gescannt. Bei 10 × 10 Zentimetern genügen 800 Pixel in der Breite.",
          ],
        ],
        en: [
          ["Must the box be full?", "No. You pay for the size you choose and fill it as far as your photos go."],
          ["Which papers are there?", "Simple, gloss, matt and Hahnemühle."],
          [
            "May old photos join in?",
            "Yes, photographed or scanned. For 10 × 10 centimetres 800 pixels of width will do.",
          ],
        ],
        fr: [
          ["La boîte doit-elle être pleine ?", "Non. Vous payez la taille choisie et la remplissez selon vos photos."],
          ["Quels papiers ?", "Simple, brillant, mat et Hahnemühle."],
          [
            "De vieilles photos peuvent-elles s'y glisser ?",
            "Oui, photographiées ou numérisées. Pour 10 × 10 centimètres, 800 pixels de large suffisent.",
          ],
        ],
        es: [
          ["¿Tiene que ir llena?", "No. Pagas el tamaño que eliges y la llenas hasta donde lleguen tus fotos."],
          ["¿Qué papeles hay?", "Sencillo, brillo, mate y Hahnemühle."],
          [
            "¿Pueden ir fotos antiguas?",
            "Sí, fotografiadas o escaneadas. Para 10 × 10 centímetros bastan 800 píxeles de ancho.",
          ],
        ],
        it: [
          [
            "La scatola deve essere piena?",
            "No. Paghi la misura che scegli e la riempi fin dove arrivano le tue foto.",
          ],
          ["Quali carte ci sono?", "Semplice, lucida, opaca e Hahnemühle."],
          [
            "Ci stanno anche le foto vecchie?",
            "Sì, fotografate o scansionate. Per 10 × 10 centimetri bastano 800 pixel di larghezza.",
          ],
        ],
        nl: [
          ["Moet de doos vol zijn?", "Nee. Je betaalt de maat die je kiest en vult hem zover je foto's reiken."],
          ["Welk papier is er?", "Eenvoudig, glanzend, mat en Hahnemühle."],
          [
            "Passen oude foto's erbij?",
            "Ja, gefotografeerd of gescand. Voor 10 × 10 centimeter zijn 800 pixels breed genoeg.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [prints.overview, books.booklet, gifts.overview]),
  ],
};
