import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = (count: number) => `${count} foto`;
const texts = counted("it", { one: "# testo", many: "# di testi", other: "# testi" });
const tallies = {
  same: counted("it", {
    one: "# vista resta uguale",
    many: "# di viste restano uguali",
    other: "# viste restano uguali",
  }),
  anew: counted("it", { one: "# ricomposta", many: "# ricomposte", other: "# ricomposte" }),
  eye: counted("it", { one: "# da controllare", many: "# da controllare", other: "# da controllare" }),
  added: counted("it", { one: "# nuova e vuota", many: "# nuove e vuote", other: "# nuove e vuote" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("it", { one: "# foto resta.", many: "# di foto restano.", other: "# foto restano." });

/** What another format, binding, style ... did to a design. */
export const it = {
  kept: (shown: number, written: number) =>
    written > 0 ? `${photos(shown)} e ${texts(written)} restano.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("it", {
    one: "# foto non ha più posto ed è nel vassoio.",
    many: "# di foto non hanno più posto e sono nel vassoio.",
    other: "# foto non hanno più posto e sono nel vassoio.",
  }),
  lookAt: counted("it", {
    one: "Controlla una vista",
    many: "Controlla questi # di viste",
    other: "Controlla queste #",
  }),
  look: "Che cosa è cambiato?",
  title: "Che cosa è cambiato",
  close: "Chiudi",
  begin: "Mostra la prima",
  promise: "Annulla riporta tutto esattamente com’era.",
  takeBackAll: counted("it", {
    one: "Annulla, anche il passo successivo",
    many: "Annulla, anche i # di passi successivi",
    other: "Annulla, anche i # passi successivi",
  }),
  happened: counted("it", {
    one: "Che cosa è successo alla tua vista",
    many: "Che cosa è successo alle tue # di viste",
    other: "Che cosa è successo alle tue # viste",
  }),
  fates: { same: "uguali", anew: "ricomposte", eye: "da controllare", added: "nuove e vuote" },
  lists: { same: "Restano uguali", anew: "Ricomposte, con le stesse foto e parole", added: "Nuove e vuote" },
  before: "prima",
  now: "ora",
  fromTo: "Prima e ora",
  show: "Mostra",
  mend: { "bring-in": "Riporta nel riquadro", whole: "Mostra tutta la foto" },
  mended: "risolto",
  more: counted("it", { one: "E # avviso in più.", many: "E # di avvisi in più.", other: "E # avvisi in più." }),
  all: (count: number) => `Mostra tutte le ${count}`,
  faceCut: (name: string) => `Un volto di «${name}» è tagliato.`,
  photoCut: (name: string, percent: number) => `Il ${percent}% di «${name}» non si vede più.`,
  priceBefore: "Prima",
  dearer: "In più",
  cheaper: "In meno",
  price: "Prezzo ora",
  arrival: "Da te il",
};
