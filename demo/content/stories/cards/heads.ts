import { headsOf } from "../../heads.ts";

/** Cards for occasions have addresses of their own, in no folder. */
export const cards = headsOf(null, {
  wedding: {
    slug: {
      de: "hochzeitskarten",
      en: "wedding-cards",
      fr: "cartes-de-mariage",
      es: "tarjetas-de-boda",
      it: "biglietti-di-nozze",
      nl: "trouwkaarten",
    },
    name: {
      de: "Hochzeitskarten",
      en: "Wedding cards",
      fr: "Cartes de mariage",
      es: "Tarjetas de boda",
      it: "Biglietti di nozze",
      nl: "Trouwkaarten",
    },
    short: {
      de: "Einladungen mit Foto oder Folie, mit Umschlägen, die passen.",
      en: "Invitations with photo or foil, and envelopes that fit.",
      fr: "Des invitations avec photo ou dorure, et leurs enveloppes.",
      es: "Invitaciones con foto o estampado, y sobres a medida.",
      it: "Inviti con foto o lamina, e buste su misura.",
      nl: "Uitnodigingen met foto of folie, en enveloppen die passen.",
    },
    image: "card-foil",
  },
});
