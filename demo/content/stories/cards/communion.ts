import { hint } from "../../blocks.ts";
import { block } from "../../write.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const communion = occasionPage({
  head: cards.communion,
  occasion: "communion",
  title: {
    de: "Karten zu Kommunion und Konfirmation",
    en: "Cards for communion and confirmation",
    fr: "Cartes de communion et de confirmation",
    es: "Tarjetas de comunión y confirmación",
    it: "Biglietti di comunione e cresima",
    nl: "Kaarten voor communie en vormsel",
  },
  description: {
    de: "Einladungen, Tischkarten und Danksagungen zu Kommunion, Firmung und Konfirmation, gezeichnet in unserem Studio.",
    en: "Invitations, place cards and thank-you cards for communion and confirmation, drawn in our studio.",
    fr: "Invitations, marque-places et remerciements pour la communion et la confirmation, dessinés dans notre studio.",
    es: "Invitaciones, tarjetas de mesa y agradecimientos para comunión y confirmación, dibujados en nuestro estudio.",
    it: "Inviti, segnaposto e ringraziamenti per comunione e cresima, disegnati nel nostro studio.",
    nl: "Uitnodigingen, tafelkaartjes en bedankkaarten voor communie en vormsel, getekend in onze studio.",
  },
  headline: {
    de: "Ein Fest für alle am Tisch",
    en: "A feast for all at the table",
    fr: "Une fête pour toute la table",
    es: "Una fiesta para toda la mesa",
    it: "Una festa per tutta la tavola",
    nl: "Een feest voor iedereen aan tafel",
  },
  text: {
    de: "Von der Einladung bis zur Tischkarte aus einer Hand.",
    en: "From invitation to place card by one hand.",
    fr: "De l'invitation au marque-place, d'une seule main.",
    es: "De la invitación a la tarjeta de mesa, de una misma mano.",
    it: "Dall'invito al segnaposto, di una sola mano.",
    nl: "Van uitnodiging tot tafelkaartje uit één hand.",
  },
  all: {
    de: "Alle Designs zur Kommunion",
    en: "All communion designs",
    fr: "Tous les modèles de communion",
    es: "Todos los diseños de comunión",
    it: "Tutti i modelli per la comunione",
    nl: "Alle communieontwerpen",
  },
  designs: {
    headline: {
      de: "Zur Erstkommunion",
      en: "For first communion",
      fr: "Pour la première communion",
      es: "Para la primera comunión",
      it: "Per la prima comunione",
      nl: "Voor de eerste communie",
    },
    text: {
      de: "Ruhige Zeichen, helle Farben, Platz für ein Foto.",
      en: "Quiet signs, light colours, room for a photo.",
      fr: "Des signes discrets, des couleurs claires, une place pour la photo.",
      es: "Signos discretos, colores claros, sitio para una foto.",
      it: "Segni discreti, colori chiari, posto per una foto.",
      nl: "Rustige tekens, lichte kleuren, plaats voor een foto.",
    },
  },
  body: [
    block("card", {
      headline: {
        de: "Zur Konfirmation",
        en: "For confirmation",
        fr: "Pour la confirmation",
        es: "Para la confirmación",
        it: "Per la cresima",
        nl: "Voor het vormsel",
      },
      text: {
        de: "Für Vierzehnjährige, die selbst mitreden.",
        en: "For fourteen-year-olds who have a say.",
        fr: "Pour des adolescents qui ont leur mot à dire.",
        es: "Para jóvenes que también opinan.",
        it: "Per ragazzi che dicono la loro.",
        nl: "Voor jongeren die zelf meebeslissen.",
      },
      occasion: "confirmation",
      amount: "4",
    }),
    hint(
      {
        de: "Wann bestellen?",
        en: "When to order?",
        fr: "Quand commander ?",
        es: "¿Cuándo pedir?",
        it: "Quando ordinare?",
        nl: "Wanneer bestellen?",
      },
      {
        de: [
          "Einladungen verschickt man etwa acht Wochen vorher. Den Tag, an dem deine ankommen, nennen wir beim Preis.",
        ],
        en: ["Invitations are sent about eight weeks before. The day yours arrive stands beside the price."],
        fr: [
          "Les invitations partent environ huit semaines avant. Le jour d'arrivée des vôtres figure à côté du prix.",
        ],
        es: [
          "Las invitaciones se envían unas ocho semanas antes. El día en que llegan las tuyas está junto al precio.",
        ],
        it: [
          "Gli inviti si spediscono circa otto settimane prima. Il giorno in cui arrivano i tuoi è accanto al prezzo.",
        ],
        nl: [
          "Uitnodigingen verstuur je ongeveer acht weken vooraf. De dag waarop de jouwe aankomen, staat bij de prijs.",
        ],
      },
    ),
  ],
  others: [cards.christening, cards.guestbooks, cards.finishing],
});
