import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import type { FunnelStep } from "../../../services/tracking/contract.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
  title: "Trichter",
  lead: "Wie weit Besucher kommen, die der Statistik zugestimmt haben. Wer einen Schritt überspringt, zählt bis zum weitesten.",
  filters: "Auswahl",
  from: "Von",
  to: "Bis",
  channel: "Kanal",
  channels: { poster: "Poster", card: "Karten" },
  locale: "Land und Sprache",
  group: "Produktgruppe",
  all: "Alle",
  withoutSamples: "Ohne Beispielbesuche",
  show: "Zeigen",
  steps: {
    landing: "Einstieg",
    product: "Produkt",
    designer: "Gestalten",
    basket: "Warenkorb",
    checkout: "Kasse",
    order: "Bestellung",
  } satisfies Record<FunnelStep, string>,
  groups: {
    photoframe: "Wandbilder",
    card: "Karten",
    calendar: "Kalender",
    collage: "Collagen",
    photobook: "Fotobücher",
    photobox: "Fotoboxen",
    photoprint: "Fotoabzüge",
    giftvoucher: "Gutscheine",
  } as Readonly<Record<string, string>>,
  step: "Schritt",
  visitors: "Besucher",
  conversion: "Vom Schritt davor",
  ofAll: "Von allen",
  lost: "Verloren",
  seen: "Davon hier gesehen",
  events: "Ereignisse",
  samples: (count: string) => `${count} dieser Besucher sind Beispiele der Demo.`,
  download: "Als Tabelle (CSV)",
  empty: "In diesen Tagen war niemand da",
  emptyText: "Gezählt wird, wer der Statistik zustimmt. Andere Tage oder eine weitere Auswahl zeigen vielleicht mehr.",
};
type Words = typeof de;

const en: Words = {
  title: "Funnel",
  lead: "How far visitors come who agreed to statistics. Who skips a step is counted up to the furthest.",
  filters: "Choice",
  from: "From",
  to: "To",
  channel: "Channel",
  channels: { poster: "Posters", card: "Cards" },
  locale: "Country and language",
  group: "Product group",
  all: "All",
  withoutSamples: "Without sample visits",
  show: "Show",
  steps: {
    landing: "Landing",
    product: "Product",
    designer: "Designer",
    basket: "Basket",
    checkout: "Checkout",
    order: "Order",
  },
  groups: {
    photoframe: "Wall pictures",
    card: "Cards",
    calendar: "Calendars",
    collage: "Collages",
    photobook: "Photobooks",
    photobox: "Photo boxes",
    photoprint: "Photo prints",
    giftvoucher: "Gift vouchers",
  },
  step: "Step",
  visitors: "Visitors",
  conversion: "Of the step before",
  ofAll: "Of all",
  lost: "Lost",
  seen: "Seen here",
  events: "Events",
  samples: (count) => `${count} of these visitors are samples of the demo.`,
  download: "As a table (CSV)",
  empty: "Nobody was here in these days",
  emptyText: "Who agrees to statistics is counted. Other days or a wider choice may show more.",
};

const swiss = swissSpelling(de);

/** The words of this room; loaded with it and with no other. */
export function useFunnelText(): Words {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
