import type { PaymentWords } from "./payment-words.de.ts";

export const paymentsFr: PaymentWords = {
  title: "Paiements",
  method: { test: "Paiement test", stripe: "Stripe", voucher: "Carte cadeau" },
  state: {
    open: "en attente du client",
    pending: "en attente de la banque",
    paid: "payé",
    declined: "refusé",
    cancelled: "interrompu",
    expired: "expiré",
  },
  reference: (text) => `Référence ${text}`,
  alert: {
    "paid-twice": {
      title: "Payé deux fois",
      action: "Le second montant est remboursé automatiquement. Si ce message reste, remboursez-le.",
    },
    "paid-after-cancellation": {
      title: "Payé alors que la commande était annulée",
      action: "Le montant est remboursé automatiquement. Si ce message reste, remboursez-le.",
    },
    "cancelled-after-payment": {
      title: "Annulée et déjà payée",
      action: "Remboursez le montant.",
    },
    "wrong-amount": {
      title: "Un autre montant est arrivé",
      action: "Comparez avec le prestataire de paiement avant d’imprimer.",
    },
    "refund-failed": {
      title: "Le remboursement n’a pas abouti",
      action: "Réessayez, ou virez le montant et notez ce que vous avez fait.",
    },
    parcel: {
      title: "Un envoi remboursé",
      action: "L’argent est en route. Si ce message reste, remboursez-le.",
    },
    withdrawn: {
      title: "Rétractation sur un article déjà fabriqué",
      action:
        "Retenez l’article s’il est encore ici. Remboursez le montant dans les 14 jours suivant la rétractation, au plus tôt quand l’article ou une preuve de son renvoi est là.",
    },
  },
  refund: "Rembourser",
  refundTitle: (sum) => `Rembourser ${sum} ?`,
  refundText: "Le montant entier repart par le moyen utilisé pour payer. C’est irréversible.",
  refundWhy: "Motif",
  refundWhyHint: "Reste avec la commande, par exemple : le client a annulé.",
  refundWhyMissing: "Écrivez brièvement pourquoi.",
  refundFailed: "Cela n’a pas marché. Réessayez.",
  refundGone: "Quelqu’un s’en est déjà occupé. La commande est rechargée.",
  refundDone: (sum) => `${sum} en cours de remboursement.`,
  refundRunning: "L’argent est en cours de remboursement. Il n’y a rien à faire.",
  refundRest:
    "Une partie de ce paiement est déjà remboursée. Remboursez le reste à la main chez le prestataire de paiement, puis marquez-le comme réglé.",
  refundEntry: "remboursement",
  refundBy: (name, at) => `par ${name}, ${at}`,
  refundByItself: (at) => `automatiquement, ${at}`,
  refundState: {
    requested: "demandé",
    pending: "en route",
    succeeded: "remboursé",
    failed: "échoué",
  },
  resolvedByItself: (at) => `Réglé automatiquement, ${at}`,
  resolve: "Réglé",
  resolveTitle: "Qu’avez-vous fait ?",
  note: "Note",
  noteHint: "Par exemple : 48,85 € remboursés chez Stripe, référence re_123.",
  noteMissing: "Écrivez brièvement ce que vous avez fait.",
  save: "Marquer comme réglé",
  cancel: "Annuler",
  resolvedBy: (name, at) => `Réglé par ${name}, ${at}`,
  failed: "Cela n’a pas été enregistré. Réessayez.",
  done: "C’est noté.",
};
