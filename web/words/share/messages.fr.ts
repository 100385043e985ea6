import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  title: "Lien pour regarder",
  open: "Partager",
  intro:
    "Toute personne qui a le lien voit votre création et peut la feuilleter, sans la modifier. Personne ne reçoit vos photos en taille réelle.",
  make: "Créer un lien",
  another: "Créer un autre lien",
  making: "Création du lien",
  address: "Adresse du lien",
  until: (date) => `Valable jusqu’au ${date}.`,
  copy: "Copier",
  copied: "Copié",
  revoke: "Annuler le lien",
  revoking: "Annulation du lien",
  revoked: "Le lien n’ouvre plus rien.",
  loading: "Chargement des liens",
  failed: "Cela n’a pas fonctionné. Êtes-vous en ligne ?",
  again: "Réessayer",
  tooMany: (count) => `Une création peut avoir ${count} liens. Annulez-en d’abord un.`,
  close: "Fermer",
  readOnly: "Le lien est valable 30 jours et montre toujours le dernier état.",
  pdf: {
    get: "PDF à regarder",
    making: "Le PDF est en cours de création",
    what: "Toutes les pages, en petit et barrées du mot « Aperçu », gratuitement.",
    failed: "Le PDF n’a pas pu être créé. Êtes-vous connecté ?",
    busy: "Un très grand nombre de pages est en cours de création. Réessayez dans quelques minutes.",
    done: "Le PDF est dans vos téléchargements.",
  },
};
