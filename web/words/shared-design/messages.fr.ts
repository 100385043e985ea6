import { fr as turning } from "../designer/preview/messages.fr.ts";
import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  title: "Création partagée",
  unnamed: "Une création",
  shared: (date) => `Partagé pour regarder, jusqu’au ${date}.`,
  page: (numbers, of) => `Page ${numbers} sur ${of}`,
  sides: (numbers) => `Page ${numbers}`,
  turning,
  picture: (number) => `Page ${number}`,
  pages: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
  keys: "Les flèches changent de page.",
  own: "Créer quelque chose à vous",
  loading: "Chargement de la création",
  notFound: "Ce lien n’existe pas",
  notFoundText: "Il manque peut-être un morceau de l’adresse. Copiez-la encore une fois en entier.",
  over: "Ce lien n’est plus valable",
  overText: "Les liens pour regarder sont valables 30 jours et peuvent être annulés plus tôt. Demandez-en un nouveau.",
  failed: "La création ne peut pas être chargée pour l’instant",
  offline: "Pas de connexion",
  failedText: "Réessayez dans un instant, s’il vous plaît.",
  again: "Réessayer",
  toHome: "Vers la page d’accueil",
  missing: "Cette page ne peut pas être montrée pour l’instant.",
  withoutScripts: "Pour feuilleter, cette page a besoin de JavaScript.",
};
