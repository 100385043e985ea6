import { counted } from "../../../core/counted.ts";
import type { ThemeMessages } from "./messages.de.ts";

const piecesOf = counted("it", { one: "# pezzo", many: "# di pezzi", other: "# pezzi" });

const many = counted("it", { one: "# design", many: "# di design", other: "# design" });

export const it: ThemeMessages = {
  title: "Design di biglietti",
  description:
    "Modelli di biglietti dal nostro studio per matrimonio, nascita, compleanno e Natale: trovali per occasione, stile e colore, con i loro prezzi.",
  describe: (title, products) =>
    `«${title}», un modello di biglietto dal nostro studio: ${products}, con tutti i formati e i prezzi. Parole, foto e colori sono poi tuoi.`,
  lead: "Disegnati nel nostro studio. Parole, foto e colori poi sono tuoi.",
  search: "Cerca tra i design",
  find: "Cerca",
  filters: "Filtri",
  chosen: "Scelto",
  remove: (name) => `Togli ${name}`,
  clear: "Togli tutti i filtri",
  found: many,
  foundFor: (words) => `per «${words}»`,
  sortBy: "Ordina",
  sorts: { popularity: "Più amati", created: "Nuovi" },
  more: "Mostra altri",
  fromStart: "Dall’inizio",
  emptyTitle: "Un design così non ce l’abbiamo ancora",
  emptyText: "Togli un filtro o cerca un’altra parola.",
  all: "Tutti i design",
  like: (title) => `Salva ${title}`,
  unlike: (title) => `Non salvare più ${title}`,
  likeShort: "Aggiungi ai preferiti",
  unlikeShort: "Togli dai preferiti",
  toWishlist: "Vai ai preferiti",
  liked: "Salvato. Ritroverai il design tra i tuoi preferiti.",
  design: "Personalizza ora",
  from: "da",
  each: "al pezzo",
  eachOf: (quantity) => `al pezzo per ${quantity} pezzi`,
  pricesTitle: "Quanto costa",
  priceOf: (format, quantity, total) => `${format}, ${piecesOf(quantity)} a ${total}`,
  moreFormats: counted("it", { one: "# altro formato", many: "Altri # di formati", other: "Altri # formati" }),
  withFoil: (foil) => `Con la finitura mostrata: ${foil}.`,
  taxNote: (included) => (included ? "IVA inclusa, spedizione esclusa." : "Imposte e spedizione escluse."),
  pricesNote: (quantity) =>
    `Prezzi nel formato più conveniente${quantity > 1 ? ` per ${quantity} pezzi, i libri singolarmente` : ""}.`,
  unknownTitle: "Così non possiamo cercare",
  unknownOn: "Continua senza",
  notKept: "Al momento non è stato possibile salvarlo. Riprova.",
  wishlist: "Preferiti",
  wishlistLead: "I design che ti piacciono. Se accedi, restano nel tuo account.",
  wishlistEmpty: "Ancora nulla di salvato",
  wishlistEmptyText: "Tocca il cuore di un design e lo ritrovi qui.",
  wishlistNeedsScripts: "Per i preferiti il tuo browser ha bisogno di JavaScript.",
  loading: "I preferiti si stanno caricando",
  notLoaded: "Al momento non è stato possibile caricare i preferiti.",
  again: "Riprova",
  facts: "Che cosa offre",
  ratio: (title, ratio) => `${title}, ${ratio}`,
  similar: "Design simili",
};
