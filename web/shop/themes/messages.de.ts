import { counted } from "../../../core/counted.ts";

const many = counted("de", { one: "# Design", other: "# Designs" });

export const de = {
  title: "Kartendesigns",
  description:
    "Kartendesigns aus unserem Studio für Hochzeit, Geburt, Geburtstag und Weihnachten: nach Anlass, Stil und Farbe finden, mit Preisen je Kartenart.",
  describe: (title: string, products: string) =>
    `„${title}“, ein Kartendesign aus unserem Studio: als ${products}, mit allen Größen und Preisen. Worte, Fotos und Farben sind danach deine.`,
  lead: "Gezeichnet in unserem Studio. Worte, Fotos und Farben sind danach deine.",
  search: "Designs durchsuchen",
  find: "Suchen",
  filters: "Filter",
  chosen: "Gewählt",
  remove: (name: string) => `${name} wegnehmen`,
  clear: "Alle Filter wegnehmen",
  found: many,
  foundFor: (words: string) => `für „${words}“`,
  sortBy: "Sortieren",
  sorts: { popularity: "Beliebt", created: "Neu" },
  more: "Weitere zeigen",
  fromStart: "Von vorn",
  emptyTitle: "Dazu haben wir noch kein Design",
  emptyText: "Nimm einen Filter weg oder suche nach einem anderen Wort.",
  all: "Alle Designs",
  like: (title: string) => `${title} merken`,
  unlike: (title: string) => `${title} nicht mehr merken`,
  likeShort: "Auf die Merkliste",
  unlikeShort: "Nicht mehr merken",
  toWishlist: "Zur Merkliste",
  liked: "Gemerkt. Sobald der Kartendesigner da ist, gestaltest du dieses Design von deiner Merkliste aus.",
  designSoon:
    "Unser Kartendesigner ist noch in Arbeit, bestellen lässt sich dieses Design noch nicht. Merke es dir, dann findest du es wieder.",
  from: "ab",
  each: "je Stück",
  eachOf: (quantity: number) => `je Stück bei ${quantity} Stück`,
  pricesTitle: "Was es kostet",
  priceOf: (format: string, quantity: number, total: string) => `${format}, ${quantity} Stück für ${total}`,
  moreFormats: counted("de", { one: "# weiteres Format", other: "# weitere Formate" }),
  withFoil: (foil: string) => `Mit der gezeigten Veredelung: ${foil}.`,
  taxNote: (included: boolean): string =>
    included ? "Inklusive Mehrwertsteuer, zuzüglich Versand." : "Zuzüglich Steuer und Versand.",
  pricesNote: (quantity: number) =>
    `Preise im günstigsten Format${quantity > 1 ? ` bei ${quantity} Stück, Bücher einzeln` : ""}.`,
  unknownTitle: "So können wir nicht suchen",
  unknownOn: "Ohne das weitersuchen",
  notKept: "Das ließ sich gerade nicht merken. Versuche es noch einmal.",
  wishlist: "Merkliste",
  wishlistLead: "Designs, die dir gefallen. Wenn du dich anmeldest, bleiben sie bei deinem Konto.",
  wishlistEmpty: "Noch nichts gemerkt",
  wishlistEmptyText: "Tippe bei einem Design auf das Herz, dann findest du es hier wieder.",
  wishlistNeedsScripts: "Für die Merkliste braucht dein Browser JavaScript.",
  loading: "Merkliste lädt",
  notLoaded: "Die Merkliste ließ sich gerade nicht laden.",
  again: "Noch einmal",
  facts: "Was es kann",
  ratio: (title: string, ratio: string) => `${title}, ${ratio}`,
  similar: "Ähnliche Designs",
};
export type ThemeMessages = typeof de;
