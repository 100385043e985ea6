import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = counted("de", { one: "# Foto", other: "# Fotos" });
const texts = counted("de", { one: "# Text", other: "# Texte" });
const tallies = {
  same: counted("de", { one: "# Ansicht bleibt gleich", other: "# Ansichten bleiben gleich" }),
  anew: counted("de", { one: "# neu gesetzt", other: "# neu gesetzt" }),
  eye: counted("de", { one: "# bitte ansehen", other: "# bitte ansehen" }),
  added: counted("de", { one: "# neue leere", other: "# neue leere" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("de", { one: "# Foto bleibt.", other: "# Fotos bleiben." });

/** What another format, binding, style ... did to a design. */
export const de = {
  kept: (shown: number, written: number) =>
    written > 0 ? `${photos(shown)} und ${texts(written)} bleiben.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("de", {
    one: "# Foto hat keinen Platz mehr und liegt in der Ablage.",
    other: "# Fotos haben keinen Platz mehr und liegen in der Ablage.",
  }),
  lookAt: counted("de", { one: "Eine Ansicht bitte ansehen", other: "Diese # bitte ansehen" }),
  look: "Was hat sich geändert?",
  title: "Was sich geändert hat",
  close: "Schließen",
  begin: "Die erste zeigen",
  promise: "Rückgängig bringt alles genau so zurück, wie es war.",
  takeBackAll: counted("de", {
    one: "Rückgängig, auch den Schritt danach",
    other: "Rückgängig, auch die # Schritte danach",
  }),
  happened: counted("de", {
    one: "Das ist mit deiner Ansicht geschehen",
    other: "Das ist mit deinen # Ansichten geschehen",
  }),
  fates: { same: "gleich", anew: "neu gesetzt", eye: "bitte ansehen", added: "neu und leer" },
  lists: { same: "Bleiben gleich", anew: "Neu gesetzt, mit denselben Fotos und Worten", added: "Neu und leer" },
  before: "bisher",
  now: "jetzt",
  fromTo: "Bisher und jetzt",
  show: "Zeigen",
  mend: { "bring-in": "Ins Bild rücken", whole: "Ganzes Foto zeigen" },
  mended: "gelöst",
  more: counted("de", { one: "Und # Hinweis mehr.", other: "Und # Hinweise mehr." }),
  all: (count: number) => `Alle ${count} zeigen`,
  faceCut: (name: string) => `Auf „${name}“ ist ein Gesicht angeschnitten.`,
  photoCut: (name: string, percent: number) => `Von „${name}“ fehlen ${percent} %.`,
  priceBefore: "Bisher",
  dearer: "Mehr",
  cheaper: "Weniger",
  price: "Preis jetzt",
  arrival: "Bei dir am",
};
