import type { OfflineMessages } from "./messages.de.ts";

export const it: OfflineMessages = {
  title: "In questo momento non c’è connessione",
  lead: "Questa pagina ha bisogno della rete. Mostriamo sempre prezzi aggiornati, per questo non conserviamo pagine.",
  still: "Che cosa funziona comunque",
  designer:
    "Un editor aperto continua a funzionare: quello che crei resta su questo dispositivo e ci arriva appena torni in rete.",
  cart: "Il tuo carrello e le tue creazioni sono al sicuro. Tornano appena hai connessione.",
  again: "Riprova",
};
