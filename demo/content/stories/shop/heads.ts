import { everywhere, headsOf } from "../../heads.ts";

/** Pages that stand in no folder. */
export const shop = headsOf(null, {
  home: {
    slug: everywhere("home"),
    name: { de: "Start", en: "Home", fr: "Accueil", es: "Inicio", it: "Home", nl: "Home" },
    short: {
      de: "Zurück zum Anfang.",
      en: "Back to the beginning.",
      fr: "Retour au début.",
      es: "Volver al principio.",
      it: "Torna all'inizio.",
      nl: "Terug naar het begin.",
    },
    image: "room-hero",
  },
  about: {
    slug: { de: "ueber-uns", en: "about", fr: "a-propos", es: "quienes-somos", it: "chi-siamo", nl: "over-ons" },
    name: { de: "Über uns", en: "About us", fr: "À propos", es: "Quiénes somos", it: "Chi siamo", nl: "Over ons" },
    short: {
      de: "Wer hier druckt, rahmt und prüft.",
      en: "Who prints, frames and checks here.",
      fr: "Qui imprime, encadre et contrôle ici.",
      es: "Quién imprime, enmarca y revisa aquí.",
      it: "Chi stampa, incornicia e controlla qui.",
      nl: "Wie hier drukt, inlijst en controleert.",
    },
    image: "prints-sorted",
  },
  help: {
    slug: { de: "hilfe", en: "help", fr: "aide", es: "ayuda", it: "aiuto", nl: "hulp" },
    name: { de: "Hilfe", en: "Help", fr: "Aide", es: "Ayuda", it: "Aiuto", nl: "Hulp" },
    short: {
      de: "Antworten zu Fotos, Bestellung, Lieferung und Rückgabe.",
      en: "Answers about photos, orders, delivery and returns.",
      fr: "Des réponses sur les photos, la commande, la livraison et les retours.",
      es: "Respuestas sobre fotos, pedidos, envíos y devoluciones.",
      it: "Risposte su foto, ordini, consegna e resi.",
      nl: "Antwoorden over foto's, bestellen, levering en retour.",
    },
    image: "prints-stack",
  },
  error: {
    slug: everywhere("error"),
    name: {
      de: "Nicht gefunden",
      en: "Not found",
      fr: "Introuvable",
      es: "No encontrado",
      it: "Non trovato",
      nl: "Niet gevonden",
    },
    short: {
      de: "Diese Seite gibt es nicht.",
      en: "This page does not exist.",
      fr: "Cette page n'existe pas.",
      es: "Esta página no existe.",
      it: "Questa pagina non esiste.",
      nl: "Deze pagina bestaat niet.",
    },
    image: "frames-aluminium",
  },
});
