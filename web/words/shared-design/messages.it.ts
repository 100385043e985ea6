import { it as turning } from "../designer/preview/messages.it.ts";
import type { de } from "./messages.de.ts";

export const it: typeof de = {
  title: "Creazione condivisa",
  unnamed: "Una creazione",
  shared: (date) => `Condivisa da guardare, fino a: ${date}.`,
  page: (numbers, of) => `Pagina ${numbers} di ${of}`,
  sides: (numbers) => `Pagina ${numbers}`,
  turning,
  picture: (number) => `Pagina ${number}`,
  pages: "Pagine",
  previous: "Pagina precedente",
  next: "Pagina successiva",
  keys: "Le frecce cambiano pagina.",
  own: "Crea qualcosa di tuo",
  loading: "Caricamento della creazione",
  notFound: "Questo link non esiste",
  notFoundText: "Forse manca un pezzo dell’indirizzo. Copialo di nuovo per intero.",
  over: "Questo link non è più valido",
  overText: "I link da guardare valgono 30 giorni e si possono annullare prima. Chiedine uno nuovo.",
  failed: "La creazione non si può caricare in questo momento",
  offline: "Nessuna connessione",
  failedText: "Riprova tra un momento, per favore.",
  again: "Riprova",
  toHome: "Alla pagina iniziale",
  missing: "Questa pagina non si può mostrare in questo momento.",
  withoutScripts: "Per sfogliare, questa pagina ha bisogno di JavaScript.",
};
