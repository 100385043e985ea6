import type { NewsletterWords } from "./words.de.ts";

export const newsletterEs: NewsletterWords = {
  title: "Newsletter",
  searchHint: "Dirección",
  address: "Dirección",
  state: "Estado",
  language: "Idioma",
  consent: "Consentimiento",
  all: "Todas",
  states: { asked: "Preguntada", confirmed: "Confirmada", ended: "Dada de baja" },
  deeds: { asked: "solicitada", confirmed: "confirmada", ended: "dada de baja" },
  places: { mail: "en el correo" },
  textVersion: (version) => `Texto del ${version}`,
  download: "Direcciones confirmadas como tabla",
  downloaded: "Descargas",
  export: (operator, addresses, at) =>
    `${operator}: ${addresses === 1 ? "1 dirección" : `${addresses} direcciones`}, ${at}`,
  empty: "Aún nadie",
  emptyText: "Quien pide la newsletter aparece aquí, con todo lo que ha consentido y cuándo.",
};
