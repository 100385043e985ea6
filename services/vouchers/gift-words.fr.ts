import type { GiftWords } from "./gift-words.de.ts";

const whoever = "Quiconque a le code peut l’utiliser : ne le transmettez qu’à la personne à qui il est destiné.";

export const fr: GiftWords = {
  title: "Carte cadeau",
  to: (name) => `Pour ${name}`,
  from: (name) => `De la part de ${name}`,
  code: "Code",
  validTo: (day) => `Valable jusqu’au ${day}`,
  how: "Comment l’utiliser",
  steps: (shop) => [
    `Choisissez quelque chose sur ${shop} et saisissez le code dans le panier ou en passant commande.`,
    "Ce qui n’est pas utilisé reste sur la carte.",
    whoever,
  ],
  file: "Carte cadeau",
  mail: {
    subject: (amount) => `Votre carte cadeau de ${amount}`,
    heading: "Une carte cadeau",
    headingFor: (name) => `Une carte cadeau pour ${name}`,
    code: (code) => `Le code : ${code}`,
    how: "Saisissez-le dans le panier ou en passant commande. Ce qui n’est pas utilisé reste sur la carte.",
    toPrint: "Pour l’imprimer et l’offrir, la carte est jointe en PDF.",
    toShop: "Vers la boutique",
    order: (number) => `Commande ${number}`,
    goodToKnow: "Bon à savoir",
    whoever,
    tax: "La TVA n’est due qu’à l’utilisation. Tant que rien n’a été utilisé, vous pouvez vous rétracter de l’achat pendant 14 jours.",
    imprint: "Mentions légales",
  },
};
