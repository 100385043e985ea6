import { languageOf } from "../../../core/locale.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
  title: "Kundschaft",
  searchHint: "Name, E-Mail, Kundennummer",
  number: "Nummer",
  name: "Name",
  email: "E-Mail",
  unproven: "Nicht bestätigt",
  since: "Konto seit",
  states: { all: "Alle", partners: "Mit Partnermarke" },
  state: "Welche Kundschaft",
  brand: "Partnermarke",
  brandOf: (name: string) => `${name} kauft unter einer Partnermarke`,
  by: (operator: string) => `von ${operator}`,
  notSaved: "Das wurde nicht gespeichert. Versuch es gleich noch einmal.",
  empty: {
    all: { title: "Noch hat niemand ein Konto", text: "Wer sich im Shop anmeldet, steht hier." },
    partners: {
      title: "Noch niemand kauft unter einer Partnermarke",
      text: "Suche unter „Alle“ eine Kundin oder einen Kunden und setze den Haken.",
    },
  },
  links: "Link für einen Partner",
  linksText: "Wer ihn öffnet, kauft einen Tag lang unter der Marke des Partners ein. Er gilt nur in diesem Shop.",
  partner: "Partner",
  channel: "Kanal",
  channels: { poster: "Wandbilder", card: "Karten" },
  country: "Land",
  page: "Seite",
  pageHint: "Der Pfad, zum Beispiel /leinwanddruck",
  noPage: "Schreib einen Pfad dieses Shops, der mit / beginnt.",
  noShop: "Dieser Kanal hat in diesem Land keinen Shop. Wähle ein anderes.",
  days: "Link gilt (Tage)",
  make: "Link erstellen",
  made: (day: string) => `Gilt bis ${day}`,
  link: "Link",
};
type Words = typeof de;

const en: Words = {
  title: "Customers",
  searchHint: "Name, email, customer number",
  number: "Number",
  name: "Name",
  email: "Email",
  unproven: "Not confirmed",
  since: "Account since",
  states: { all: "All", partners: "With a partner's brand" },
  state: "Which customers",
  brand: "Partner's brand",
  brandOf: (name) => `${name} buys under a partner's brand`,
  by: (operator) => `by ${operator}`,
  notSaved: "That was not saved. Please try again in a moment.",
  empty: {
    all: { title: "Nobody has an account yet", text: "Whoever signs up in the shop is listed here." },
    partners: {
      title: "Nobody buys under a partner's brand yet",
      text: "Search for a customer under “All” and tick the box.",
    },
  },
  links: "Link for a partner",
  linksText: "Whoever opens it buys under the partner's brand for a day. It works in this shop alone.",
  partner: "Partner",
  channel: "Channel",
  channels: { poster: "Wall pictures", card: "Cards" },
  country: "Country",
  page: "Page",
  pageHint: "The path, for example /canvas-prints",
  noPage: "Write a path of this shop that begins with /.",
  noShop: "This channel has no shop in this country. Choose another one.",
  days: "Link works for (days)",
  make: "Make link",
  made: (day) => `Works until ${day}`,
  link: "Link",
};

export function useCustomersText(): Words {
  return languageOf(useLocale()) === "de" ? de : en;
}
