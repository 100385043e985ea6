import { counted } from "../../../core/counted.ts";
import type { ThemeMessages } from "./messages.de.ts";

const piecesOf = counted("nl", { one: "# stuk", other: "# stuks" });

const many = counted("nl", { one: "# ontwerp", other: "# ontwerpen" });

export const nl: ThemeMessages = {
  title: "Kaartontwerpen",
  description:
    "Kaartontwerpen uit onze studio voor bruiloft, geboorte, verjaardag en Kerst: te vinden op gelegenheid, stijl en kleur, met prijzen per soort kaart.",
  describe: (title, products) =>
    `‘${title}’, een kaartontwerp uit onze studio: als ${products}, met alle formaten en prijzen. Woorden, foto’s en kleuren zijn daarna aan jou.`,
  lead: "Getekend in onze studio. Woorden, foto’s en kleuren zijn daarna van jou.",
  search: "Ontwerpen doorzoeken",
  find: "Zoeken",
  filters: "Filters",
  chosen: "Gekozen",
  remove: (name) => `${name} weghalen`,
  clear: "Alle filters weghalen",
  found: many,
  foundFor: (words) => `voor ‘${words}’`,
  sortBy: "Sorteren",
  sorts: { popularity: "Populair", created: "Nieuw" },
  more: "Meer tonen",
  fromStart: "Vanaf het begin",
  emptyTitle: "Zo’n ontwerp hebben we nog niet",
  emptyText: "Haal een filter weg of zoek op een ander woord.",
  all: "Alle ontwerpen",
  like: (title) => `${title} bewaren`,
  unlike: (title) => `${title} niet meer bewaren`,
  likeShort: "Bij favorieten bewaren",
  unlikeShort: "Niet meer bewaren",
  toWishlist: "Naar je favorieten",
  liked: "Bewaard. Je vindt het ontwerp terug bij je favorieten.",
  design: "Nu ontwerpen",
  from: "vanaf",
  each: "per stuk",
  eachOf: (quantity) => `per stuk bij ${quantity} stuks`,
  pricesTitle: "Wat het kost",
  priceOf: (format, quantity, total) => `${format}, ${piecesOf(quantity)} voor ${total}`,
  moreFormats: counted("nl", { one: "Nog # formaat", other: "Nog # formaten" }),
  withFoil: (foil) => `Met de getoonde veredeling: ${foil}.`,
  taxNote: (included) => (included ? "Inclusief btw, exclusief verzending." : "Exclusief belasting en verzending."),
  pricesNote: (quantity) =>
    `Prijzen in het voordeligste formaat${quantity > 1 ? ` bij ${quantity} stuks, boeken per stuk` : ""}.`,
  unknownTitle: "Zo kunnen we niet zoeken",
  unknownOn: "Zonder dit verder zoeken",
  notKept: "Bewaren lukte nu even niet. Probeer het nog eens.",
  wishlist: "Favorieten",
  wishlistLead: "Ontwerpen die je mooi vindt. Als je inlogt, blijven ze bij je account.",
  wishlistEmpty: "Nog niets bewaard",
  wishlistEmptyText: "Tik bij een ontwerp op het hart, dan vind je het hier terug.",
  wishlistNeedsScripts: "Voor je favorieten heeft je browser JavaScript nodig.",
  loading: "Je favorieten worden geladen",
  notLoaded: "Je favorieten konden nu niet worden geladen.",
  again: "Opnieuw proberen",
  facts: "Wat het kan",
  ratio: (title, ratio) => `${title}, ${ratio}`,
  similar: "Vergelijkbare ontwerpen",
};
