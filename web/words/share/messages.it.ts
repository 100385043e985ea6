import type { de } from "./messages.de.ts";

export const it: typeof de = {
  title: "Link per guardare",
  open: "Condividi",
  intro:
    "Chi ha il link vede la tua creazione e può sfogliarla, ma non modificarla. Nessuno riceve le tue foto a grandezza piena.",
  make: "Crea un link",
  another: "Crea un altro link",
  making: "Stiamo creando il link",
  address: "Indirizzo del link",
  until: (date) => `Valido fino a: ${date}.`,
  copy: "Copia",
  copied: "Copiato",
  revoke: "Annulla il link",
  revoking: "Stiamo annullando il link",
  revoked: "Il link non apre più nulla.",
  loading: "Caricamento dei link",
  failed: "Non ha funzionato. Sei connesso?",
  again: "Riprova",
  tooMany: (count) => `Una creazione può avere ${count} link. Annullane prima uno.`,
  close: "Chiudi",
  readOnly: "Il link vale 30 giorni e mostra sempre l’ultima versione.",
  pdf: {
    get: "PDF da guardare",
    making: "Il PDF è in preparazione",
    what: "Tutte le pagine, in piccolo e con la scritta «Anteprima», gratis.",
    failed: "Non è stato possibile preparare il PDF. Sei connesso?",
    busy: "In questo momento si disegnano moltissime pagine. Riprova tra qualche minuto.",
    done: "Il PDF è tra i tuoi download.",
  },
};
