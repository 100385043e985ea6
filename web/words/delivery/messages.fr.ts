import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  ways: {
    letter: "Lettre",
    parcel: "Colis",
    xl: "Colis XL",
    bulky: "Transporteur",
    pickup: "Point relais",
    express: "Express",
  },
  details: {
    letter: "Dans votre boîte aux lettres",
    parcel: "En carton recyclé, sans signature",
    xl: "Bien emballé, jusqu’à votre porte",
    bulky: "Sur rendez-vous, au pied de l’immeuble",
    pickup: "Près de votre adresse ; le transporteur vous écrit lequel",
    express: "En priorité à l’atelier, puis par coursier",
  },
  parcels: counted("fr", { one: "Arrive en un colis", many: "Arrive en # de colis", other: "Arrive en # colis" }),
  parcel: (count, size, weight) => `${count} × ${size}, ${weight} de marchandise`,
  byMail: {
    title: "Arrive par e-mail, sans livraison",
    text: "Avec le code et un PDF à imprimer, dès votre paiement ou le jour que vous avez choisi.",
    short: "par e-mail",
    noTax: "La TVA n’est due qu’à l’utilisation.",
  },
};
