import type { PrintHouseWords } from "./words.de.ts";

export const printHousesFr: PrintHouseWords = {
  title: "Imprimeries",
  text: "Les cartes et les encarts peuvent figurer plusieurs fois sur une feuille, versos calés sur les rectos. Ce que vous fixez ici vaut pour les fichiers faits ensuite.",
  own: "Notre atelier",
  roles: (roles) => (roles.includes("*") ? "imprime tout ce qu’aucune autre ne fait" : `imprime : ${roles.join(", ")}`),
  plain: "Chaque carte est une page à elle seule.",
  changed: (by, at) => `Dernière modification par ${by}, ${at}`,
  formOf: (house) => `Feuille de ${house}`,
  width: "Largeur (mm)",
  height: "Hauteur (mm)",
  edge: "Prise de pinces (mm)",
  edgeHint: "Sur tout le pourtour, rien n’y est imprimé.",
  gap: "Espacement (mm)",
  gapHint: "Entre deux cartes. Le double du fond perdu, pour que chacune garde le sien en entier.",
  marks: "Traits de coupe",
  save: "Enregistrer la feuille",
  remove: "Imprimer sans feuille",
  saved: "Enregistré",
  removed: "Désormais, chaque carte est une page à elle seule.",
  failed: "Cela n’a pas été enregistré. Réessayez dans un instant.",
  notAllowed: "Seules les personnes qui contrôlent les fichiers d’impression peuvent le faire.",
};
