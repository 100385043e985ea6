import type { LogWords } from "./words.de.ts";

export const logNl: LogWords = {
  title: "Uit de browsers",
  event: "Gebeurtenis",
  day: "Dag",
  count: "Aantal",
  last: "Laatst",
  sample: "Pagina en details",
  none: "Niets gemeld",
  noneText: "Wat in browsers misgaat, staat hier op naam en dag, 90 dagen lang.",
  consents: "Toestemmingen",
  version: "Versie",
  all: "Alles goedgekeurd",
  some: "Gedeeltelijk",
  refused: "Geweigerd",
  noChoices: "Nog geen keuze",
  noChoicesText: "Wat bezoekers over toestemming beslissen, wordt hier per dag en versie geteld.",
  download: "Als tabel",
  proof: "Bewijs",
  proofText:
    "Wie toestemming gaf, vindt onder ‘Toestemming wijzigen’ een nummer. Daarmee zie je hier wat wanneer is beslist.",
  number: "Nummer van de toestemming",
  show: "Bewijs tonen",
  noProof:
    "Onder dit nummer staat niets. Het heeft 36 tekens, en na het intrekken van alle toestemmingen begint een nieuw.",
  at: "Wanneer",
  language: "Taal",
  way: "Hoe",
  ways: { "accept-all": "Alles goedgekeurd", "reject-all": "Alles geweigerd", settings: "Apart beslist" },
  granted: "Goedgekeurd",
  declined: "Geweigerd",
  nothing: "–",
};
