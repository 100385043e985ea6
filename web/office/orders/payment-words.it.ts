import type { PaymentWords } from "./payment-words.de.ts";

export const paymentsIt: PaymentWords = {
  title: "Pagamenti",
  method: { test: "Pagamento di prova", stripe: "Stripe", voucher: "Buono regalo" },
  state: {
    open: "in attesa del cliente",
    pending: "in attesa della banca",
    paid: "pagato",
    declined: "rifiutato",
    cancelled: "interrotto",
    expired: "scaduto",
  },
  reference: (text) => `Riferimento ${text}`,
  alert: {
    "paid-twice": {
      title: "Pagato due volte",
      action: "Il secondo importo torna indietro da solo. Se l’avviso resta qui, rimborsalo.",
    },
    "paid-after-cancellation": {
      title: "Pagato anche se già annullato",
      action: "L’importo torna indietro da solo. Se l’avviso resta qui, rimborsalo.",
    },
    "cancelled-after-payment": {
      title: "Annullato e già pagato",
      action: "Rimborsa l’importo.",
    },
    "wrong-amount": {
      title: "È arrivato un altro importo",
      action: "Confronta con il fornitore di pagamenti prima di stampare.",
    },
    "refund-failed": {
      title: "Il rimborso non è riuscito",
      action: "Riprova, oppure fai un bonifico e annota che cosa hai fatto.",
    },
    parcel: {
      title: "Una spedizione rimborsata",
      action: "Il denaro è in viaggio. Se l’avviso resta qui, rimborsalo.",
    },
    withdrawn: {
      title: "Recesso per articoli già pronti",
      action:
        "Trattieni la merce, se è ancora qui. Rimborsa l’importo entro 14 giorni dal recesso, non prima che sia qui la merce o una prova della sua restituzione.",
    },
  },
  refund: "Rimborsa",
  refundTitle: (sum) => `Rimborsare ${sum}?`,
  refundText: "Tutto l’importo torna nello stesso modo in cui è arrivato. Non si può tornare indietro.",
  refundWhy: "Motivo",
  refundWhyHint: "Resta nell’ordine, per esempio: il cliente ha annullato.",
  refundWhyMissing: "Scrivi in breve il perché.",
  refundFailed: "Non ha funzionato. Riprova.",
  refundGone: "Se n’è già occupato qualcuno. L’ordine è stato ricaricato.",
  refundDone: (sum) => `Rimborso di ${sum} avviato.`,
  refundRunning: "Il denaro sta tornando indietro. Qui non c’è nulla da fare.",
  refundRest:
    "Una parte di questo pagamento è già stata rimborsata. Rimborsa a mano ciò che manca presso il fornitore di pagamenti, poi segna l’avviso come fatto.",
  refundEntry: "rimborso",
  refundBy: (name, at) => `da ${name}, ${at}`,
  refundByItself: (at) => `automatico, ${at}`,
  refundState: {
    requested: "in richiesta",
    pending: "in viaggio",
    succeeded: "rimborsato",
    failed: "non riuscito",
  },
  resolvedByItself: (at) => `Risolto da solo, ${at}`,
  resolve: "Fatto",
  resolveTitle: "Che cosa hai fatto?",
  note: "Nota",
  noteHint: "Per esempio: rimborsati 48,85 € su Stripe, riferimento re_123.",
  noteMissing: "Scrivi in breve che cosa hai fatto.",
  save: "Segna come fatto",
  cancel: "Torna indietro",
  resolvedBy: (name, at) => `Risolto da ${name}, ${at}`,
  failed: "Non è stato salvato. Riprova.",
  done: "Annotato.",
};
