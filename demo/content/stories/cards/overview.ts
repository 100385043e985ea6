import { action, aside, opening, teaser, ways } from "../../blocks.ts";
import { to } from "../../links.ts";
import { cardPromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { cards } from "./heads.ts";
import { newlyDrawn } from "./newly-drawn.ts";

const { overview: own, finishing, ...occasions } = cards;

export const overview: StoryText = {
  ...own,
  title: {
    de: "Karten zu allen Anlässen",
    en: "Cards for every occasion",
    fr: "Des cartes pour toutes les occasions",
    es: "Tarjetas para cada ocasión",
    it: "Biglietti per ogni occasione",
    nl: "Kaarten voor elke gelegenheid",
  },
  description: {
    de: "Einladungen, Anzeigen und Grüße aus unserem Studio: zu Hochzeit, Geburt, Taufe, Geburtstag, Weihnachten und Abschied.",
    en: "Invitations, announcements and greetings from our studio: for weddings, births, christenings, birthdays, Christmas and farewells.",
    fr: "Invitations, faire-part et vœux de notre studio : mariage, naissance, baptême, anniversaire, Noël et adieu.",
    es: "Invitaciones, anuncios y saludos de nuestro estudio: boda, nacimiento, bautizo, cumpleaños, Navidad y despedida.",
    it: "Inviti, annunci e auguri del nostro studio: nozze, nascita, battesimo, compleanno, Natale e addio.",
    nl: "Uitnodigingen, kaartjes en wensen uit onze studio: bruiloft, geboorte, doop, verjaardag, Kerst en afscheid.",
  },
  teaser: opening({
    headline: {
      de: "Für alles, was man nicht tippt",
      en: "For all that is not typed",
      fr: "Pour ce qui ne se tape pas au clavier",
      es: "Para lo que no se escribe con el móvil",
      it: "Per ciò che non si digita",
      nl: "Voor alles wat je niet appt",
    },
    text: {
      de: "Eine Karte liegt auf dem Tisch, steht im Regal, hängt am Kühlschrank. Und sie bleibt.",
      en: "A card lies on the table, stands on the shelf, hangs on the fridge. And it stays.",
      fr: "Une carte se pose sur la table, se garde sur l'étagère, s'accroche au frigo. Et elle reste.",
      es: "Una tarjeta está en la mesa, en la estantería, en la nevera. Y se queda.",
      it: "Un biglietto sta sul tavolo, sullo scaffale, sul frigorifero. E rimane.",
      nl: "Een kaart ligt op tafel, staat op de plank, hangt op de koelkast. En ze blijft.",
    },
    image: "card-folded",
    buttons: [
      action(
        {
          de: "Alle Kartendesigns",
          en: "All card designs",
          fr: "Tous les modèles de cartes",
          es: "Todos los diseños de tarjetas",
          it: "Tutti i modelli di biglietti",
          nl: "Alle kaartontwerpen",
        },
        to("/karten-designen"),
      ),
    ],
  }),
  uspTeaser: cardPromises,
  body: [
    ways(
      {
        de: "Zu welchem Anlass?",
        en: "What is the occasion?",
        fr: "Quelle est l'occasion ?",
        es: "¿Cuál es la ocasión?",
        it: "Qual è l'occasione?",
        nl: "Wat is de gelegenheid?",
      },
      Object.values(occasions),
    ),
    newlyDrawn("8"),
    teaser({
      headline: finishing.name,
      text: finishing.short,
      image: finishing.image,
      buttons: [aside(finishing.name, finishing)],
    }),
  ],
};
