import type { NewsletterWords } from "./words.de.ts";

export const newsletterEn: NewsletterWords = {
  title: "Newsletter",
  searchHint: "Address",
  address: "Address",
  state: "State",
  language: "Language",
  consent: "Consent",
  all: "All",
  states: { asked: "Asked", confirmed: "Confirmed", ended: "Signed out" },
  deeds: { asked: "asked for it", confirmed: "confirmed", ended: "signed out" },
  places: { mail: "in the email" },
  textVersion: (version) => `text of ${version}`,
  download: "Confirmed addresses as a table",
  downloaded: "Taken",
  export: (operator, addresses, at) =>
    `${operator}: ${addresses === 1 ? "1 address" : `${addresses} addresses`}, ${at}`,
  empty: "Nobody yet",
  emptyText: "Whoever asks for the newsletter stands here, with everything she consented to and when.",
};
