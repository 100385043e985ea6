import { counted } from "../../../core/counted.ts";
import type { NewsletterWords } from "./words.de.ts";

const addressesOf = counted("fr", { one: "# adresse", many: "# d’adresses", other: "# adresses" });

export const newsletterFr: NewsletterWords = {
  title: "Newsletter",
  searchHint: "Adresse",
  address: "Adresse",
  state: "État",
  language: "Langue",
  consent: "Consentement",
  all: "Toutes",
  states: { asked: "Demandée", confirmed: "Confirmée", ended: "Désinscrite" },
  deeds: { asked: "demandée", confirmed: "confirmée", ended: "désinscrite" },
  places: { mail: "dans l’e-mail" },
  textVersion: (version) => `texte du ${version}`,
  download: "Adresses confirmées en tableau",
  downloaded: "Téléchargements",
  export: (operator, addresses, at) => `${operator} : ${addressesOf(addresses)}, ${at}`,
  empty: "Personne pour l’instant",
  emptyText: "Toute personne qui demande la newsletter apparaît ici, avec ce à quoi elle a consenti et quand.",
};
