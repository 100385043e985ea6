import { untilItalianDay } from "../../../core/italian-articles.ts";
import type { CustomerWords } from "./words.de.ts";

export const customersIt: CustomerWords = {
  title: "Clienti",
  searchHint: "Nome, e-mail, numero cliente",
  number: "Numero",
  name: "Nome",
  email: "E-mail",
  unproven: "Non confermata",
  since: "Account dal",
  states: { all: "Tutti", partners: "Con marchio partner" },
  state: "Quali clienti",
  brand: "Marchio partner",
  brandOf: (name) => `${name} compra con un marchio partner`,
  by: (operator) => `da ${operator}`,
  notSaved: "Non è stato salvato. Riprova tra un momento.",
  empty: {
    all: { title: "Ancora nessuno ha un account", text: "Chi si registra nel negozio compare qui." },
    partners: {
      title: "Ancora nessuno compra con un marchio partner",
      text: "Cerca un cliente sotto «Tutti» e metti la spunta.",
    },
  },
  links: "Link per un partner",
  linksText: "Chi lo apre compra per un giorno con il marchio del partner. Vale solo in questo negozio.",
  partner: "Partner",
  channel: "Canale",
  channels: { poster: "Quadri", card: "Biglietti" },
  country: "Paese",
  page: "Pagina",
  pageHint: "Il percorso, per esempio /stampa-su-tela",
  noPage: "Scrivi un percorso di questo negozio che inizi con /.",
  noShop: "In questo paese il canale non ha un negozio. Scegline un altro.",
  days: "Durata del link (giorni)",
  make: "Crea il link",
  made: (day) => `Vale fino ${untilItalianDay(day)}`,
  link: "Link",
};
