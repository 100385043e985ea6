import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  label: "Feuilleter et ouvrir",
  next: "Suivant",
  previous: "Précédent",
  blank: "Non imprimé",
  stop: (name, at, of) => `${name}, vue ${at} sur ${of}`,
  keys: "Faites glisser, balayez, cliquez ou utilisez les flèches.",
};
