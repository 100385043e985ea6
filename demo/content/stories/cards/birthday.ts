import { block } from "../../write.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const birthday = occasionPage({
  head: cards.birthday,
  occasion: "birthday",
  title: {
    de: "Einladungen zum Geburtstag",
    en: "Birthday invitations",
    fr: "Invitations d'anniversaire",
    es: "Invitaciones de cumpleaños",
    it: "Inviti di compleanno",
    nl: "Uitnodigingen voor je verjaardag",
  },
  description: {
    de: "Einladungen zum runden Geburtstag und zur Kinderfeier, mit Foto oder gezeichnet, mit Umschlägen in zehn Farben.",
    en: "Invitations to round birthdays and children's parties, with a photo or drawn, with envelopes in ten colours.",
    fr: "Invitations pour les grands anniversaires et les goûters d'enfants, avec photo ou dessin, enveloppes en dix couleurs.",
    es: "Invitaciones para cumpleaños redondos y fiestas infantiles, con foto o dibujo y sobres en diez colores.",
    it: "Inviti per compleanni importanti e feste dei bambini, con foto o disegno, con buste in dieci colori.",
    nl: "Uitnodigingen voor kroonjaren en kinderfeestjes, met foto of getekend, met enveloppen in tien kleuren.",
  },
  headline: {
    de: "Wie alt, verrät die Karte",
    en: "The card tells how old",
    fr: "La carte dit l'âge",
    es: "La edad la dice la tarjeta",
    it: "L'età la dice il biglietto",
    nl: "De leeftijd verklapt de kaart",
  },
  text: {
    de: "Oder auch nicht. Worte und Zahlen bestimmst du.",
    en: "Or it does not. Words and numbers are yours to choose.",
    fr: "Ou pas. Les mots et les chiffres, c'est vous.",
    es: "O no. Las palabras y los números los eliges tú.",
    it: "O forse no. Parole e numeri li decidi tu.",
    nl: "Of juist niet. Woorden en cijfers bepaal je zelf.",
  },
  all: {
    de: "Alle Designs zum Geburtstag",
    en: "All birthday designs",
    fr: "Tous les modèles d'anniversaire",
    es: "Todos los diseños de cumpleaños",
    it: "Tutti i modelli di compleanno",
    nl: "Alle verjaardagsontwerpen",
  },
  designs: {
    headline: {
      de: "Für Große",
      en: "For grown-ups",
      fr: "Pour les grands",
      es: "Para mayores",
      it: "Per i grandi",
      nl: "Voor groot",
    },
    text: {
      de: "Von der Gartenfeier bis zum großen Saal.",
      en: "From the garden party to the large hall.",
      fr: "Du jardin à la grande salle.",
      es: "Del jardín al gran salón.",
      it: "Dal giardino alla grande sala.",
      nl: "Van tuinfeest tot grote zaal.",
    },
  },
  body: [
    block("card", {
      headline: {
        de: "Für Kinder",
        en: "For children",
        fr: "Pour les enfants",
        es: "Para niñas y niños",
        it: "Per i bambini",
        nl: "Voor kinderen",
      },
      text: {
        de: "Mit Konfetti, Tieren und viel Platz für die Uhrzeit des Abholens.",
        en: "With confetti, animals and plenty of room for the hour of fetching.",
        fr: "Avec confettis, animaux et de la place pour l'heure de fin.",
        es: "Con confeti, animales y sitio para la hora de recogida.",
        it: "Con coriandoli, animali e posto per l'ora della fine.",
        nl: "Met confetti, dieren en plaats voor de ophaaltijd.",
      },
      occasion: "childrens-birthday",
      amount: "4",
    }),
    block("collage", {
      headline: {
        de: "Als Geschenk: ein Leben in Bildern",
        en: "As a present: a life in pictures",
        fr: "En cadeau : une vie en images",
        es: "De regalo: una vida en imágenes",
        it: "In regalo: una vita in immagini",
        nl: "Als cadeau: een leven in beelden",
      },
      text: {
        de: "Eine Collage aus vielen Jahren, in einer Form nach Wahl.",
        en: "A collage of many years, in a shape of your choice.",
        fr: "Un pêle-mêle de plusieurs années, dans la forme de votre choix.",
        es: "Un collage de muchos años, con la forma que elijas.",
        it: "Un collage di tanti anni, nella forma che scegli.",
        nl: "Een collage van vele jaren, in een vorm naar keuze.",
      },
      amount: "4",
    }),
  ],
  others: [cards.overview, cards.christmas, cards.finishing],
});
