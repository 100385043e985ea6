import type { NewsletterWords } from "./words.de.ts";

export const newsletterIt: NewsletterWords = {
  title: "Newsletter",
  searchHint: "Indirizzo",
  address: "Indirizzo",
  state: "Stato",
  language: "Lingua",
  consent: "Consenso",
  all: "Tutti",
  states: { asked: "In attesa di conferma", confirmed: "Confermato", ended: "Disiscritto" },
  deeds: { asked: "richiesta", confirmed: "confermata", ended: "disdetta" },
  places: { mail: "nell’e-mail" },
  textVersion: (version) => `testo del ${version}`,
  download: "Indirizzi confermati come tabella",
  downloaded: "Scaricati",
  export: (operator, addresses, at) =>
    `${operator}: ${addresses === 1 ? "1 indirizzo" : `${addresses} indirizzi`}, ${at}`,
  empty: "Ancora nessuno",
  emptyText: "Chi chiede la newsletter compare qui, con tutto ciò a cui ha dato il consenso e quando.",
};
