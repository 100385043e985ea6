import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const articlesOf = counted("fr", { one: "# article", many: "# d’articles", other: "# articles" });

export const fr: typeof de = {
  title: "Panier",
  loading: "Chargement de votre panier",
  withoutScripts:
    "Le panier est préparé pour vous seul et a besoin pour cela de JavaScript. Activez-le et rechargez la page, ou écrivez-nous ce que vous souhaitez commander.",
  lead: (articles, day) => `${articlesOf(articles)}, chez vous le ${day} si vous commandez aujourd’hui.`,
  leadWithoutDay: articlesOf,
  lines: "Vos articles",
  summary: "Récapitulatif",

  empty: "Rien n’est encore accroché ici",
  emptyText: "Choisissez un support, importez une photo, et votre tableau vous attendra ici.",
  emptyAction: (product) => `Créer : ${product}`,
  emptyOther: "Retour à l’accueil",
  emptyCards: "Rien ici pour l’instant",
  emptyCardsText: "Trouvez un modèle de carte qui vous plaît, écrivez-y vos mots et déposez vos cartes ici.",

  failed: "Le panier ne se charge pas pour le moment",
  failedText: "Son contenu est enregistré.",
  offline: "Pas de connexion",
  offlineText: "Votre panier est enregistré. Dès que vous serez de nouveau en ligne, vous reprendrez ici.",
  tryAgain: "Réessayer",

  quantity: "Quantité",
  quantityOf: (title) => `Quantité, ${title}`,
  fewer: "Un de moins",
  more: "Un de plus",
  notANumber: "Écrivez la quantité en chiffres, par exemple 2.",
  fraction: "Des pièces entières, s’il vous plaît : par exemple 2.",
  tooFew: "Au moins 1. Pour enlever l’article, il y a « Supprimer ».",
  tooMany: (most) => `Au plus ${most} pièces par commande.`,

  edit: "Modifier",
  editOf: (title) => `Modifier ${title}`,
  duplicate: "Dupliquer",
  duplicateOf: (title) => `Dupliquer ${title}`,
  remove: "Supprimer",
  removeOf: (title) => `Supprimer ${title}`,
  removed: (title) => `Supprimé : ${title}.`,
  undo: "Annuler",
  duplicated: (title) => `${title} est maintenant là deux fois, chacun avec sa propre création.`,
  duplicatedReadyMade: (title) => `${title} figure maintenant sur deux lignes.`,
  dismiss: "Fermer le message",

  each: (price) => `${price} pièce`,
  stepsApart: "Le prix dégressif dépend de la quantité de cette ligne.",
  lowest30: "Prix le plus bas des 30 derniers jours",
  priceChanged: (from, to) => `Le prix a changé : ${from} pièce auparavant, ${to} maintenant.`,
  unavailable: "N’existe plus ainsi",
  unavailableHelp: "Modifiez cet article ou supprimez-le, et vous pourrez passer commande.",
  readyMade: "14 jours pour le retourner",

  subtotal: "Sous-total",
  freeFrom: (amount) => `offerte dès ${amount}`,
  missingToFree: (amount) => `Encore ${amount} et la livraison est offerte.`,
  total: "Total",
  taxIncluded: "TVA et livraison comprises",
  taxAdded: "livraison comprise, taxe de vente en sus le cas échéant",
  arrivesText: "Si vous commandez aujourd’hui et payez tout de suite.",
  toCheckout: "Passer commande",
  secure: (encrypted) => `${encrypted ? "Connexion chiffrée. " : ""}Vous n’avez pas besoin de compte.`,

  problem: {
    "line-not-found": "Cet article n’est plus dans votre panier ; vous l’avez peut-être supprimé dans un autre onglet.",
    "design-not-found": "La création de cet article n’existe plus.",
    "basket-full": "Le panier ne peut contenir plus de 100 articles différents.",
    "too-many-requests":
      "Cela faisait beaucoup en peu de temps. Patientez quelques minutes ; le panier est resté tel quel.",
    offline: "Pas de connexion. Le panier est resté tel quel.",
    failed: "Cela n’a pas marché, et c’est de notre faute. Le panier est resté tel quel.",
  },
};
