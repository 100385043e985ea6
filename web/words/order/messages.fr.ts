import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  title: "Votre commande",
  number: (number) => `Commande ${number}`,
  loading: "Chargement de votre commande",
  withoutScripts:
    "La page de votre commande est chargée pour vous seul et a besoin pour cela de JavaScript. L’essentiel figure aussi dans la confirmation que vous recevez par e-mail.",

  phases: {
    checking: {
      title: "Nous demandons des nouvelles de votre paiement",
      text: "Cela ne prend en général qu’un instant.",
    },
    unpaid: {
      title: "Commandé, mais pas encore payé",
      text: "Nous commençons dès que le paiement est là. D’ici là, nous vous gardons ce que vous avez commandé.",
    },
    pending: {
      title: "Votre banque vérifie encore",
      text: "Cela peut prendre quelques minutes, parfois plus. Vous pouvez fermer la page : dès que le paiement est là, nous vous écrivons.",
    },
    declined: {
      title: "Le paiement a été refusé",
      text: "Rien n’a été débité et votre commande est toujours là. Réessayez ou choisissez un autre mode de paiement.",
    },
    "payment-cancelled": {
      title: "Le paiement a été interrompu",
      text: "Rien n’a été débité et votre commande est toujours là. Vous pouvez payer maintenant, ou plus tard par le lien vers cette page.",
    },
    paid: {
      title: "Merci, c’est commandé",
      text: "Votre paiement est arrivé.",
    },
    "in-production": {
      title: "Votre commande est à l’atelier",
      text: "Elle est en train d’être imprimée, encadrée et contrôlée.",
    },
    shipped: {
      title: "Votre commande est en route",
      text: "Le numéro de suivi figure dans l’e-mail que nous vous avons écrit.",
    },
    delivered: {
      title: "Votre commande est arrivée",
      text: "Nous vous souhaitons beaucoup de plaisir avec elle.",
    },
    cancelled: {
      title: "La commande est annulée",
      text: "Rien ne sera fabriqué.",
    },
    complaint: {
      title: "Nous nous en occupons",
      text: "Votre réclamation est enregistrée, nous vous écrivons par e-mail.",
    },
  },
  mailed: {
    title: "Votre carte cadeau est en route",
    text: "Elle arrive dans un e-mail à part, avec le code et un PDF à imprimer.",
  },
  refunds: {
    requested: (sum) => `${sum} vous sont remboursés, par le moyen que vous avez utilisé pour payer.`,
    pending: (sum) => `${sum} sont en chemin vers vous. Selon la banque, cela prend quelques jours.`,
    succeeded: (sum, day) => `Nous vous avons remboursé ${sum} le ${day}.`,
    failed: (sum) => `Le remboursement de ${sum} n’a pas abouti. Nous nous en occupons et vous écrivons.`,
  },
  refund: "Ce que vous avez payé vous est remboursé par le même moyen.",
  mail: (email) => `La confirmation est en route vers ${email}.`,
  asked: (time) => `Dernière demande à ${time}, nous continuons sans que vous ayez rien à faire.`,

  reasons: {
    found: "Votre commande était déjà arrivée, seule la réponse s’est perdue en route. Elle existe une seule fois.",
    "already-ordered":
      "Vous aviez déjà commandé ce panier, peut-être dans un autre onglet. Voici la commande ; elle existe une seule fois.",
    "payment-unavailable":
      "La commande est passée, mais la page de paiement n’était pas joignable. Réessayez dans un instant.",
  },

  pay: (amount) => `Payer ${amount}`,
  paying: "Ouverture de la page de paiement",
  cancel: "Annuler la commande",
  cancelUntil: (time) => `Jusqu’à ${time}, vous pouvez annuler sans frais. Nous ne commençons pas avant.`,
  cancelStill: "Tant que la fabrication n’a pas commencé, vous pouvez encore annuler.",
  cancelTitle: (number) => `Annuler la commande ${number} ?`,
  cancelUnmailed: "Tant que la carte cadeau n’est pas envoyée, vous pouvez annuler sans frais.",
  cancelGiftText: "La carte cadeau n’est alors plus valable et n’est pas envoyée. C’est irréversible.",
  cancelText: "Rien ne sera alors fabriqué ni livré. C’est irréversible.",
  cancelConfirm: "Oui, annuler",
  cancelling: "Annulation en cours",
  keep: "Conserver",
  lookAt: "Regarder",
  lookAtOf: (title) => `Regarder ${title}`,
  close: "Fermer",
  withdraw: "Se rétracter du contrat",
  withdrawAlways: "Pour les articles déjà fabriqués, vous pouvez vous rétracter jusqu’à 14 jours après réception.",
  withdrawUntil: (day) => `Pour les articles déjà fabriqués, vous pouvez vous rétracter jusqu’au ${day}.`,
  withdrawTitle: "Se rétracter du contrat",
  withdrawText: "Je notifie par la présente ma rétractation du contrat portant sur la vente des articles choisis.",
  withdrawLines: "Ce que je retourne",
  withdrawPersonalised: "Fabriqué pour vous, donc exclu du droit de rétractation",
  withdrawSpent: "La carte cadeau est déjà entamée",
  withdrawSpentText:
    "La carte cadeau est déjà entamée, c’est pourquoi vous ne pouvez plus vous rétracter ici de son achat. Si vous le souhaitez malgré tout, écrivez-nous : nous déciderons ensemble.",
  withdrawnAlready: "Rétractation déjà déclarée",
  withdrawNoLines: "Choisissez ce que vous retournez.",
  withdrawName: "Nom",
  withdrawNoName: "Écrivez votre nom.",
  withdrawEmail: "E-mail pour l’accusé de réception",
  withdrawEmailHint: "Nous y envoyons aussitôt ce que vous avez déclaré, avec la date et l’heure.",
  withdrawNoEmail: "Écrivez une adresse e-mail, par exemple lena@example.com.",
  withdrawConfirm: "Confirmer la rétractation",
  withdrawing: "Envoi en cours",
  withdrawKeep: "Abandonner",
  withdrawn: (moment) => `Votre rétractation nous est parvenue le ${moment}`,
  withdrawnNext: (email) =>
    `L’accusé de réception est en route vers ${email}. Il indique où envoyer les articles. L’argent vous est remboursé par le moyen que vous avez utilisé pour payer.`,

  history: "Suivi",
  states: {
    placed: "Commandé",
    paid: "Payé",
    "files-checked": "Fichiers d’impression contrôlés",
    "in-production": "À l’atelier",
    shipped: "En route vers vous",
    delivered: "Livré",
    cancelled: "Annulé",
    complaint: "Réclamation enregistrée",
  },
  earliest: (day) => `Au plus tôt le ${day}.`,
  afterPayment: "Si le paiement arrive aujourd’hui ; sinon, nous comptons à partir du jour du paiement.",
  parcels: {
    title: "Envoyé directement",
    progress: (count, shipped) =>
      counted("fr", {
        one: `Un envoi, ${shipped} en route`,
        many: `# d’envois, ${shipped} en route`,
        other: `# envois, ${shipped} en route`,
      })(count),
    arrival: (day) => `Chez les destinataires d’ici le ${day}.`,
    pieces: counted("fr", { one: "un exemplaire", many: "# d’exemplaires", other: "# exemplaires" }),
    states: { waiting: "en préparation", shipped: "en route", delivered: "livré", returned: "revenu" },
    tracking: (number) => `Numéro de suivi ${number}`,
    refunded: (sum) => `${sum} remboursés`,
    erased: "adresse effacée",
    show: "Tout afficher",
    failed: "Les envois ne peuvent pas être chargés pour le moment.",
  },
  shippingAddress: "Livraison à",
  billingAddress: "Facture à",
  sameAddress: "La même adresse",
  payment: "Paiement",
  paymentStates: {
    open: "en attente",
    pending: "en vérification",
    paid: "payé",
    declined: "refusé",
    cancelled: "interrompu",
    expired: "expiré",
  },

  sequel: {
    lead: "Un nouveau brouillon est créé. Ce que vous avez commandé reste tel quel.",
    photos: "Photos",
    photoChoices: { kept: "Les garder", left: "Nouvelles photos, places vides" },
    make: "Créer le brouillon",
    making: "Création",
    elsewhere: "Cette création appartient à un autre compte ou appareil. Connectez-vous et réessayez.",
    failed: "Le brouillon n’a pas pu être créé. Rien n’a changé, réessayez dans un instant.",
  },

  notFound: "Cette commande n’existe pas",
  notFoundText:
    "Le lien est incomplet, ou la commande appartient à un autre compte. Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous.",
  failed: "La commande ne se charge pas pour le moment",
  offline: "Pas de connexion",
  failedText: "Elle est enregistrée, rien n’est perdu.",
  tryAgain: "Réessayer",
  toHome: "Retour à l’accueil",
  problem: {
    "not-payable": "Il n’y a rien à payer pour le moment. La page montre maintenant l’état le plus récent.",
    "vouchers-used":
      "Cette commande n’a pas été payée à temps, et son code ou son bon cadeau a été utilisé ailleurs depuis. Annulez-la et commandez à nouveau.",
    "not-cancellable": "L’annulation n’est plus possible, la fabrication a commencé.",
    "withdrawal-over":
      "D’après notre calcul, le délai de rétractation est passé. Si les articles sont arrivés plus tard, écrivez-nous.",
    "withdrawal-not-offered":
      "Il n’y a plus rien ici dont vous puissiez vous rétracter. La page montre maintenant l’état le plus récent.",
    "already-withdrawn": "Vous vous êtes déjà rétracté pour cet article.",
    "voucher-spent":
      "La carte cadeau est déjà entamée, c’est pourquoi vous ne pouvez plus vous rétracter ici de son achat. Rien n’a changé. Si vous le souhaitez malgré tout, écrivez-nous.",
    "line-personalised": "Les articles fabriqués pour vous sont exclus du droit de rétractation.",
    "payment-provider-unavailable":
      "La page de paiement n’est pas joignable pour le moment. Réessayez dans un instant.",
    offline: "Pas de connexion. Rien n’a changé, réessayez.",
    failed: "Cela n’a pas marché, et c’est de notre faute. Réessayez dans un instant.",
  },
};
