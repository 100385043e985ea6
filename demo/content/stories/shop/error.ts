import { action, aside, opening, tiles } from "../../blocks.ts";
import { to, toProduct } from "../../links.ts";
import type { StoryText } from "../../write.ts";
import { shop } from "./heads.ts";

/** Shown instead of every page that does not exist. */
export const error: StoryText = {
  ...shop.error,
  hidden: true,
  title: {
    de: "Hier hängt nichts",
    en: "Nothing hangs here",
    fr: "Rien n'est accroché ici",
    es: "Aquí no cuelga nada",
    it: "Qui non c'è appeso nulla",
    nl: "Hier hangt niets",
  },
  description: {
    de: "Diese Seite gibt es nicht, oder sie ist umgezogen. Von hier kommst du weiter.",
    en: "This page does not exist, or it has moved somewhere else. From here you can go on.",
    fr: "Cette page n'existe pas, ou elle a changé d'adresse. Voici par où continuer.",
    es: "Esta página no existe o ha cambiado de dirección. Desde aquí puedes seguir.",
    it: "Questa pagina non esiste, oppure ha cambiato indirizzo. Da qui puoi proseguire.",
    nl: "Deze pagina bestaat niet, of ze is verhuisd. Vanaf hier kun je verder.",
  },
  teaser: opening({
    headline: {
      de: "Hier hängt nichts",
      en: "Nothing hangs here",
      fr: "Rien n'est accroché ici",
      es: "Aquí no cuelga nada",
      it: "Qui non c'è appeso nulla",
      nl: "Hier hangt niets",
    },
    text: {
      de: "Die Seite gibt es nicht, oder sie ist umgezogen. Von hier kommst du weiter.",
      en: "This page does not exist, or it has moved. From here you can go on.",
      fr: "Cette page n'existe pas, ou elle a changé d'adresse. Voici par où continuer.",
      es: "La página no existe o ha cambiado de dirección. Desde aquí puedes seguir.",
      it: "La pagina non esiste, oppure ha cambiato indirizzo. Da qui puoi proseguire.",
      nl: "Deze pagina bestaat niet, of ze is verhuisd. Vanaf hier kun je verder.",
    },
    image: "frames-aluminium",
    buttons: [
      action(
        {
          de: "Zur Startseite",
          en: "To the home page",
          fr: "Vers l'accueil",
          es: "Ir al inicio",
          it: "Vai alla home",
          nl: "Naar de startpagina",
        },
        to("/"),
      ),
      aside(
        {
          de: "Zur Hilfe",
          en: "Get help",
          fr: "Obtenir de l'aide",
          es: "Ir a la ayuda",
          it: "Vai all'aiuto",
          nl: "Naar de hulp",
        },
        shop.help,
      ),
    ],
  }),
  body: [
    tiles(
      {
        de: "Oder gleich hierhin",
        en: "Or straight here",
        fr: "Ou directement ici",
        es: "O directamente aquí",
        it: "O direttamente qui",
        nl: "Of meteen hierheen",
      },
      [
        {
          headline: { de: "Leinwand", en: "Canvas prints", fr: "Toile", es: "Lienzo", it: "Tela", nl: "Canvas" },
          text: {
            de: "Dein Foto auf Gewebe, fertig gespannt.",
            en: "Your photo on woven cloth, ready stretched.",
            fr: "Votre photo sur toile, déjà tendue.",
            es: "Tu foto sobre tela, ya tensada.",
            it: "La tua foto su tela, già tesa.",
            nl: "Je foto op doek, al opgespannen.",
          },
          image: "canvas-trio",
          to: toProduct("canvas-prints"),
        },
        {
          headline: {
            de: "Poster mit Rahmen",
            en: "Framed posters",
            fr: "Poster encadré",
            es: "Póster con marco",
            it: "Poster con cornice",
            nl: "Poster met lijst",
          },
          text: {
            de: "Holz oder Aluminium, auf den Zentimeter.",
            en: "Wood or aluminium, to the centimetre.",
            fr: "Bois ou aluminium, au centimètre près.",
            es: "Madera o aluminio, al centímetro.",
            it: "Legno o alluminio, al centimetro.",
            nl: "Hout of aluminium, op de centimeter.",
          },
          image: "room-hero",
          to: toProduct("framed-posters"),
        },
        {
          headline: {
            de: "Kartendesigns",
            en: "Card designs",
            fr: "Modèles de cartes",
            es: "Diseños de tarjetas",
            it: "Modelli di biglietti",
            nl: "Kaartontwerpen",
          },
          text: {
            de: "Für jede Gelegenheit, mit deinen Worten.",
            en: "For every occasion, in your words.",
            fr: "Pour chaque occasion, avec vos mots.",
            es: "Para cada ocasión, con tus palabras.",
            it: "Per ogni occasione, con le tue parole.",
            nl: "Voor elke gelegenheid, met jouw woorden.",
          },
          image: "card-folded",
          to: to("/karten-designen"),
        },
      ],
    ),
  ],
};
