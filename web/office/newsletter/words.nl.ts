import type { NewsletterWords } from "./words.de.ts";

export const newsletterNl: NewsletterWords = {
  title: "Nieuwsbrief",
  searchHint: "Adres",
  address: "Adres",
  state: "Status",
  language: "Taal",
  consent: "Toestemming",
  all: "Alle",
  states: { asked: "Gevraagd", confirmed: "Bevestigd", ended: "Afgemeld" },
  deeds: { asked: "aangemeld", confirmed: "bevestigd", ended: "afgemeld" },
  places: { mail: "in de e-mail" },
  textVersion: (version) => `tekst van ${version}`,
  download: "Bevestigde adressen als tabel",
  downloaded: "Meegenomen",
  export: (operator, addresses, at) => `${operator}: ${addresses === 1 ? "1 adres" : `${addresses} adressen`}, ${at}`,
  empty: "Nog niemand",
  emptyText: "Wie zich aanmeldt voor de nieuwsbrief, staat hier met alles waarvoor en wanneer toestemming is gegeven.",
};
