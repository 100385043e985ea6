import { counted } from "../../core/counted.ts";
import type { ConfirmationWords } from "./confirmation-words.de.ts";

const piecesOf = counted("fr", { one: "# pièce", many: "# de pièces", other: "# pièces" });

export const fr: ConfirmationWords = {
  subject: (number) => `Votre commande ${number} est confirmée`,
  heading: "Merci pour votre commande",
  accepted: (number, moment) => `Votre paiement est arrivé et nous acceptons la commande ${number} du ${moment}.`,
  giftComes: "La carte cadeau arrive dans un e-mail à part : tout de suite ou le jour que vous avez choisi.",
  cancelUntil: (moment) => `Jusqu’au ${moment}, vous pouvez annuler sans frais. Nous ne commençons pas avant.`,
  cancelGift:
    "Jusqu’à son envoi, vous pouvez annuler sans frais ; ensuite, vous rétracter pendant 14 jours tant que rien n’a été utilisé.",
  seeOrder: "Voir la commande",
  order: (number) => `Commande ${number}`,
  pieces: (quantity, each) => `${piecesOf(quantity)} à ${each}`,
  withdrawal: {
    right: "14 jours de droit de rétractation",
    none: "Fabriqué pour vous, sans droit de rétractation",
  },
  subtotal: "Sous-total",
  discount: (label) => `Réduction ${label}`,
  methods: { standard: "Livraison", pickup: "Livraison en point relais", express: "Express" },
  taxWithin: (rate) => `dont ${rate} de TVA`,
  taxAdded: (rate) => `plus ${rate} de taxe de vente`,
  total: "Total",
  gift: (label) => `Carte cadeau ${label}`,
  paidOtherwise: "Payé par un autre moyen",
  delivery: "Livraison",
  byMail: (email) => `Par e-mail à ${email}`,
  toRecipients: counted("fr", {
    one: "Un envoi part directement chez un destinataire de votre liste.",
    many: "# d’envois partent directement chez les destinataires de votre liste.",
    other: "# envois partent directement chez les destinataires de votre liste.",
  }),
  recipientsBy: (day) => `Arrivée au plus tard le ${day}.`,
  recipientsDelivery: counted("fr", {
    one: "Livraison à un destinataire",
    many: "Livraison à # de destinataires",
    other: "Livraison à # destinataires",
  }),
  billAndPayment: "Facture et paiement",
  sameAddress: "Adresse de facturation : la même que celle de livraison",
  payments: {
    test: "Paiement test, aucun argent n’a circulé",
    stripe: "Paiement en ligne par Stripe",
    voucher: "Payé par carte cadeau",
  },
  wrongTitle: "Si quelque chose ne va pas",
  wrong: (email, phone) =>
    `Écrivez à ${email} ou appelez le ${phone}. En cas de défaut, les garanties légales s’appliquent.`,
  soldBy: "Vendu par",
  seller: { represented: "Représenté par", vatId: "N° de TVA" },
  terms: "Conditions générales",
  privacy: "Confidentialité",
  imprint: "Mentions légales",
};
