export const newsletterDe = {
  title: "Newsletter",
  searchHint: "Adresse",
  address: "Adresse",
  state: "Stand",
  language: "Sprache",
  consent: "Einwilligung",
  all: "Alle",
  states: { asked: "Gefragt", confirmed: "Bestätigt", ended: "Abgemeldet" },
  deeds: { asked: "bestellt", confirmed: "bestätigt", ended: "abgemeldet" },
  places: { mail: "in der E-Mail" } as Readonly<Record<string, string>>,
  textVersion: (version: string) => `Text vom ${version}`,
  download: "Bestätigte Adressen als Tabelle",
  downloaded: "Mitgenommen",
  export: (operator: string, addresses: number, at: string) =>
    `${operator}: ${addresses === 1 ? "1 Adresse" : `${addresses} Adressen`}, ${at}`,
  empty: "Noch niemand",
  emptyText: "Wer den Newsletter bestellt, steht hier mit allem, wozu und wann eingewilligt wurde.",
};
export type NewsletterWords = typeof newsletterDe;
