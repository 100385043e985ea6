import { block } from "../../write.ts";

/** The newest designs of cards, as many as `amount` says. */
export const newlyDrawn = (amount: string) =>
  block("feed", {
    headline: {
      de: "Neu gezeichnet",
      en: "Newly drawn",
      fr: "Nouveaux dessins",
      es: "Nuevos dibujos",
      it: "Nuovi disegni",
      nl: "Nieuw getekend",
    },
    text: {
      de: "Aus unserem Studio.",
      en: "From our studio.",
      fr: "De notre studio.",
      es: "De nuestro estudio.",
      it: "Dal nostro studio.",
      nl: "Uit onze studio.",
    },
    kind: "card",
    sort: "created",
    amount,
  });
