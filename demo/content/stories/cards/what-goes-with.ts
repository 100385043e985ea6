import { accessories } from "../../blocks.ts";

/** What is sold with every card. */
export const whatGoesWith = accessories({
  headline: {
    de: "Was zur Karte gehört",
    en: "What goes with the card",
    fr: "Ce qui va avec la carte",
    es: "Lo que acompaña a la tarjeta",
    it: "Ciò che accompagna il biglietto",
    nl: "Wat bij de kaart hoort",
  },
  text: {
    de: "Preise je Stück.",
    en: "Prices for one piece.",
    fr: "Prix à la pièce.",
    es: "Precios por unidad.",
    it: "Prezzi al pezzo.",
    nl: "Prijzen per stuk.",
  },
  items: [
    {
      which: "ribbon-satin-red",
      text: {
        de: "Hält Karte und Einleger zusammen.",
        en: "Holds card and inlay together.",
        fr: "Tient la carte et l'encart ensemble.",
        es: "Une la tarjeta y el inserto.",
        it: "Tiene insieme biglietto e inserto.",
        nl: "Houdt kaart en inlegvel bij elkaar.",
      },
      image: "card-ribbon",
    },
    {
      which: "envelope-plain-cream-162x114",
      text: {
        de: "Für Karten in A6.",
        en: "For cards in A6.",
        fr: "Pour les cartes au format A6.",
        es: "Para tarjetas en A6.",
        it: "Per biglietti in A6.",
        nl: "Voor kaarten in A6.",
      },
      image: "card-envelope",
    },
  ],
});
