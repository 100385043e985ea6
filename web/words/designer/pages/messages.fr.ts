import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  label: "Pages",
  page: (numbers, of) => `Page ${numbers} sur ${of}`,
  hint: "avec remarque",
  previous: "Page précédente",
  next: "Page suivante",
  add: "Ajouter des pages",
  more: "Modifier la page",
  forwards: "Avancer",
  backwards: "Reculer",
  copy: "Dupliquer",
  remove: "Supprimer",
  most: (count) => `Pas plus de ${count} pages.`,
  least: (count) => `Pas moins de ${count} pages.`,
  moved: (numbers) => `Déplacée, désormais page ${numbers}`,
  keys: "Les flèches tournent la page.",
};
