import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const articlesOf = counted("it", { one: "# articolo", many: "# di articoli", other: "# articoli" });

export const it: typeof de = {
  title: "Carrello",
  loading: "Il carrello si sta caricando",
  withoutScripts:
    "Il carrello viene preparato solo per te e per questo ha bisogno di JavaScript. Attivalo e ricarica la pagina, oppure scrivici che cosa vorresti ordinare.",
  lead: (articles, day) => `${articlesOf(articles)}, da te ${day} se ordini oggi.`,
  leadWithoutDay: articlesOf,
  lines: "I tuoi articoli",
  summary: "Riepilogo",

  empty: "Qui non è ancora appeso nulla",
  emptyText: "Scegli un materiale, carica una foto e il tuo quadro ti aspetterà qui.",
  emptyAction: (product) => `Crea: ${product}`,
  emptyOther: "Vai alla pagina iniziale",
  emptyCards: "Qui non c’è ancora nulla",
  emptyCardsText: "Cerca un modello di biglietto che ti piace, scrivi le tue parole e metti qui i tuoi biglietti.",

  failed: "Al momento il carrello non si carica",
  failedText: "Il suo contenuto è salvato.",
  offline: "Nessuna connessione",
  offlineText: "Il tuo carrello è salvato. Appena torni in rete, riprendi da qui.",
  tryAgain: "Riprova",

  quantity: "Quantità",
  quantityOf: (title) => `Quantità, ${title}`,
  fewer: "Uno in meno",
  more: "Uno in più",
  notANumber: "Scrivi la quantità in cifre, per esempio 2.",
  fraction: "Pezzi interi, per favore: per esempio 2.",
  tooFew: "Almeno 1. Per togliere l’articolo c’è «Rimuovi».",
  tooMany: (most) => `Al massimo ${most} pezzi in un ordine.`,

  edit: "Modifica",
  editOf: (title) => `Modifica ${title}`,
  duplicate: "Duplica",
  duplicateOf: (title) => `Duplica ${title}`,
  remove: "Rimuovi",
  removeOf: (title) => `Rimuovi ${title}`,
  removed: (title) => `Rimosso: ${title}.`,
  undo: "Annulla",
  duplicated: (title) => `${title} ora è qui due volte, ognuna con la sua creazione.`,
  duplicatedReadyMade: (title) => `${title} ora è su due righe.`,
  dismiss: "Chiudi il messaggio",

  each: (price) => `${price} al pezzo`,
  stepsApart: "Il prezzo per quantità dipende dai pezzi di questa riga.",
  lowest30: "Prezzo più basso degli ultimi 30 giorni",
  priceChanged: (from, to) => `Il prezzo è cambiato: prima ${from} al pezzo, ora ${to}.`,
  unavailable: "Così non è più disponibile",
  unavailableHelp: "Modifica questo articolo o rimuovilo, poi puoi andare alla cassa.",
  readyMade: "14 giorni per il reso",

  subtotal: "Subtotale",
  freeFrom: (amount) => `gratis da ${amount}`,
  missingToFree: (amount) => `Ancora ${amount} e la spedizione è gratis.`,
  total: "Totale",
  taxIncluded: "IVA e spedizione incluse",
  taxAdded: "spedizione inclusa, più imposta sulle vendite se dovuta",
  arrivesText: "Se ordini oggi e paghi subito.",
  toCheckout: "Vai alla cassa",
  secure: (encrypted) => `${encrypted ? "Connessione cifrata. " : ""}Non ti serve un account.`,

  problem: {
    "line-not-found": "Questo articolo non è più nel tuo carrello; forse l’hai rimosso in un’altra scheda.",
    "design-not-found": "La creazione di questo articolo non esiste più.",
    "basket-full": "Più di 100 articoli diversi non ci stanno.",
    "too-many-requests": "Sono state molte modifiche di fila. Aspetta qualche minuto; il carrello è rimasto com’era.",
    offline: "Nessuna connessione. Il carrello è rimasto com’era.",
    failed: "Non ha funzionato, e dipende da noi. Il carrello è rimasto com’era.",
  },
};
