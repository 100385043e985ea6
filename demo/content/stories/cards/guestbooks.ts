import { action, opening, photos, questions, ways } from "../../blocks.ts";
import { to } from "../../links.ts";
import { alsoLookAt, calculator, cardPromises, goodToKnow } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { cards } from "./heads.ts";

export const guestbooks: StoryText = {
  ...cards.guestbooks,
  above: cards.overview,
  title: {
    de: "Gästebücher mit Messingschrauben",
    en: "Guestbooks with brass screws",
    fr: "Livres d'or à vis de laiton",
    es: "Libros de firmas con tornillos de latón",
    it: "Libri degli ospiti con viti di ottone",
    nl: "Gastenboeken met messing schroeven",
  },
  description: {
    de: "Gästebücher für Hochzeit, Geburtstag und Abschied: fester Einband mit eigenem Titel, gebunden mit Schrauben, Seiten zum Schreiben.",
    en: "Guestbooks for weddings, birthdays and farewells: a stiff cover with your title, bound with screws, pages made for writing.",
    fr: "Livres d'or pour mariages, anniversaires et adieux : couverture rigide à votre titre, reliure à vis, pages faites pour écrire.",
    es: "Libros de firmas para bodas, cumpleaños y despedidas: tapa dura con tu título, tornillos y páginas para escribir.",
    it: "Libri degli ospiti per nozze, compleanni e addii: copertina rigida con il tuo titolo, viti e pagine per scrivere.",
    nl: "Gastenboeken voor bruiloft, verjaardag en afscheid: stevige kaft met je eigen titel, schroeven en pagina's om te schrijven.",
  },
  teaser: opening({
    headline: {
      de: "Alle haben etwas zu sagen",
      en: "Everyone has something to say",
      fr: "Chacun a quelque chose à dire",
      es: "Cada cual tiene algo que decir",
      it: "Ognuno ha qualcosa da dire",
      nl: "Iedereen heeft iets te zeggen",
    },
    text: {
      de: "Ein Buch, das am Abend noch leer ist und am Morgen nicht mehr.",
      en: "A book that is empty in the evening and not in the morning.",
      fr: "Un livre vide le soir, et plus du tout au matin.",
      es: "Un libro vacío por la noche que por la mañana ya no lo está.",
      it: "Un libro vuoto alla sera, e al mattino non più.",
      nl: "Een boek dat 's avonds leeg is en 's ochtends niet meer.",
    },
    image: "guestbook",
    buttons: [
      action(
        {
          de: "Alle Gästebücher",
          en: "All guestbooks",
          fr: "Tous les livres d'or",
          es: "Todos los libros de firmas",
          it: "Tutti i libri degli ospiti",
          nl: "Alle gastenboeken",
        },
        to("/karten-designen?filter[product][]=guestbook"),
      ),
    ],
  }),
  uspTeaser: cardPromises,
  calculator: calculator("cards", "card=guestbook-spiral-40-square"),
  body: [
    block("card", {
      headline: {
        de: "Gezeichnete Einbände",
        en: "Drawn covers",
        fr: "Couvertures dessinées",
        es: "Cubiertas dibujadas",
        it: "Copertine disegnate",
        nl: "Getekende kaften",
      },
      text: {
        de: "Titel und Farben sind deine.",
        en: "Title and colours are yours.",
        fr: "Le titre et les couleurs sont les vôtres.",
        es: "El título y los colores son tuyos.",
        it: "Titolo e colori sono tuoi.",
        nl: "Titel en kleuren zijn van jou.",
      },
      product: "guestbook",
      amount: "4",
    }),
    photos(
      [
        "guestbook",
        {
          de: "Schrauben aus Messing halten Einband und Seiten; weitere Seiten lassen sich nachlegen.",
          en: "Brass screws hold cover and pages; more pages can be added.",
          fr: "Des vis en laiton tiennent couverture et pages ; on peut en ajouter.",
          es: "Unos tornillos de latón sujetan tapa y páginas; se pueden añadir más.",
          it: "Viti di ottone tengono copertina e pagine; se ne possono aggiungere.",
          nl: "Messing schroeven houden kaft en pagina's; je kunt er pagina's bij doen.",
        },
      ],
      [
        "paper-cotton",
        {
          de: "Papier, auf dem Füller und Filzstift nicht verlaufen.",
          en: "Paper on which neither fountain pen nor felt tip runs.",
          fr: "Un papier où ni plume ni feutre ne bavent.",
          es: "Papel en el que ni la pluma ni el rotulador se corren.",
          it: "Carta su cui né stilografica né pennarello sbavano.",
          nl: "Papier waarop vulpen en viltstift niet uitlopen.",
        },
      ],
    ),
    questions(goodToKnow, {
      de: [
        ["Gibt es Bücher zum Abschied?", "Ja, Kondolenzbücher in derselben Bindung, mit ruhigen Einbänden."],
        [
          "Wie viele Gäste passen hinein?",
          "Rechne mit zwei Einträgen je Seite. Für achtzig Gäste sind vierzig Seiten ein gutes Maß.",
        ],
      ],
      en: [
        ["Are there books for a farewell?", "Yes, books of condolence in the same binding, with quiet covers."],
        [
          "How many guests fit in?",
          "Reckon with two entries a page. For eighty guests forty pages are a good measure.",
        ],
      ],
      fr: [
        [
          "Existe-t-il des livres pour un adieu ?",
          "Oui, des livres de condoléances dans la même reliure, aux couvertures sobres.",
        ],
        [
          "Combien d'invités peuvent écrire ?",
          "Comptez deux messages par page. Pour quatre-vingts invités, quarante pages conviennent.",
        ],
      ],
      es: [
        ["¿Hay libros para una despedida?", "Sí, libros de condolencias con la misma encuadernación y tapas serenas."],
        [
          "¿Cuántos invitados caben?",
          "Calcula dos mensajes por página. Para ochenta invitados, cuarenta páginas son una buena medida.",
        ],
      ],
      it: [
        ["Ci sono libri per un addio?", "Sì, libri di condoglianze con la stessa rilegatura e copertine sobrie."],
        [
          "Quanti ospiti ci stanno?",
          "Calcola due messaggi per pagina. Per ottanta ospiti quaranta pagine sono una buona misura.",
        ],
      ],
      nl: [
        ["Zijn er boeken voor een afscheid?", "Ja, condoleanceboeken in dezelfde binding, met rustige kaften."],
        [
          "Hoeveel gasten passen erin?",
          "Reken op twee berichten per pagina. Voor tachtig gasten is veertig pagina's een goede maat.",
        ],
      ],
    }),
    ways(alsoLookAt, [cards.wedding, cards.birthday, cards.condolence]),
  ],
};
