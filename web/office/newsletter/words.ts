import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
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
type Words = typeof de;

const en: Words = {
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

const swiss = swissSpelling(de);

/** The words of this room; loaded with it and with no other. */
export function useNewsletterText(): Words {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
