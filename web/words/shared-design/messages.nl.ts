import { nl as turning } from "../designer/preview/messages.nl.ts";
import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  title: "Gedeeld ontwerp",
  unnamed: "Een ontwerp",
  shared: (date) => `Gedeeld om te bekijken, tot ${date}.`,
  page: (numbers, of) => `Pagina ${numbers} van ${of}`,
  sides: (numbers) => `Pagina ${numbers}`,
  turning,
  picture: (number) => `Pagina ${number}`,
  pages: "Pagina’s",
  previous: "Vorige pagina",
  next: "Volgende pagina",
  keys: "Met de pijltjestoetsen blader je.",
  own: "Zelf iets ontwerpen",
  loading: "Het ontwerp wordt geladen",
  notFound: "Deze link bestaat niet",
  notFoundText: "Misschien ontbreekt een stuk van het adres. Kopieer het nog eens helemaal.",
  over: "Deze link is niet meer geldig",
  overText: "Links om te bekijken zijn 30 dagen geldig en kunnen eerder worden ingetrokken. Vraag om een nieuwe.",
  failed: "Het ontwerp kan nu niet worden geladen",
  offline: "Geen verbinding",
  failedText: "Probeer het zo nog eens.",
  again: "Opnieuw proberen",
  toHome: "Naar de startpagina",
  missing: "Deze pagina kan nu niet worden getoond.",
  withoutScripts: "Om te bladeren heeft deze pagina JavaScript nodig.",
};
