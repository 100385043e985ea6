import { counted } from "../../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  came: "Repris d’ailleurs",
  changed: (what) => `Modifié dans un autre onglet ou sur un autre appareil : ${what}.`,
  elements: counted("fr", { one: "# élément", many: "# d’éléments", other: "# éléments" }),
  sides: counted("fr", { one: "# page", many: "# de pages", other: "# pages" }),
  photos: counted("fr", { one: "# photo", many: "# de photos", other: "# photos" }),
  name: "le nom",
  product: "le produit",
  copied: (title) =>
    `Le même élément a été modifié des deux côtés. Vous voyez ici l’autre version, la vôtre est enregistrée comme création à part : ${title}.`,
  copyTitle: (title) => (title ? `${title}, ma version` : "Ma version"),
  openCopy: "Ouvrir ma version",
  close: "Compris",
  unkeptTitle: "Plus de place sur cet appareil",
  unkept:
    "Vos modifications sont enregistrées sur le serveur seulement, pas dans ce navigateur. Tant que vous êtes en ligne, rien n’est perdu.",
  fullTitle: (most) => `Une création ne contient pas plus de ${most} photos.`,
  full: counted("fr", {
    one: "# photo n’a pas été prise. Retirez-en d’autres ou commencez une deuxième création.",
    many: "# de photos n’ont pas été prises. Retirez-en d’autres ou commencez une deuxième création.",
    other: "# photos n’ont pas été prises. Retirez-en d’autres ou commencez une deuxième création.",
  }),
};
