import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = counted("fr", { one: "# photo", many: "# de photos", other: "# photos" });
const texts = counted("fr", { one: "# texte", many: "# de textes", other: "# textes" });
const tallies = {
  same: counted("fr", {
    one: "# vue reste identique",
    many: "# de vues restent identiques",
    other: "# vues restent identiques",
  }),
  anew: counted("fr", { one: "# recomposée", many: "# recomposées", other: "# recomposées" }),
  eye: counted("fr", { one: "# à vérifier", many: "# à vérifier", other: "# à vérifier" }),
  added: counted("fr", { one: "# nouvelle et vide", many: "# nouvelles et vides", other: "# nouvelles et vides" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("fr", {
  one: "# photo est conservée.",
  many: "# de photos sont conservées.",
  other: "# photos sont conservées.",
});

/** What another format, binding, style ... did to a design. */
export const fr = {
  kept: (shown: number, written: number) =>
    written > 0 ? `${photos(shown)} et ${texts(written)} sont conservés.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("fr", {
    one: "# photo n’a plus de place et se trouve dans la réserve.",
    many: "# de photos n’ont plus de place et se trouvent dans la réserve.",
    other: "# photos n’ont plus de place et se trouvent dans la réserve.",
  }),
  lookAt: counted("fr", { one: "Vérifiez une vue", many: "Vérifiez ces # de vues", other: "Vérifiez ces #" }),
  look: "Qu’est-ce qui a changé ?",
  title: "Ce qui a changé",
  close: "Fermer",
  begin: "Afficher la première",
  promise: "Annuler remet tout exactement comme avant.",
  takeBackAll: counted("fr", {
    one: "Annuler, avec l’étape suivante",
    many: "Annuler, avec les # d’étapes suivantes",
    other: "Annuler, avec les # étapes suivantes",
  }),
  happened: counted("fr", {
    one: "Ce qu’il est advenu de votre vue",
    many: "Ce qu’il est advenu de vos # de vues",
    other: "Ce qu’il est advenu de vos # vues",
  }),
  fates: { same: "identiques", anew: "recomposées", eye: "à vérifier", added: "nouvelles et vides" },
  lists: {
    same: "Restent identiques",
    anew: "Recomposées, avec les mêmes photos et mots",
    added: "Nouvelles et vides",
  },
  before: "avant",
  now: "maintenant",
  fromTo: "Avant et maintenant",
  show: "Afficher",
  mend: { "bring-in": "Ramener dans le cadre", whole: "Montrer toute la photo" },
  mended: "résolu",
  more: counted("fr", {
    one: "Et # remarque de plus.",
    many: "Et # de remarques de plus.",
    other: "Et # remarques de plus.",
  }),
  all: (count: number) => `Afficher les ${count}`,
  faceCut: (name: string) => `Un visage de « ${name} » est coupé.`,
  photoCut: (name: string, percent: number) => `${percent} % de « ${name} » ne se voit plus.`,
  priceBefore: "Avant",
  dearer: "En plus",
  cheaper: "En moins",
  price: "Prix maintenant",
  arrival: "Chez vous le",
};
