import { counted } from "../../../core/counted.ts";
import type { ThemeMessages } from "./messages.de.ts";

const piecesOf = counted("fr", { one: "# pièce", many: "# de pièces", other: "# pièces" });

const many = counted("fr", { one: "# modèle", many: "# de modèles", other: "# modèles" });

export const fr: ThemeMessages = {
  title: "Modèles de cartes",
  description:
    "Modèles de cartes de notre studio pour mariage, naissance, anniversaire et Noël : à trouver par occasion, style et couleur, avec les prix de chaque carte.",
  describe: (title, products) =>
    `« ${title} », un modèle de carte de notre studio : ${products}, avec tous les formats et prix. Mots, photos et couleurs sont ensuite à vous.`,
  lead: "Dessinés dans notre studio. Ensuite, les mots, les photos et les couleurs sont à vous.",
  search: "Chercher un modèle",
  find: "Chercher",
  filters: "Filtres",
  chosen: "Choisi",
  remove: (name) => `Enlever ${name}`,
  clear: "Enlever tous les filtres",
  found: many,
  foundFor: (words) => `pour « ${words} »`,
  sortBy: "Trier",
  sorts: { popularity: "Populaires", created: "Nouveaux" },
  more: "En voir plus",
  fromStart: "Depuis le début",
  emptyTitle: "Nous n’avons pas encore de tel modèle",
  emptyText: "Enlevez un filtre ou cherchez un autre mot.",
  all: "Tous les modèles",
  like: (title) => `Garder ${title}`,
  unlike: (title) => `Ne plus garder ${title}`,
  likeShort: "Ajouter aux favoris",
  unlikeShort: "Retirer des favoris",
  toWishlist: "Voir les favoris",
  liked: "Gardé. Vous retrouverez ce modèle dans vos favoris.",
  design: "Personnaliser maintenant",
  from: "dès",
  each: "pièce",
  eachOf: (quantity) => `pièce pour ${quantity} pièces`,
  pricesTitle: "Ce que cela coûte",
  priceOf: (format, quantity, total) => `${format}, ${piecesOf(quantity)} pour ${total}`,
  moreFormats: counted("fr", { one: "# autre format", many: "# d’autres formats", other: "# autres formats" }),
  withFoil: (foil) => `Avec la finition montrée : ${foil}.`,
  taxNote: (included) => (included ? "TVA comprise, livraison en sus." : "Taxes et livraison en sus."),
  pricesNote: (quantity) =>
    `Prix dans le format le plus avantageux${quantity > 1 ? ` pour ${quantity} pièces, livres à l’unité` : ""}.`,
  unknownTitle: "Nous ne pouvons pas chercher ainsi",
  unknownOn: "Continuer sans",
  notKept: "Impossible de le garder pour le moment. Réessayez.",
  wishlist: "Favoris",
  wishlistLead: "Les modèles qui vous plaisent. Si vous vous connectez, ils restent dans votre compte.",
  wishlistEmpty: "Rien de gardé pour l’instant",
  wishlistEmptyText: "Touchez le cœur d’un modèle et vous le retrouverez ici.",
  wishlistNeedsScripts: "Pour les favoris, votre navigateur a besoin de JavaScript.",
  loading: "Chargement des favoris",
  notLoaded: "Les favoris n’ont pas pu être chargés pour le moment.",
  again: "Réessayer",
  facts: "Ce qu’il permet",
  ratio: (title, ratio) => `${title}, ${ratio}`,
  similar: "Modèles semblables",
};
