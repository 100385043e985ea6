import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = counted("nl", { one: "# foto", other: "# foto’s" });
const texts = counted("nl", { one: "# tekst", other: "# teksten" });
const tallies = {
  same: counted("nl", { one: "# weergave blijft gelijk", other: "# weergaven blijven gelijk" }),
  anew: counted("nl", { one: "# opnieuw ingedeeld", other: "# opnieuw ingedeeld" }),
  eye: counted("nl", { one: "# om te bekijken", other: "# om te bekijken" }),
  added: counted("nl", { one: "# nieuw en leeg", other: "# nieuw en leeg" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("nl", { one: "# foto blijft.", other: "# foto’s blijven." });

/** What another format, binding, style ... did to a design. */
export const nl = {
  kept: (shown: number, written: number) =>
    written > 0 ? `${photos(shown)} en ${texts(written)} blijven.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("nl", {
    one: "# foto heeft geen plaats meer en ligt in de lade.",
    other: "# foto’s hebben geen plaats meer en liggen in de lade.",
  }),
  lookAt: counted("nl", { one: "Bekijk één weergave", other: "Bekijk deze #" }),
  look: "Wat is er veranderd?",
  title: "Wat er veranderd is",
  close: "Sluiten",
  begin: "De eerste tonen",
  promise: "Ongedaan maken brengt alles precies zo terug als het was.",
  takeBackAll: counted("nl", {
    one: "Ongedaan maken, ook de stap daarna",
    other: "Ongedaan maken, ook de # stappen daarna",
  }),
  happened: counted("nl", { one: "Wat er met je weergave is gebeurd", other: "Wat er met je # weergaven is gebeurd" }),
  fates: { same: "gelijk", anew: "opnieuw ingedeeld", eye: "om te bekijken", added: "nieuw en leeg" },
  lists: { same: "Blijven gelijk", anew: "Opnieuw ingedeeld, met dezelfde foto’s en woorden", added: "Nieuw en leeg" },
  before: "eerst",
  now: "nu",
  fromTo: "Eerst en nu",
  show: "Tonen",
  mend: { "bring-in": "In beeld schuiven", whole: "De hele foto tonen" },
  mended: "opgelost",
  more: counted("nl", { one: "En nog # aanwijzing.", other: "En nog # aanwijzingen." }),
  all: (count: number) => `Alle ${count} tonen`,
  faceCut: (name: string) => `Een gezicht op ‘${name}’ is afgesneden.`,
  photoCut: (name: string, percent: number) => `Van ‘${name}’ is ${percent}% niet meer te zien.`,
  priceBefore: "Eerst",
  dearer: "Meer",
  cheaper: "Minder",
  price: "Prijs nu",
  arrival: "Bij jou op",
};
