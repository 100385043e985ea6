import { counted } from "../../../core/counted.ts";
import { onItalianDay, untilItalianDay } from "../../../core/italian-articles.ts";
import type { de } from "./messages.de.ts";

export const it: typeof de = {
  title: "Il tuo ordine",
  number: (number) => `Ordine ${number}`,
  loading: "Il tuo ordine si sta caricando",
  withoutScripts:
    "La pagina del tuo ordine viene caricata solo per te e per questo ha bisogno di JavaScript. Tutto ciò che conta è anche nella conferma che ricevi per e-mail.",

  phases: {
    checking: {
      title: "Stiamo chiedendo del tuo pagamento",
      text: "Di solito basta un momento.",
    },
    unpaid: {
      title: "Ordinato, ma non ancora pagato",
      text: "Iniziamo appena arriva il pagamento. Fino ad allora teniamo da parte ciò che hai ordinato.",
    },
    pending: {
      title: "La tua banca sta ancora verificando",
      text: "Può durare qualche minuto, a volte di più. Puoi chiudere la pagina: appena arriva il pagamento ti scriviamo.",
    },
    declined: {
      title: "Il pagamento è stato rifiutato",
      text: "Non è stato addebitato nulla e il tuo ordine è ancora qui. Riprova o scegli un altro metodo di pagamento.",
    },
    "payment-cancelled": {
      title: "Il pagamento è stato interrotto",
      text: "Non è stato addebitato nulla e il tuo ordine è ancora qui. Puoi pagare adesso, o più tardi dal link a questa pagina.",
    },
    paid: {
      title: "Grazie, è ordinato",
      text: "Il tuo pagamento è arrivato.",
    },
    "in-production": {
      title: "Il tuo ordine è in laboratorio",
      text: "Lo stiamo stampando, incorniciando e controllando.",
    },
    shipped: {
      title: "Il tuo ordine è in viaggio",
      text: "Il numero di spedizione è nell’e-mail che ti abbiamo scritto.",
    },
    delivered: {
      title: "Il tuo ordine è arrivato",
      text: "Speriamo che ti dia tanta gioia.",
    },
    cancelled: {
      title: "L’ordine è annullato",
      text: "Non verrà realizzato nulla.",
    },
    complaint: {
      title: "Ce ne occupiamo noi",
      text: "Il tuo reclamo è registrato, ti scriviamo per e-mail.",
    },
  },
  mailed: {
    title: "Il tuo buono regalo è in viaggio",
    text: "Arriva con un’e-mail a parte, con il codice e un PDF da stampare.",
  },
  refunds: {
    requested: (sum) => `Ti restituiamo ${sum} nello stesso modo in cui hai pagato.`,
    pending: (sum) => `${sum} sono in viaggio verso di te. A seconda della banca ci vuole qualche giorno.`,
    succeeded: (sum, day) => `Ti abbiamo rimborsato ${sum} ${onItalianDay(day)}.`,
    failed: (sum) => `Il rimborso di ${sum} non è riuscito. Ce ne occupiamo e ti scriviamo.`,
  },
  refund: "Quello che hai pagato ti torna nello stesso modo.",
  mail: (email) => `La conferma è in viaggio verso ${email}.`,
  asked: (time) => `Ultima richiesta alle ${time}; continuiamo a chiedere da soli.`,

  reasons: {
    found: "Il tuo ordine era già arrivato, solo la risposta si è persa per strada. Esiste una volta sola.",
    "already-ordered":
      "Avevi già ordinato questo carrello, forse in un’altra scheda. Ecco l’ordine; esiste una volta sola.",
    "payment-unavailable": "L’ordine c’è, ma la pagina di pagamento non era raggiungibile. Riprova tra un momento.",
  },

  pay: (amount) => `Paga ${amount}`,
  paying: "Si apre la pagina di pagamento",
  cancel: "Annulla l’ordine",
  cancelUntil: (time) => `Fino alle ${time} puoi annullare senza costi. Prima non iniziamo.`,
  cancelStill: "Finché la produzione non è iniziata, puoi ancora annullare.",
  cancelTitle: (number) => `Annullare l’ordine ${number}?`,
  cancelUnmailed: "Finché il buono regalo non è stato inviato, puoi annullare senza costi.",
  cancelGiftText: "Il buono regalo allora non vale e non viene inviato. Non si può tornare indietro.",
  cancelText: "Allora non viene realizzato né consegnato nulla. Non si può tornare indietro.",
  cancelConfirm: "Sì, annulla",
  cancelling: "Annullamento in corso",
  keep: "Mantieni",
  lookAt: "Guarda",
  lookAtOf: (title) => `Guarda ${title}`,
  close: "Chiudi",
  withdraw: "Recedere dal contratto",
  withdrawAlways: "Per gli articoli già pronti puoi recedere fino a 14 giorni dopo la consegna.",
  withdrawUntil: (day) => `Per gli articoli già pronti puoi recedere fino ${untilItalianDay(day)}.`,
  withdrawTitle: "Recedere dal contratto",
  withdrawText: "Con la presente notifico il recesso dal contratto di vendita degli articoli scelti.",
  withdrawLines: "Che cosa restituisco",
  withdrawPersonalised: "Realizzato per te, quindi escluso dal recesso",
  withdrawSpent: "Una parte del buono regalo è già stata usata",
  withdrawSpentText:
    "Una parte del buono regalo è già stata usata, perciò da qui non si può più recedere dal suo acquisto. Se lo desideri comunque, scrivici: decidiamo insieme.",
  withdrawnAlready: "Recesso già dichiarato",
  withdrawNoLines: "Scegli che cosa restituisci.",
  withdrawName: "Nome",
  withdrawNoName: "Scrivi il tuo nome.",
  withdrawEmail: "E-mail per la ricevuta",
  withdrawEmailHint: "Lì mandiamo subito quello che hai dichiarato, con data e ora.",
  withdrawNoEmail: "Scrivi un indirizzo e-mail, per esempio lena@example.com.",
  withdrawConfirm: "Conferma recesso",
  withdrawing: "Invio in corso",
  withdrawKeep: "Lascia stare",
  withdrawn: (moment) => `Il tuo recesso è arrivato ${onItalianDay(moment)}`,
  withdrawnNext: (email) =>
    `La ricevuta è in viaggio verso ${email}. Dice dove spedire gli articoli. Il denaro ti torna nello stesso modo in cui hai pagato.`,

  history: "Cronologia",
  states: {
    placed: "Ordinato",
    paid: "Pagato",
    "files-checked": "File di stampa controllati",
    "in-production": "In laboratorio",
    shipped: "In viaggio verso di te",
    delivered: "Consegnato",
    cancelled: "Annullato",
    complaint: "Reclamo registrato",
  },
  earliest: (day) => `Al più presto ${onItalianDay(day)}.`,
  afterPayment: "Se il pagamento arriva oggi; altrimenti contiamo dal giorno del pagamento.",
  parcels: {
    title: "Spedito direttamente",
    progress: (count, shipped) =>
      counted("it", {
        one: `Una spedizione, ${shipped} in viaggio`,
        many: `# di spedizioni, ${shipped} in viaggio`,
        other: `# spedizioni, ${shipped} in viaggio`,
      })(count),
    arrival: (day) => `Presso i destinatari: ${day}.`,
    pieces: counted("it", { one: "un pezzo", many: "# di pezzi", other: "# pezzi" }),
    states: {
      waiting: "in preparazione",
      shipped: "in viaggio",
      delivered: "consegnata",
      returned: "tornata indietro",
    },
    tracking: (number) => `Numero di spedizione ${number}`,
    refunded: (sum) => `${sum} rimborsati`,
    erased: "indirizzo cancellato",
    show: "Mostra tutte",
    failed: "Ora le spedizioni non si possono caricare.",
  },
  shippingAddress: "Consegna a",
  billingAddress: "Fattura a",
  sameAddress: "Lo stesso indirizzo",
  payment: "Pagamento",
  paymentStates: {
    open: "in attesa",
    pending: "in verifica",
    paid: "pagato",
    declined: "rifiutato",
    cancelled: "interrotto",
    expired: "scaduto",
  },

  sequel: {
    lead: "Nasce una nuova bozza. Ciò che hai ordinato resta com’è.",
    photos: "Foto",
    photoChoices: { kept: "Tenerle", left: "Foto nuove, spazi vuoti" },
    make: "Crea la bozza",
    making: "Creazione in corso",
    elsewhere: "Questo progetto appartiene a un altro account o dispositivo. Accedi e riprova.",
    failed: "Non è stato possibile creare la bozza. Non è cambiato nulla, riprova tra un attimo.",
  },

  notFound: "Questo ordine non esiste",
  notFoundText:
    "Il link non è completo, oppure l’ordine appartiene a un altro account. Aprilo di nuovo dall’e-mail o accedi.",
  failed: "Al momento l’ordine non si carica",
  offline: "Nessuna connessione",
  failedText: "È salvato, non si è perso nulla.",
  tryAgain: "Riprova",
  toHome: "Vai alla pagina iniziale",
  problem: {
    "not-payable": "Al momento non c’è nulla da pagare. La pagina mostra ora lo stato più recente.",
    "vouchers-used":
      "Questo ordine non è stato pagato in tempo e il suo codice o buono è stato usato altrove. Annullalo e ordina di nuovo.",
    "not-cancellable": "Non si può più annullare, la produzione è iniziata.",
    "withdrawal-over":
      "Secondo i nostri conti il termine per il recesso è passato. Se gli articoli sono arrivati più tardi, scrivici.",
    "withdrawal-not-offered": "Da qui non c’è più nulla da cui recedere. La pagina mostra ora lo stato più recente.",
    "already-withdrawn": "Da questo hai già esercitato il recesso.",
    "voucher-spent":
      "Una parte del buono regalo è già stata usata, perciò da qui non si può più recedere dal suo acquisto. Non è cambiato nulla. Se lo desideri comunque, scrivici.",
    "line-personalised": "Gli articoli realizzati per te sono esclusi dal recesso.",
    "payment-provider-unavailable": "La pagina di pagamento al momento non è raggiungibile. Riprova tra un momento.",
    offline: "Nessuna connessione. Non è cambiato nulla, riprova.",
    failed: "Non ha funzionato, e dipende da noi. Riprova tra un momento.",
  },
};
