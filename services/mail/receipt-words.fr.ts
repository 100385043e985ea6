import { counted } from "../../core/counted.ts";
import type { ReceiptWords } from "./receipt-words.de.ts";

export const fr: ReceiptWords = {
  subject: (number) => `Accusé de réception : votre rétractation pour la commande ${number}`,
  heading: "Votre rétractation nous est parvenue",
  received: (moment) => `Nous l’avons reçue le ${moment}.`,
  seeOrder: "Voir la commande",
  items: "Ce que vous retournez",
  pieces: counted("fr", { one: "# pièce", many: "# de pièces", other: "# pièces" }),
  declaration: "Votre déclaration",
  declared: "Je notifie par la présente ma rétractation du contrat portant sur la vente des articles nommés ci-dessus.",
  name: "Nom",
  number: "Numéro de commande",
  orderedOn: "Commandé le",
  withdrawnOn: "Rétractation le",
  receiptTo: "Accusé de réception à",
  whereTo: "Où envoyer les articles",
  addNote: (number) =>
    `Joignez un mot avec le numéro de commande ${number}. Si les articles ne sont pas encore chez vous, vous n’avez rien à faire ; nous vous écrirons.`,
  soldBy: "Vendu par",
  seller: { represented: "Représenté par", vatId: "N° de TVA" },
  imprint: "Mentions légales",
};
